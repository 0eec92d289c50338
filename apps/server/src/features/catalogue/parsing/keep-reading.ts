import { createHash } from 'node:crypto'
import type { Clause } from '@laurel/matching/criteria'
import { MAX_ATTEST_LENGTH } from '@laurel/matching/parse-criteria'
import type { ListingReading, ListingText, Quote } from '../reading/listing-reading.ts'
import { TEXT_LIMIT } from '../reading/add-text.ts'
import { type Sentence, splitSentences } from '../reading/split-sentences.ts'
import { factNamesOf } from '../reading/sentences/clause-facts.ts'
import { unreadQuestion } from '../reading/unread-question.ts'
import type { ClauseInput, ReadingInput } from '../scholarships/scholarship-input.ts'

interface Read {
  texts: readonly ListingText[]
  reading: ListingReading
}

const oneLine = (words: string): string => words.replace(/\s+/g, ' ')

/** All that was read of a listing, in an order of which its criteria can be composed again. */
export const keepReading = ({ texts, reading }: Read): ReadingInput => {
  const sentenceOf = sentenceFinder(texts)
  const facts = factsRead(reading)
  return {
    texts: texts.map(({ kind, text }) => ({ kind, text: text.slice(0, TEXT_LIMIT) })),
    known: reading.known,
    clauses: [
      ...reading.clauses.map(({ criteria, confidence, reader, why, ...quote }) => ({
        ...keep(quote, criteria, sentenceOf(quote)),
        confidence,
        reader: quote.at.text < 0 ? 'column' : reader,
        ...(why === undefined ? {} : { why }),
        isAsked: false,
      })),
      ...reading.unread.map((quote) => keepUnread(texts, quote, facts)),
    ],
  }
}

/** The facts that a reading decides by. */
const factsRead = ({ clauses }: ListingReading): ReadonlySet<string> =>
  new Set(
    clauses
      .filter(({ confidence, criteria }) => confidence !== 'unsure' && !('soft' in criteria))
      .flatMap(({ criteria }) => factNamesOf(criteria)),
  )

/** Of a sentence on who may apply a question is made where a person could ask it so. */
const keepUnread = (
  texts: readonly ListingText[],
  { words: raw, at, isPart }: Quote,
  facts: ReadonlySet<string>,
) => {
  const words = oneLine(raw)
  const isAsking = texts[at.text]?.kind === 'eligibility'
  const question = isPart === true ? null : unreadQuestion(words, isAsking, facts)
  return {
    ...keep({ words, at }, { attest: (question ?? words).slice(0, MAX_ATTEST_LENGTH) }, raw),
    confidence: 'unread' as const,
    reader: at.text < 0 ? 'column' : 'rules',
    isAsked: question !== null,
  }
}

const keep = ({ words, at }: Quote, criteria: Clause, sentence: string) => ({
  words,
  textIndex: at.text,
  fromCharacter: at.from,
  toCharacter: at.to,
  likeness: likenessOf(sentence, words, criteria),
  criteria,
})

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.+-]+/gu, ' ')
    .trim()

/** The same sentence with the same words read the same way has the same likeness everywhere. */
const likenessOf = (sentence: string, words: string, criteria: Clause): string => {
  const isQuestion = 'attest' in criteria
  const said = [plain(sentence), plain(words), isQuestion ? null : criteria]
  return createHash('sha1').update(JSON.stringify(said)).digest('base64url').slice(0, 22)
}

/** The sentence around a quotation; a column or a name stands for itself. */
const sentenceFinder = (texts: readonly ListingText[]) => {
  const split = new Map<number, readonly Sentence[]>()
  const sentencesOf = (index: number, text: string): readonly Sentence[] => {
    const known = split.get(index) ?? splitSentences(text.slice(0, TEXT_LIMIT))
    split.set(index, known)
    return known
  }
  return ({ words, at }: Quote): string => {
    const source = texts[at.text]
    if (!source || source.kind === 'title' || source.kind === 'sponsor') return words
    const around = sentencesOf(at.text, source.text).find(
      ({ from, to }) => from <= at.from && at.to <= to,
    )
    return around ? source.text.slice(around.from, around.to) : words
  }
}

/** Clauses that nobody decided yet. */
export const asRead = (clauses: readonly ClauseInput[]) =>
  clauses.map((clause) => ({ ...clause, state: 'read' as const }))
