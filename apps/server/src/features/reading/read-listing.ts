import type { Clause, HardClause } from '@laurel/matching/criteria'
import { classifyLead, classifySentence, isHeading, type Lead } from './classify-sentence.ts'
import type {
  ListingReading,
  ListingText,
  Quote,
  ReadClause,
  SentenceClause,
} from './listing-reading.ts'
import { readSentence } from './read-sentence.ts'
import { readTitle } from './read-title.ts'
import { type ClauseOrigin, reconcileClauses, type Weighed } from './reconcile-clauses.ts'
import { type Sentence, SENTENCE_LIMIT, splitSentences } from './split-sentences.ts'

/** A criterion that a column of the source stated, in its words. */
export interface ColumnClause {
  words: string
  clause: HardClause
}

/** More of one text is kept and shown, and not read: the listing is never known completely then. */
export const TEXT_LIMIT = 60_000

interface Found extends Weighed, Quote {}

/** What has been read of a listing so far. */
interface Draft {
  found: Found[]
  unread: Quote[]
  asksNothing: Quote[]
  lifted: Set<string>
  isOpen: boolean
}

const quote = (text: string, at: number, { from, to }: { from: number; to: number }): Quote => ({
  words: text.slice(from, to),
  at: { text: at, from, to },
})

const toFound = (read: SentenceClause, text: string, at: number, origin: ClauseOrigin): Found => ({
  ...quote(text, at, read),
  clause: read.clause,
  isSoft: read.isSoft,
  confidence: read.confidence,
  origin,
  ...(read.why === undefined ? {} : { why: read.why }),
})

/** Words that make a sentence of a description one about who may apply. */
const STRONG_CUE =
  /\b(?:must|eligib\w+|only|requir\w+|open to|limited to|restricted|applicants?|qualif\w+|candidates?|entered|enter|compete)\b/i
const PEOPLE =
  /^(?:for|open)\b|\b(?:students?|seniors?|juniors?|sophomores?|fresh[mw]e?a?n|members?|women|girls|undergraduates?|graduates?|individuals?|youth|teens?|children|veterans?|people|residents?|citizens?|scholars|those who|anyone who|you)\b/i

const FOR_PEOPLE =
  /\bfor\b[^.;]{0,60}\b(?:students?|seniors?|members|women|undergraduates?|graduates|individuals|youth|teens|children|people|those who)\b/i

/** A description also tells of the award and its giver: what names no people and asks nothing is that. */
const isAboutApplicants = (sentence: string): boolean =>
  STRONG_CUE.test(sentence) || PEOPLE.test(sentence)

const WIDENS = /\b(?:also|additionally|in addition)\b/i
const ADMITS = /\b(?:eligible|apply|open|considered|welcome|accepted|qualify)\b/i

/** Reads one sentence into the draft, under what the line above it said. */
const addSentence = (
  draft: Draft,
  { kind, text }: ListingText,
  at: number,
  sentence: Sentence,
  lead: Lead,
): SentenceClause[] | null => {
  const words = text.slice(sentence.from, sentence.to)
  const place = quote(text, at, sentence)
  if (words.length > SENTENCE_LIMIT) {
    draft.unread.push(place)
    return null
  }
  const first = classifySentence(words)
  if (first === 'open') draft.isOpen = true
  if (first === 'nothing' || first === 'open' || lead === 'apart' || lead === 'later') {
    draft.asksNothing.push(place)
    return null
  }
  const read = readSentence(text, sentence.from, sentence.to, kind)
  const clauses = lead === 'preference' ? read.clauses.map(soften) : read.clauses
  const saysNothing =
    clauses.length === 0 &&
    read.lifted.length === 0 &&
    ((first === 'award' && read.facts.length === 0 && !FOR_PEOPLE.test(words)) ||
      (read.isWhole && read.isVague) ||
      (kind === 'description' && read.facts.length === 0 && !isAboutApplicants(words)))
  if (saysNothing) {
    draft.asksNothing.push(place)
    return null
  }
  if (WIDENS.test(words) && ADMITS.test(words)) demote(draft, read.facts)
  for (const fact of read.isWhole ? read.lifted : []) draft.lifted.add(fact)
  const isUnderstood = read.isWhole && (clauses.length > 0 || read.lifted.length > 0)
  if (lead === 'not') {
    // What a list rules out is only shown: which words of an item it turns, nobody can be sure of.
    draft.unread.push(place)
    return null
  }
  if (lead === 'any') return isUnderstood ? clauses : null
  draft.found.push(...clauses.map((clause) => toFound(clause, text, at, 'text')))
  if (!isUnderstood && lead !== 'preference') draft.unread.push(place)
  return clauses
}

const soften = (clause: SentenceClause): SentenceClause => ({ ...clause, isSoft: true })

/** 'Juniors may also apply': what was read of the same fact before did not name all. */
const demote = (draft: Draft, facts: readonly string[]): void => {
  draft.found = draft.found.map((found) => {
    const isNamed = 'fact' in found.clause && facts.includes(found.clause.fact)
    return isNamed && !found.isSoft
      ? { ...found, confidence: 'unsure' as const, why: 'Another sentence admits more.' }
      : found
  })
}

