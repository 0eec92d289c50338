import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { inRoot, root } from './paths.mjs'
import { runChild } from './run-child.mjs'
import { withLock } from './with-lock.mjs'

const WEB = inRoot('apps/web')
const TARGET = join(WEB, 'build')
const STAMP = '.inputs'
const LARGE_BYTES = 16_384
/** At its best, as zlib does it by default. */
const brotli = promisify(brotliCompress)
const GENERATED = new Set(['build', 'node_modules', '.react-router'])

/**
 * Builds the web app unless what is built came from just these sources and settings. Resolves to
 * whether there is a build of them.
 */
export async function buildWeb({ node, env }) {
  if (await isFresh(await hashInputs())) return true
  return withLock('web-build', async () => {
    const hash = await hashInputs()
    if (await isFresh(hash)) return true
    console.log('Building the web app ...')
    return buildAside({ node, env }, hash)
  })
}

async function isFresh(hash) {
  return (await readFile(join(TARGET, STAMP), 'utf8').catch(() => '')) === hash
}

/** A server that serves the last build keeps a whole one while the next is made. */
async function buildAside({ node, env }, hash) {
  const staging = join(WEB, '.react-router', 'build')
  await rm(staging, { recursive: true, force: true })
  const { exitCode } = await runChild(
    node,
    [inRoot('node_modules/.bin/react-router'), 'build', '--logLevel', 'warn'],
    {
      cwd: WEB,
      env: { ...env, NODE_ENV: 'production', WEB_BUILD_DIRECTORY: staging },
    },
  )
  if (exitCode !== 0) return false
  await compressLargeFiles(join(staging, 'client', 'assets'))
  await writeFile(join(staging, STAMP), hash)
  const old = `${staging}-old`
  await rm(old, { recursive: true, force: true })
  await rename(TARGET, old).catch(ignoreMissing)
  await rename(staging, TARGET)
  await rm(old, { recursive: true, force: true })
  return true
}

/**
 * The smallest form of a large file takes a server too long to make for who asks first after its
 * start: for the framework 9 KB more were sent, 0.2 s on a slow line.
 */
async function compressLargeFiles(folder) {
  const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(folder, name))
      if (content.length < LARGE_BYTES) return
      await writeFile(join(folder, `${name}.br`), await brotli(content))
    }),
  )
}

async function hashInputs() {
  const hash = createHash('sha256')
  const files = [
    ...(await filesBelow('apps/web')),
    ...(await filesBelow('packages')),
    'package-lock.json',
    'scripts/build-web.mjs',
    'tsconfig.base.json',
    ...(await filesBelow('content').catch(ignoreMissing)),
  ]
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)).sort())
    hash
      .update(`${file}\0`)
      .update(await readFile(join(root, file)))
      .update('\0')
  // PRODUCT_NAME and its like are built in; see envPrefix in apps/web/vite.config.ts.
  const settings = Object.entries(process.env).filter(([name]) =>
    /^(PRODUCT_|PROMOTIONAL_COPY$)/.test(name),
  )
  return hash.update(JSON.stringify(settings.sort())).digest('hex')
}

async function filesBelow(directory) {
  const entries = await readdir(join(root, directory), { withFileTypes: true })
  const lists = entries
    .filter((entry) => !GENERATED.has(entry.name) && !entry.name.endsWith('.tsbuildinfo'))
    .map((entry) => {
      const path = `${directory}/${entry.name}`
      if (entry.isDirectory()) return filesBelow(path)
      return entry.isFile() ? [path] : []
    })
  return (await Promise.all(lists)).flat()
}

function ignoreMissing(error) {
  if (error.code !== 'ENOENT') throw error
  return []
}
