import { countWords } from '@laurel/contract/count-words'
import type { Option } from './fit-length.ts'

const PARAGRAPH_WORDS = 70
const LAST_PARAGRAPH_WORDS = 18
/** A paragraph before a new subject may be shorter. */
const BEFORE_NEW_SUBJECT = 30

/** Sets passages as paragraphs of a fair length, with empty lines between; passages stay whole. */
export function joinParagraphs(
  passages: readonly Pick<Option, 'sentences' | 'startsParagraph'>[],
  least = PARAGRAPH_WORDS,
): string {
  const paragraphs: string[] = []
  let open = ''
  for (const { sentences, startsParagraph } of passages) {
    if (sentences.length === 0) continue
    const enough = startsParagraph ? Math.min(least, BEFORE_NEW_SUBJECT) : least
    if (open !== '' && least !== Infinity && countWords(open) >= enough) {
      paragraphs.push(open)
      open = ''
    }
    open = [open, ...sentences].filter((part) => part !== '').join(' ')
  }
  const last = paragraphs.at(-1)
  if (last !== undefined && countWords(open) < LAST_PARAGRAPH_WORDS) {
    return [...paragraphs.slice(0, -1), `${last} ${open}`.trim()].join('\n\n')
  }
  return [...paragraphs, open].join('\n\n').trim()
}
