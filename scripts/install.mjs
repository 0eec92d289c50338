import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { inRoot } from './paths.mjs'
import { runChild } from './run-child.mjs'
import { Stop } from './stop.mjs'
import { withLock } from './with-lock.mjs'

const STAMP = 'node_modules/.laurel-installed'
const UNREACHABLE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/

/** Installs what the lock file names, unless that is what node_modules holds. */
export async function install() {
  const stamp = await expectedStamp()
  if (await isInstalled(stamp)) return
  await withLock('installation', async () => {
    if (await isInstalled(stamp)) return
    console.log('Installing what package-lock.json names ...')
    await runNpm()
    await writeFile(inRoot(STAMP), stamp)
  })
}

async function expectedStamp() {
  const lock = await readFile(inRoot('package-lock.json'))
  const hash = createHash('sha256').update(lock).digest('hex')
  return `${hash} ${process.platform}-${process.arch}\n`
}

async function isInstalled(stamp) {
  if ((await readFile(inRoot(STAMP), 'utf8').catch(() => '')) === stamp) return true
  if (!(await isInstalledByHand())) return false
  await writeFile(inRoot(STAMP), stamp)
  return true
}

/** npm writes its own list into node_modules at the end of a whole installation. */
async function isInstalledByHand() {
  const wanted = await packagesOf('package-lock.json')
  const found = await packagesOf('node_modules/.package-lock.json')
  if (!wanted || !found) return false
  const isSame = ([path, { version }]) => wanted[path]?.version === version
  const isThere = ([path, { version, optional }]) =>
    optional || !path.startsWith('node_modules/') || found[path]?.version === version
  // Where node_modules is shared between systems, another one's programs may be in it.
  const platform = `-${process.platform}-${process.arch}`
  const isForThisSystem = Object.keys(found).some((path) => path.endsWith(platform))
  return (
    isForThisSystem && Object.entries(found).every(isSame) && Object.entries(wanted).every(isThere)
  )
}

async function packagesOf(path) {
  try {
    return JSON.parse(await readFile(inRoot(path), 'utf8')).packages
  } catch {
    return undefined
  }
}

async function runNpm() {
  // Builds need the development packages whatever NODE_ENV the host sets; warnings about the host's
  // Node do not concern the pinned one; without a network npm would be silent for minutes.
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
    '--fetch-retry-maxtimeout=15000',
  ]
  const npm = process.env.npm_execpath
  const isNpm = npm !== undefined && /npm-cli\.c?js$/.test(npm)
  const [file, ...first] = isNpm ? [process.execPath, npm] : ['npm']
  const { exitCode, errors } = await runChild(file, [...first, ...args], {
    keepErrors: true,
  }).catch((error) => {
    if (error.code === 'ENOENT')
      throw new Stop('npm was not found. Install Node with npm, version 20 or later.')
    throw error
  })
  if (exitCode === 0) return
  if (UNREACHABLE.test(errors))
    throw new Stop(
      'The packages could not be fetched: the npm registry was not reached. Check the network, or the registry and proxy that npm is set to, and start again.',
    )
  throw new Stop(`npm ci failed (exit code ${exitCode}); see its lines above.`)
}
