import { setImmediate as nextTurn } from 'node:timers/promises'

/** Nothing keeps other calls waiting for more than 20 ms; one more item fits into the rest. */
const TURN_MILLISECONDS = 8

/** Does a small thing with each item, leaving other calls their turns in between. */
export async function inTurns<Item>(
  items: Iterable<Item>,
  take: (item: Item) => void,
): Promise<void> {
  let turnEnds = performance.now() + TURN_MILLISECONDS
  for (const item of items) {
    if (performance.now() >= turnEnds) {
      await nextTurn()
      turnEnds = performance.now() + TURN_MILLISECONDS
    }
    take(item)
  }
}
