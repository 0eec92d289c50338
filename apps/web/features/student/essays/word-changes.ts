import { diffArrays } from 'diff'

/** A stretch of text that two versions share, or that only one of them has. */
export interface Change {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Versions with little in common take long to compare; then they are shown without marks. */
const LONGEST_MS = 1500

/**
 * What changes between two texts, word by word. A word carries the blanks behind it, and the end
 * of a line stands for itself. undefined when the texts are too different to say.
 */
export function wordChanges(from: string, to: string): Change[] | undefined {
  const parts = diffArrays(wordsOf(from), wordsOf(to), { comparator: isSame, timeout: LONGEST_MS })
  return parts?.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}

/** How many places differ: a word replaced by another is one. */
export function countChanges(changes: readonly Change[]): number {
  return changes.filter(
    ({ kind }, at) => kind !== 'same' && (at === 0 || changes[at - 1]?.kind === 'same'),
  ).length
}

function wordsOf(text: string): string[] {
  const words: string[] = []
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)
  for (const { segment, isWordLike } of segments) {
    const last = words.at(-1)
    const isTail = !isWordLike && segment !== '\n' && last !== undefined && !last.endsWith('\n')
    if (isTail) words[words.length - 1] = last + segment
    else words.push(segment)
  }
  return words
}

const isSame = (one: string, other: string): boolean =>
  one === other || withoutBlanks(one) === withoutBlanks(other)

const withoutBlanks = (word: string): string => word.replace(/(?<![^\S\n])[^\S\n]+$/, '')
