import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { inRoot } from './paths.mjs'
import { withLock } from './with-lock.mjs'

const name = `try-${process.pid}`
const lockFile = inRoot(`build/${name}.lock`)

afterEach(() => rm(lockFile, { force: true }))

test('work of the same name runs one after the other', async () => {
  const told = vi.spyOn(console, 'log').mockReturnValue()
  let running = 0
  const seen = []
  const work = async () => {
    seen.push(++running)
    // The first holds the lock until both others stand before it.
    await expect.poll(() => told.mock.calls.length).toBe(2)
    running--
  }
  await Promise.all([withLock(name, work), withLock(name, work), withLock(name, work)])
  expect(seen).toEqual([1, 1, 1])
})

test('a lock whose holder was killed is broken', async () => {
  const holder = spawn('true')
  await once(holder, 'exit')
  await writeFile(lockFile, `${holder.pid}\n`)
  await withLock(name, async () =>
    expect(await readFile(lockFile, 'utf8')).toBe(`${process.pid}\n`),
  )
})

test('a failure of the work frees the lock', async () => {
  await expect(withLock(name, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withLock(name, async () => 'again')).toBe('again')
})
