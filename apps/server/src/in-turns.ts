import { setImmediate as nextRound } from 'node:timers/promises'

/** Nothing keeps other calls waiting for more than 20 ms; one more step fits into the rest. */
const TURN_MILLISECONDS = 8

let lastTurn: Promise<unknown> = Promise.resolve()

/** Leaves other calls theirs, and long tasks one each: the turns of several at once would add up. */
export function nextTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => nextRound())
  return lastTurn
}

/** Takes small steps to their end, leaving other calls their turns in between. */
export async function finishInTurns<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  for (;;) {
    // At first, too: what was done before, such as reading rows, has had its turn.
    await nextTurn()
    const turnEnds = performance.now() + TURN_MILLISECONDS
    do {
      const step = steps.next()
      if (step.done) return step.value
    } while (performance.now() < turnEnds)
  }
}

/** Does a small thing with each item, leaving other calls their turns in between. */
export function inTurns<Item>(items: Iterable<Item>, take: (item: Item) => void): Promise<void> {
  return finishInTurns(stepsOf(items, take))
}

function* stepsOf<Item>(
  items: Iterable<Item>,
  take: (item: Item) => void,
): Generator<undefined, void> {
  for (const item of items) {
    take(item)
    yield
  }
}
