import { expect, it } from 'vitest'
import { openTurns, QueueFull } from './turns.ts'

const forever = new AbortController().signal

/** Asks for turns in this order, and tells in which order they began. */
async function orderOf(owners: string[], bounds = { atOnce: 1, waiting: 10, waitingOfOne: 5 }) {
  const turns = openTurns(bounds)
  const began: string[] = []
  await Promise.all(
    owners.map(async (owner) => {
      const end = await turns.take(owner, forever)
      began.push(owner)
      end()
    }),
  )
  return began.join(' ')
}

it('one who asks for much does not hold up one who asks for little', async () => {
  expect(await orderOf(['a1', 'a', 'a', 'a', 'b', 'c'])).toBe('a1 a b c a a')
})

it('as many work at once as may', async () => {
  const turns = openTurns({ atOnce: 2, waiting: 10, waitingOfOne: 10 })
  const ends = [await turns.take('a', forever), await turns.take('a', forever)]
  let hasBegun = false
  const third = turns.take('a', forever).then((end) => {
    hasBegun = true
    return end
  })
  await Promise.resolve()
  expect(hasBegun).toBe(false)
  ends[0]?.()
  ends[0]?.()
  ;(await third)()
  ends[1]?.()
  const again = await turns.take('a', forever)
  again()
})

it('refuses more than may wait, of everybody and of one', async () => {
  const turns = openTurns({ atOnce: 1, waiting: 3, waitingOfOne: 2 })
  const end = await turns.take('a', forever)
  const waiting = ['a', 'a', 'b'].map(async (owner) => (await turns.take(owner, forever))())
  await expect(turns.take('a', forever)).rejects.toThrow(QueueFull)
  await expect(turns.take('c', forever)).rejects.toThrow(QueueFull)
  end()
  await Promise.all(waiting)
})

it('one who leaves the queue gives the place free', async () => {
  const turns = openTurns({ atOnce: 1, waiting: 1, waitingOfOne: 1 })
  const end = await turns.take('a', forever)
  const leaving = new AbortController()
  const left = turns.take('b', leaving.signal)
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  const next = turns.take('c', forever)
  end()
  ;(await next)()
  await expect(turns.take('d', leaving.signal)).rejects.toThrow('gone')
})
