import { wordsOf } from './question-words.ts'

/** Two texts of different origin share hardly any three words in a row. */
const RUN_WORDS = 3
const TRACED_SHARE = 0.1

/** Whether a text still shows that it was taken from another, however much it was edited since. */
export function isTakenFrom(text: string, taken: string): boolean {
  const [runs, takenRuns] = [runsOf(text), runsOf(taken)]
  const shared = runs.intersection(takenRuns).size
  return shared > 0 && shared >= Math.min(runs.size, takenRuns.size) * TRACED_SHARE
}

function runsOf(text: string): Set<string> {
  const words = wordsOf(text)
  const starts = words.slice(0, Math.max(1, words.length - RUN_WORDS + 1))
  return new Set(starts.map((_, at) => words.slice(at, at + RUN_WORDS).join(' ')))
}
