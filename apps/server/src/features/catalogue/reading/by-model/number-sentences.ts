import type { ListingText } from '../listing-reading.ts'
import { SENTENCE_LIMIT, splitSentences } from '../split-sentences.ts'

/** A sentence of a listing as a model is asked for it: by its number, from 1 on. */
export interface NumberedSentence {
  number: number
  /** Its text's place in the list, and its characters there. */
  text: number
  from: number
  to: number
}

/** What a model is asked of one listing: more is left as the rules read it. */
const MOST_SENTENCES = 80
const MOST_CHARACTERS = 12_000

/** The sentences on who may apply, in order, up to a limit that keeps one question small. */
export const numberSentences = (texts: readonly ListingText[]): NumberedSentence[] => {
  const numbered: NumberedSentence[] = []
  let characters = 0
  for (const [text, { kind, text: words }] of texts.entries()) {
    if (kind === 'title' || kind === 'sponsor') continue
    for (const { from, to, isLead } of splitSentences(words.slice(0, MOST_CHARACTERS))) {
      if (isLead || to - from > SENTENCE_LIMIT) continue
      characters += to - from
      if (characters > MOST_CHARACTERS || numbered.length >= MOST_SENTENCES) return numbered
      numbered.push({ number: numbered.length + 1, text, from, to })
    }
  }
  return numbered
}
