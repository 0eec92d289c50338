import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { openBackground } from './background.ts'

const { log } = Fastify()

it('settles once all work has ended, also what began meanwhile', async () => {
  const background = openBackground(log)
  const done: string[] = []
  background.start('first', async () => {
    await Promise.resolve()
    done.push('first')
    background.start('second', async () => done.push('second'))
  })
  await background.settle()
  expect(done).toEqual(['first', 'second'])
})

it('logs work that fails and goes on', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const background = openBackground(log)
  background.startAlone('broken', () => Promise.reject(new Error('broken')))
  await background.settle()
  expect(error).toHaveBeenCalledOnce()
  const work = vi.fn(async () => undefined)
  background.startAlone('broken', work)
  await background.settle()
  expect(work).toHaveBeenCalledOnce()
})

it('runs once more for all who ask while it runs', async () => {
  const background = openBackground(log)
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = vi.fn(() => promise)
  for (let asked = 0; asked < 5; asked += 1) background.startAlone('send', work)
  expect(work).toHaveBeenCalledOnce()
  resolve()
  await background.settle()
  expect(work).toHaveBeenCalledTimes(2)
})
