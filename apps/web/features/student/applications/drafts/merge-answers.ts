import { diff3Merge } from 'node-diff3'
import { isWellFormed, joinBlocks, splitBlocks, splitTokens } from './html-blocks.ts'

export interface Versions {
  /** What both began with. */
  base: string
  mine: string
  theirs: string
}

/** Word by word, longer passages than this take too long; two changes in one are an overlap. */
const WORDS_LIMIT = 4000

/**
 * Both changes in one text; undefined when they touch the same words. Paragraph by paragraph
 * first, word by word inside a paragraph that both have changed. A merged essay is valid HTML.
 */
export function mergeAnswers(versions: Versions): string | undefined {
  const isHtml = Object.values(versions).every((each) => HTML_START.test(each))
  return isHtml ? mergeHtml(versions) : mergeParts(versions, splitLines, splitWords)
}

const HTML_START = /^\s*<(?:p|h[1-6]|ul|ol|blockquote)[\s>]/i

function mergeHtml(versions: Versions): string | undefined {
  const merged = mergeParts(versions, splitBlocks, splitTokens)
  return merged !== undefined && isWellFormed(merged) ? joinBlocks(merged) : undefined
}

type Split = (text: string) => string[]

function mergeParts(
  { base, mine, theirs }: Versions,
  split: Split,
  splitFiner?: Split,
): string | undefined {
  const [a, o, b] = [split(mine), split(base), split(theirs)]
  if (splitFiner === undefined && a.length + o.length + b.length > WORDS_LIMIT) return undefined
  let merged = ''
  for (const { ok, conflict } of diff3Merge(a, o, b, { excludeFalseConflicts: true })) {
    if (ok) merged += ok.join('')
    if (!conflict) continue
    if (!splitFiner) return undefined
    const passage = {
      base: conflict.o.join(''),
      mine: conflict.a.join(''),
      theirs: conflict.b.join(''),
    }
    const finer = mergeParts(passage, splitFiner)
    if (finer === undefined) return undefined
    merged += finer
  }
  return merged
}

/** Lines with their ends. */
const splitLines = (text: string): string[] => text.match(/[^\n]+\n?|\n/g) ?? []

/** Words with the blanks after them, which keeps the many blanks from being compared. */
const splitWords = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? []
