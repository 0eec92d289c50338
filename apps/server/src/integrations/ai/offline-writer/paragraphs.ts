import { countWords } from '@laurel/contract/count-words'
import { cleanText, hasWords } from './clean-text.ts'
import type { Option } from './fit-length.ts'
import { sentencesOf } from '../../../text/sentences.ts'
import { tidySentence } from './tidy-sentence.ts'

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

/** A text of the student's as sentences in paragraphs, with small slips put right. */
export const paragraphsOf = (text: string): string[][] =>
  cleanText(text, 'gaps')
    .split(/\n+/)
    .map((paragraph) => sentencesOf(paragraph).map(tidy).filter(hasWords))
    .filter((sentences) => sentences.length > 0)

const tidy = (sentence: string): string =>
  sentence.includes('[') || sentence.includes(']') ? sentence : tidySentence(sentence)

export const sayParagraphs = (paragraphs: readonly (readonly string[])[]): string =>
  paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '))
    .join('\n\n')
