import { runsOf, wordsOf } from '../../../text/words.ts'

/** Two texts of different origin share hardly any three words in a row. */
const RUN_WORDS = 3
const TRACED_SHARE = 0.1

/** Whether a text still shows that it was taken from another, however much it was edited since. */
export function isTakenFrom(text: string, taken: string): boolean {
  const runs = new Set(runsOf(wordsOf(text), RUN_WORDS))
  const takenRuns = new Set(runsOf(wordsOf(taken), RUN_WORDS))
  const shared = runs.intersection(takenRuns).size
  return shared > 0 && shared >= Math.min(runs.size, takenRuns.size) * TRACED_SHARE
}
