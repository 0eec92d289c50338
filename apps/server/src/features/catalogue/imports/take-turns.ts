import { nextTurn } from '../../../in-turns.ts'

/** Other calls have their turn in between; the parsing of some rows fits into this. */
const TURN_MILLISECONDS = 8

/** To be waited for before each row: leaves others their turn when this one's is over. */
export const takeTurns = (): (() => Promise<void>) => {
  let endsAt = performance.now() + TURN_MILLISECONDS
  return async () => {
    if (performance.now() < endsAt) return
    await nextTurn()
    endsAt = performance.now() + TURN_MILLISECONDS
  }
}
