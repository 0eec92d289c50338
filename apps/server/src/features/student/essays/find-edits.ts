import { diffArrays } from 'diff'
import { readWords } from './read-words.ts'

/** At `at` of the text before, `removed` units went and `added` came. */
export interface TextEdit {
  at: number
  removed: number
  added: string
}

/** A tag, an entity, a word, blanks, or one other sign. */
const TOKEN = /<[^<>]*>|&[#\w]{1,10};|[\p{L}\p{M}\p{N}]+|\s+|[\s\S]/gu
/** So many words in a row are hardly the same by chance. */
export const RUN_WORDS = 4
/** Beyond so many, comparing takes longer than it tells. */
const MOST_TOKENS = 20_000
const MOST_CHANGES = 400

/**
 * The edits from one text to another, word by word; where the two have too little in common, all
 * that differs is replaced at once.
 */
export function findEdits(before: string, after: string): TextEdit[] {
  if (before === after) return []
  const start = sharedStart(before, after)
  const end = sharedEnd(before, after, start)
  const [from, to] = [
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  ]
  const whole = { at: start, removed: from.length, added: to }
  if (from === '' || to === '') return [whole]
  return compareWords(from, to, start) ?? [whole]
}

/** How long both are the same at the beginning, to the end of a tag or of blanks. */
function sharedStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let length = 0
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length++
  while (length > 0 && !/[\s>]/.test(one.charAt(length - 1))) length--
  return length
}

/** How long both are the same at the end, from the beginning of a tag or of blanks. */
function sharedEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start
  const at = (text: string, length: number) => text.charCodeAt(text.length - length)
  let length = 0
  while (length < most && at(one, length + 1) === at(other, length + 1)) length++
  while (length > 0 && !/[\s<]/.test(one.charAt(one.length - length))) length--
  return length
}

function compareWords(before: string, after: string, offset: number): TextEdit[] | undefined {
  const [from, to] = [before.match(TOKEN) ?? [], after.match(TOKEN) ?? []]
  if (from.length + to.length > MOST_TOKENS) return undefined
  const changes = diffArrays(from, to, { maxEditLength: MOST_CHANGES })
  if (!changes) return undefined
  const edits: TextEdit[] = []
  let [at, isOpen] = [offset, false]
  for (const { added, removed, value } of changes) {
    const text = value.join('')
    if (added || removed) {
      const edit = (isOpen ? edits.pop() : undefined) ?? { at, removed: 0, added: '' }
      if (removed) edit.removed += text.length
      else edit.added += text
      edits.push(edit)
    }
    isOpen = added || removed
    if (!added) at += text.length
  }
  return joinEdits(edits, (from, to) => before.slice(from - offset, to - offset))
}

/**
 * Takes edits together between which less stayed than changed: a few words that two passages have
 * in common by chance are no part of the other passage.
 */
function joinEdits(
  edits: readonly TextEdit[],
  textBefore: (from: number, to: number) => string,
): TextEdit[] {
  const joined: TextEdit[] = []
  for (const edit of edits) {
    let next = edit
    for (let last = joined.at(-1); last; last = joined.at(-1)) {
      const kept = textBefore(last.at + last.removed, next.at)
      if (!isByChance(kept, last, next)) break
      joined.pop()
      next = {
        at: last.at,
        removed: last.removed + kept.length + next.removed,
        added: last.added + kept + next.added,
      }
    }
    joined.push(next)
  }
  return joined
}

const isByChance = (kept: string, ...around: readonly TextEdit[]): boolean =>
  kept.trim() === '' ||
  (readWords(kept).length < RUN_WORDS &&
    around.every(({ removed, added }) => kept.length <= Math.max(removed, added.length)))
