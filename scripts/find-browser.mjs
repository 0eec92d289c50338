import { accessSync, constants, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runChild } from './run-child.mjs'
import { Stop } from './stop.mjs'

/** Chromium without its windows: it draws the same pages for three quarters of the work. */
const HEADLESS = { names: ['chromium-headless-shell'], paths: ['/usr/bin/chromium-headless-shell'] }
const WHOLE = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  paths: [
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
}

/**
 * The path of a browser, which Debian's package provides where that may be installed: the headless
 * shell, or, where it cannot be had or `isWhole`, a Chrome or Chromium as people have it.
 */
export async function provideBrowser({ isWhole = false } = {}) {
  const named = namedBrowser()
  if (named) return named
  const provided = (!isWhole && (await provide(HEADLESS))) || (await provide(WHOLE))
  if (provided) return provided
  throw new Stop(
    'The browser journeys need Chrome or Chromium. Install one (on Debian: apt-get install chromium), or set CHROME_PATH to it.',
  )
}

/** One that is here already, without its windows where possible; undefined without any. */
export const findBrowser = () => namedBrowser() || findInstalled(HEADLESS) || findInstalled(WHOLE)

function namedBrowser() {
  const named = process.env.CHROME_PATH
  if (named && !isExecutable(named))
    throw new Stop(`CHROME_PATH names ${named}, which cannot be run.`)
  return named
}

async function provide(kind) {
  const found = findInstalled(kind)
  if (found) return found
  if (process.getuid?.() === 0 && isDebian()) await install(kind.names[0])
  return findInstalled(kind)
}

function findInstalled({ names, paths }) {
  const directories = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = directories.flatMap((directory) => names.map((name) => join(directory, name)))
  return [...paths, ...onPath].find(isExecutable)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Ubuntu's package of that name is an empty one that needs snap. */
function isDebian() {
  try {
    return /^ID=["']?debian/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

async function install(name) {
  console.log(`Installing Debian’s ${name} for the browser journeys ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const { exitCode } = await runChild('apt-get', args, { env })
    if (exitCode !== 0) return
  }
}
