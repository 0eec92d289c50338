import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTurns } from './in-turns.ts'

/** Longer than a turn, so that each step takes one of its own. */
const STEP_MILLISECONDS = 10

const work = () => vi.advanceTimersByTime(STEP_MILLISECONDS)

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

it('lets everybody else go on after each turn, also when several tasks take theirs', async () => {
  let round = 0
  let isOver = false
  const others = () => {
    round += 1
    if (!isOver) setImmediate(others)
  }
  setImmediate(others)
  const rounds: number[] = []
  const task = () =>
    inTurns([1, 2, 3], () => {
      work()
      rounds.push(round)
    })
  await Promise.all([task(), task(), task()])
  isOver = true
  expect(rounds).toHaveLength(9)
  expect(new Set(rounds).size).toBe(9)
})

it('goes on with others after a task that fails', async () => {
  const fails = inTurns([1], () => {
    throw new Error('no')
  })
  await expect(fails).rejects.toThrow('no')
  const taken: number[] = []
  await inTurns([1, 2], (item) => void taken.push(item))
  expect(taken).toEqual([1, 2])
})
