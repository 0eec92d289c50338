import { accessSync, constants, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runChild } from './run-child.mjs'
import { Stop } from './stop.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const FIXED_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chrome or Chromium, which Debian's package provides where that may be installed. */
export async function provideBrowser() {
  const named = process.env.CHROME_PATH
  if (named) {
    if (isExecutable(named)) return named
    throw new Stop(`CHROME_PATH names ${named}, which cannot be run.`)
  }
  const found = findInstalled()
  if (found) return found
  if (process.getuid?.() === 0 && isDebian()) await installChromium()
  const installed = findInstalled()
  if (installed) return installed
  throw new Stop(
    'The browser journeys need Chrome or Chromium. Install one (on Debian: apt-get install chromium), or set CHROME_PATH to it.',
  )
}

function findInstalled() {
  const directories = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = directories.flatMap((directory) => NAMES.map((name) => join(directory, name)))
  return [...FIXED_PATHS, ...onPath].find(isExecutable)
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

async function installChromium() {
  console.log('Installing Debian’s Chromium for the browser journeys ...')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', 'chromium']]) {
    const { exitCode } = await runChild('apt-get', args, { env })
    if (exitCode !== 0) return
  }
}
