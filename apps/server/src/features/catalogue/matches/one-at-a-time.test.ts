import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

/** A task whose runs are ended by hand. */
function aTask() {
  const runs: PromiseWithResolvers<void>[] = []
  const task = () => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  }
  return { runs, task }
}

it('lets all who call during one run share the next, and none share the one that began before', async () => {
  const { runs, task } = aTask()
  const call = oneAtATime(task)
  const first = call()
  const later = [call(), call()]
  expect([runs.length, later[0] === later[1], later[0] === first]).toEqual([1, true, false])
  runs[0]?.resolve()
  await first
  await expect.poll(() => runs.length).toBe(2)
  const last = call()
  runs[1]?.resolve()
  await Promise.all(later)
  await expect.poll(() => runs.length).toBe(3)
  runs[2]?.resolve()
  await last
  void call()
  expect(runs).toHaveLength(4)
})

it('goes on after a run that failed', async () => {
  const { runs, task } = aTask()
  const call = oneAtATime(task)
  const first = call()
  const second = call()
  runs[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.resolve()
  await second
})
