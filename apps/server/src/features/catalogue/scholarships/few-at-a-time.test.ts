import { expect, it } from 'vitest'
import { fewAtATime } from './few-at-a-time.ts'

it('runs a few at a time in order, and refuses when too many wait', async () => {
  const run = fewAtATime({ places: 2, waiting: 1 })
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const task = (name: string) => {
    const end = Promise.withResolvers<string>()
    ends.set(name, end)
    return run(() => {
      begun.push(name)
      return end.promise
    })
  }
  const [a, b, c] = [task('a'), task('b'), task('c')]
  await expect(task('d')).rejects.toMatchObject({ code: 'OVERLOADED' })
  expect(begun).toEqual(['a', 'b'])
  ends.get('b')?.reject(new Error('lost'))
  await expect(b).rejects.toThrow('lost')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  const e = task('e')
  ends.get('a')?.resolve('done')
  expect(await a).toBe('done')
  for (const name of ['c', 'e']) ends.get(name)?.resolve(name)
  expect(await Promise.all([c, e])).toEqual(['c', 'e'])
})
