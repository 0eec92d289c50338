import type { Clause, HardClause } from '@laurel/matching/criteria'
import { FACTS } from '@laurel/matching/facts'
import { parseCriteria } from '@laurel/matching/parse-criteria'
import type { KeptSentence } from '../../../../db/schema/readings.ts'
import type { ListingReading, ListingText, Quote, ReadClause } from '../listing-reading.ts'
import { isBorneOut, NEGATION } from './is-borne-out.ts'
import { numberSentences, type NumberedSentence } from './number-sentences.ts'

/** Words with which a sentence asks something of somebody, whatever a model says of it. */
const ASKS =
  /\b(?:must|only|eligib\w*|ineligib\w*|open to|limited to|restricted|require[sd]?|qualif\w+|not|cannot|preference|preferred)\b/i

/** A reading with what a model added, and how much of its answer was taken. */
export interface ModelReading {
  reading: ListingReading
  taken: number
  /** Clauses without their quote, against a certain one, or with more than their words say. */
  refused: number
}

/** Letters and digits with one space between words: a model copies quotes and dashes in its own way. */
const plain = (text: string): { text: string; at: number[] } => {
  let kept = ''
  const at: number[] = []
  for (let from = 0; from < text.length; from += 1) {
    const letter = text.charAt(from)
    const isWord = /[\p{L}\p{N}]/u.test(letter)
    if (!isWord && (kept === '' || kept.endsWith(' '))) continue
    kept += isWord ? letter.toLowerCase() : ' '
    at.push(from)
  }
  return { text: kept, at }
}

/** Where the quoted words stand in a sentence; null when they do not. */
const findQuote = (sentence: string, quote: string): { from: number; to: number } | null => {
  const [words, sought] = [plain(sentence), plain(quote).text.trim()]
  if (sought === '') return null
  const found = ` ${words.text.trimEnd()} `.indexOf(` ${sought} `)
  if (found < 0) return null
  const from = words.at[found]
  const last = words.at[found + sought.length - 1]
  return from === undefined || last === undefined ? null : { from, to: last + 1 }
}

const factsIn = (clause: Clause): string[] => {
  if ('fact' in clause) return [`${clause.fact}:${clause.relation ?? 'self'}`]
  if ('all' in clause) return clause.all.flatMap(factsIn)
  if ('any' in clause) return clause.any.flatMap(factsIn)
  return 'not' in clause ? factsIn(clause.not) : []
}

const parseClauseOf = (criteria: unknown): HardClause | null => {
  const parsed = parseCriteria([criteria], FACTS)
  if (!('criteria' in parsed)) return null
  const [only] = parsed.criteria.all
  return only === undefined || 'soft' in only ? null : only
}

const isPreference = (clause: Clause): boolean => 'soft' in clause

/** Whether the rules are sure of something else about the same fact. */
const isAgainst = (clause: HardClause, isSoft: boolean, rules: readonly ReadClause[]): boolean => {
  const facts = factsIn(clause)
  return rules.some(
    ({ criteria, confidence }) =>
      confidence === 'certain' &&
      isPreference(criteria) === isSoft &&
      factsIn(criteria).some((fact) => facts.includes(fact)),
  )
}

const isSame = (one: Clause, other: Clause): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The clause as it is taken; null when it is refused; undefined when the rules have it already. */
const takeClause = (
  { quote, criteria, isPreferred, isSure }: KeptSentence['clauses'][number],
  { text, from }: NumberedSentence,
  words: string,
  rules: readonly ReadClause[],
): ReadClause | null | undefined => {
  const place = findQuote(words, quote)
  const clause = parseClauseOf(criteria)
  if (!place || !clause) return null
  const said: Clause = isPreferred ? { ...clause, soft: true } : clause
  if (rules.some((known) => isSame(known.criteria, said))) return undefined
  const quoted = words.slice(place.from, place.to)
  // A denial outside the quote may turn it.
  const isDenied = NEGATION.test(words) && !NEGATION.test(quoted)
  if (!isBorneOut(clause, quoted) || isAgainst(clause, isPreferred, rules)) return null
  return {
    words: quoted,
    at: { text, from: from + place.from, to: from + place.to },
    criteria: said,
    confidence: isSure && !isDenied ? 'likely' : 'unsure',
    reader: 'model',
  }
}

const liesIn = ({ at }: Quote, { text, from, to }: NumberedSentence): boolean =>
  at.text === text && at.from >= from && at.to <= to

/**
 * Adds what a model said of a listing's sentences to what the rules read. Only sentences that the
 * rules left unread are opened to it; each clause needs its quote, values that the words say, and no
 * certain clause against it. It is likely at most. A sentence counts as understood when the model says
 * so and all its clauses were taken surely, or when it asks nothing and has no word that asks.
 */
export const addModelReading = (
  texts: readonly ListingText[],
  rules: ListingReading,
  answer: readonly KeptSentence[],
): ModelReading => {
  const clauses = [...rules.clauses]
  const asksNothing = [...rules.asksNothing]
  let unread = [...rules.unread]
  let [taken, refused] = [0, 0]
  const byNumber = new Map(answer.map((sentence) => [sentence.number, sentence]))
  for (const sentence of numberSentences(texts)) {
    const said = byNumber.get(sentence.number)
    const left = unread.filter((quote) => liesIn(quote, sentence))
    if (!said || left.length === 0) continue
    const words = (texts[sentence.text]?.text ?? '').slice(sentence.from, sentence.to)
    const weighed = said.clauses.map((clause) => takeClause(clause, sentence, words, clauses))
    const added = weighed.filter((clause) => clause !== null && clause !== undefined)
    taken += added.length
    refused += weighed.filter((clause) => clause === null).length
    clauses.push(...added)
    const isUnderstood =
      said.says === 'asks' &&
      said.isComplete &&
      weighed.length > 0 &&
      weighed.every((clause) => clause !== null && clause?.confidence !== 'unsure')
    const isNothing = said.says === 'nothing' && said.clauses.length === 0 && !ASKS.test(words)
    if (isNothing) asksNothing.push(...left)
    if (isUnderstood || isNothing) unread = unread.filter((quote) => !left.includes(quote))
  }
  const isTold = taken > 0 || rules.known !== 'unread'
  const known = !isTold ? 'unread' : unread.length > 0 ? 'partly' : 'read'
  return { reading: { known, clauses, unread, asksNothing }, taken, refused }
}
