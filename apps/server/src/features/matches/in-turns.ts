import { setImmediate as nextTurn } from 'node:timers/promises'

/** Nothing keeps other calls waiting for more than 20 ms; one more step fits into the rest. */
const TURN_MILLISECONDS = 8

/** Takes small steps to their end, leaving other calls their turns in between. */
export async function finishInTurns<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  let turnEnds = performance.now() + TURN_MILLISECONDS
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() < turnEnds) continue
    await nextTurn()
    turnEnds = performance.now() + TURN_MILLISECONDS
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
