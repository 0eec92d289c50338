import type { MatchIndex } from '@laurel/matching/match-index'
import { finishInTurns } from '../../../in-turns.ts'

/** The scores of the next day are made while there is still time to. */
const AHEAD_MILLISECONDS = 300_000

/** Makes an index ready for queries from now on: whoever asks first would wait for it otherwise. */
export function prepareQueries(index: MatchIndex, now: Date): Promise<void> {
  const nowMs = now.getTime()
  return finishInTurns(index.prepareInSteps(nowMs, nowMs + AHEAD_MILLISECONDS))
}
