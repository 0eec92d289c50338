import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { inRoot } from './paths.mjs'

const HEARTBEAT_MS = 2_000
const STALE_AFTER_MS = 15_000

/** Runs the work while no other process of this checkout runs work of the same name. */
export async function withLock(name, work) {
  await mkdir(inRoot('build'), { recursive: true })
  const path = inRoot(`build/${name}.lock`)
  await take(path, name)
  const heartbeat = setInterval(() => {
    const now = new Date()
    utimes(path, now, now).catch(() => undefined)
  }, HEARTBEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    await rm(path, { force: true })
  }
}

async function take(path, name) {
  const mark = `${process.pid}\n`
  for (let attempt = 0; ; attempt++) {
    try {
      await writeFile(path, mark, { flag: 'wx' })
      // Whoever broke the same stale lock at the same moment has by now written over this.
      await pause(50)
      if ((await readFile(path, 'utf8').catch(() => '')) === mark) return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (await isStale(path)) await rm(path, { force: true })
    else {
      if (attempt === 0) console.log(`Another process is busy with the ${name}; waiting for it.`)
      await pause(250)
    }
  }
}

async function isStale(path) {
  try {
    const { mtimeMs } = await stat(path)
    const pid = Number(await readFile(path, 'utf8'))
    const isFresh = performance.timeOrigin + performance.now() - mtimeMs < STALE_AFTER_MS
    return !isFresh || (pid > 0 && !isAlive(pid))
  } catch {
    return false
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
