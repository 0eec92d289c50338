import { runsOf, wordsOf } from '../../../text/words.ts'

/** So many words of ours in a row are no chance. */
const RUN_WORDS = 8

/** Tells whether a text repeats what a model was told in confidence. */
export function leakFinder(confidential: string): (text: string) => boolean {
  const runs = new Set(runsOf(wordsOf(confidential), RUN_WORDS))
  return (text) => runsOf(wordsOf(text), RUN_WORDS).some((run) => runs.has(run))
}
