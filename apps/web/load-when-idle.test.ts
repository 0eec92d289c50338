import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadWhenIdle } from './load-when-idle.ts'

const idle: (() => void)[] = []
const loaded: string[] = []
const part = (name: string) => () => Promise.resolve(loaded.push(name))

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
})
afterEach(() => {
  vi.unstubAllGlobals()
  idle.length = 0
  loaded.length = 0
})

/** Lets the browser be idle once. */
async function rest() {
  idle.shift()?.()
  await new Promise((goOn) => setImmediate(goOn))
}

it('loads one part each time the browser is idle, in order', async () => {
  loadWhenIdle([part('words'), part('room')])
  expect(loaded).toEqual([])
  await rest()
  expect(loaded).toEqual(['words'])
  await rest()
  expect(loaded).toEqual(['words', 'room'])
  expect(idle).toEqual([])
})

it('loads nothing more once it is stopped', async () => {
  const stop = loadWhenIdle([part('words'), part('room')])
  await rest()
  stop()
  await rest()
  expect(loaded).toEqual(['words'])
})

it('leaves what fails, and what comes after it, to whoever needs it', async () => {
  loadWhenIdle([() => Promise.reject(new Error('offline')), part('room')])
  await rest()
  await rest()
  expect(loaded).toEqual([])
})

it('loads a moment later where a browser does not tell when it is idle', async () => {
  vi.unstubAllGlobals()
  vi.useFakeTimers()
  loadWhenIdle([part('room')])
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  expect(loaded).toEqual(['room'])
})
