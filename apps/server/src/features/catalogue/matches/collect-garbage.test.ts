import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { collectGarbage } from './collect-garbage.ts'

it('leaves nothing that nobody holds', async () => {
  const held = { name: 'held' }
  const [kept, left] = [new WeakRef(held), new WeakRef({ name: 'left behind' })]
  // What a weak reference was made of in this turn is kept until its end.
  await nextRound()
  collectGarbage()
  expect(left.deref()).toBeUndefined()
  expect(kept.deref()).toBe(held)
})
