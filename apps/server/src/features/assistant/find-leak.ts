import { wordsOf } from './trace-words.ts'

/** So many words of ours in a row are no chance. */
const RUN_WORDS = 8

/** Tells whether a text repeats what a model was told in confidence. */
export function leakFinder(confidential: string): (text: string) => boolean {
  const runs = new Set(runsOf(wordsOf(confidential)))
  return (text) => runsOf(wordsOf(text)).some((run) => runs.has(run))
}

function runsOf(words: readonly string[]): string[] {
  const starts = Math.max(0, words.length - RUN_WORDS + 1)
  return Array.from({ length: starts }, (_, at) => words.slice(at, at + RUN_WORDS).join(' '))
}