/** A list of which one is enough: a criterion when all of its items were understood, else nothing. */
interface Choice {
  lead: Sentence
  items: { sentence: Sentence; clauses: SentenceClause[] | null }[]
}

const closeChoice = (
  draft: Draft,
  { text }: ListingText,
  at: number,
  choice: Choice | null,
): void => {
  if (!choice) return
  const ways = choice.items.map(({ clauses }) => {
    const hard = clauses?.filter(({ isSoft }) => !isSoft) ?? []
    const [only] = hard
    return hard.length > 1 ? { all: hard.map(({ clause }) => clause) } : only?.clause
  })
  const clauses = ways.flatMap((clause) => clause ?? [])
  const last = choice.items.at(-1)?.sentence
  if (!last || clauses.length < ways.length || clauses.length < 2) {
    for (const { sentence } of choice.items) draft.unread.push(quote(text, at, sentence))
    if (choice.items.length === 0) draft.unread.push(quote(text, at, choice.lead))
    return
  }
  const whole = { from: choice.lead.from, to: last.to }
  const either = {
    clause: { any: clauses },
    isSoft: false,
    confidence: 'certain' as const,
    ...whole,
  }
  draft.found.push(toFound(either, text, at, 'text'))
}

/** What a line announced holds to the next announcement, or to an empty line behind its list. */
class Announced {
  lead: Lead = 'plain'
  choice: Choice | null = null
  #followers = 0

  begin(lead: Lead, sentence: Sentence): void {
    this.lead = lead
    this.choice = lead === 'any' ? { lead: sentence, items: [] } : null
    this.#followers = 0
  }

  follow(): void {
    this.#followers += 1
  }

  /** An alternative alone is no choice: its list goes on, whatever stands between. */
  endsBefore({ isAfterGap, isBullet }: Sentence): boolean {
    return isAfterGap && !isBullet && this.#followers >= (this.choice ? 2 : 1)
  }
}

/** Reads one text of a listing line by line, keeping in mind what the lines above it announced. */
const addText = (draft: Draft, source: ListingText, at: number): void => {
  const read = { ...source, text: source.text.slice(0, TEXT_LIMIT) }
  const announced = new Announced()
  for (const sentence of splitSentences(read.text)) {
    const words = read.text.slice(sentence.from, sentence.to)
    const isLead = sentence.isLead || (sentence.isLineStart && isHeading(words))
    if (isLead || announced.endsBefore(sentence)) {
      closeChoice(draft, read, at, announced.choice)
      announced.begin(isLead ? classifyLead(words) : 'plain', sentence)
    }
    if (isLead) {
      if (!announced.choice) draft.asksNothing.push(quote(read.text, at, sentence))
      continue
    }
    const clauses = addSentence(draft, read, at, sentence, announced.lead)
    announced.choice?.items.push({ sentence, clauses })
    announced.follow()
  }
  closeChoice(draft, read, at, announced.choice)
  const rest = { from: TEXT_LIMIT, to: Math.min(source.text.length, TEXT_LIMIT + 200) }
  if (rest.to > rest.from) draft.unread.push(quote(source.text, at, rest))
}

const toClause = ({ clause, isSoft }: Found): Clause =>
  isSoft ? { ...clause, soft: true } : clause

const toReadClause = (found: Found): ReadClause => ({
  words: found.words,
  at: found.at,
  criteria: toClause(found),
  confidence: found.confidence,
  reader: 'rules',
  ...(found.why === undefined ? {} : { why: found.why }),
})

const NO_TEXT = { text: -1, from: 0, to: 0 }

/**
 * Reads who may have an award from the texts of its listing and the columns that were parsed. Pure,
 * and linear in the length of the texts. Clauses from columns have no place in a text (`at.text` -1).
 */
export const readListing = (
  texts: readonly ListingText[],
  columns: readonly ColumnClause[] = [],
): ListingReading => {
  const draft: Draft = { found: [], unread: [], asksNothing: [], lifted: new Set(), isOpen: false }
  for (const { words, clause } of columns)
    draft.found.push({
      words,
      at: NO_TEXT,
      clause,
      isSoft: false,
      confidence: 'certain',
      origin: 'column',
    })
  for (const [at, text] of texts.entries()) {
    if (text.kind === 'sponsor') continue
    if (text.kind === 'title')
      draft.found.push(...readTitle(text.text).map((read) => toFound(read, text.text, at, 'name')))
    else addText(draft, text, at)
  }
  const settled = reconcileClauses(draft.found, draft.lifted)
  const isTold =
    settled.some(({ origin }) => origin !== 'name') || draft.isOpen || draft.lifted.size > 0
  const known = !isTold ? 'unread' : draft.unread.length > 0 ? 'partly' : 'read'
  return {
    known,
    clauses: settled.map(toReadClause),
    unread: draft.unread,
    asksNothing: draft.asksNothing,
  }
}
