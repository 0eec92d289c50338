import type { Clause, HardClause } from '@laurel/matching/criteria'
import { addSentence } from './add-sentence.ts'
import { Announced, closeChoice } from './announced-lines.ts'
import { bodyClauses } from './body-clauses.ts'
import { isOrGoal } from './clause-facts.ts'
import { classifyLead, isHeading, isHeadingAbove } from './classify-lead.ts'
import type { Lead } from './lexicon/lead-words.ts'
import { listingHints } from './listing-hints.ts'
import type { Confidence, ListingReading, ListingText, ReadClause } from './listing-reading.ts'
import { ownCollegeClauses } from './own-college.ts'
import { readTitle } from './read-title.ts'
import { readListed } from './listed-lines.ts'
import { type Draft, type Found, type OpenText, quote, toFound } from './reading-draft.ts'
import { announcesWays, linesOfLevels, sentencesOfSome } from './parts-of-texts.ts'
import { readSentence, type SentenceReading } from './read-sentence.ts'
import { reconcileClauses } from './reconcile-clauses.ts'
import { leaveRulesForSome } from './rules-for-some.ts'
import { type Sentence, splitSentences } from './split-sentences.ts'
import { isSubjectColumn, namedFields, readSubjects } from './subject-column.ts'
import { isLiftedByTexts, isOfSponsor, isWidenedByTexts } from './titles-and-texts.ts'
import { leaveWaived } from './waived-facts.ts'
import { widened } from './widen-columns.ts'

/** A criterion that a column of the source stated, in its words. */
export interface ColumnClause {
  words: string
  clause: HardClause
  /** Absent where it is certain. */
  confidence?: Confidence
}

/** More of one text is kept and shown, and not read: the listing is never known completely then. */
export const TEXT_LIMIT = 60_000

/** Of lines that each let in people of their own, none shuts out the others where one was not understood. */
const leaveHalfRead = (
  { draft, source: { text }, at }: OpenText,
  groups: readonly Sentence[][],
): void => {
  const unread = new Set(
    draft.unread.flatMap((part) => (part.at.text === at ? [part.at.from] : [])),
  )
  const lines = groups.filter((group) => group.some(({ from }) => unread.has(from))).flat()
  const starts = new Set(lines.map(({ from }) => from))
  draft.found = draft.found.filter(
    (found) => found.at.text !== at || !starts.has(found.sentence ?? -1),
  )
  for (const line of lines)
    if (!unread.has(line.from)) draft.unread.push({ ...quote(text, at, line), isPart: true })
}

const SAYS_OF_WHOM =
  /\b(?:who|whose|that|must|should|for|open|awarded|given|children|dependents?|students?|applicants?|seniors?|women|members|residents)\b/i
/** What a line above others asks itself: 'Awarded to a woman in engineering who:'. Null where it asks nothing. */
const ownRule = (
  { source: { kind, text }, listing }: OpenText,
  { from, to }: Sentence,
  lead: Lead,
): SentenceReading | null => {
  // 'Financial Need:' alone is a label of what follows.
  if (lead !== 'plain' || !SAYS_OF_WHOM.test(text.slice(from, to))) return null
  const reading = readSentence(text, from, to, kind, listing)
  return reading.facts.length > 0 ? reading : null
}

/** 'One is for seniors who: … One is for graduates who: …': each is a rule for some. */
const haveRulesForSome = (text: string, sentences: readonly Sentence[]): boolean =>
  sentences.filter(({ from, to, isLead }) => isLead && /\bwho\b/i.test(text.slice(from, to)))
    .length > 1

const isWholeLine = (text: string, { isLineStart, isBullet, to }: Sentence): boolean =>
  isLineStart && !isBullet && /^[ \t\r]*\n/.test(text.slice(to, to + 20))

/** Reads one text of a listing line by line, keeping in mind what the lines above it announced. */
const addText = (whole: OpenText): void => {
  const { draft, at, listing } = whole
  const source = { ...whole.source, text: whole.source.text.slice(0, TEXT_LIMIT) }
  const open = { ...whole, source }
  const { text } = source
  const announced = new Announced()
  const sentences = splitSentences(text)
  const ofSome = sentencesOfSome(text, sentences)
  const areLeadsForSome = haveRulesForSome(text, sentences)
  for (let place = 0; place < sentences.length; place += 1) {
    const sentence = sentences[place]
    if (!sentence) break
    const words = text.slice(sentence.from, sentence.to)
    const isLead =
      sentence.isLead ||
      (sentence.isLineStart && isHeading(words)) ||
      (isWholeLine(text, sentence) && isHeadingAbove(words)) ||
      announcesWays(words, sentences[place + 1])
    if (isLead || announced.endsBefore(sentence)) {
      closeChoice(open, announced.choice)
      announced.begin(isLead ? classifyLead(words) : 'plain', sentence)
    }
    const listed = isLead ? readListed(source, sentences, place, listing) : null
    if (listed) {
      draft.found.push(...listed.clauses.map((clause) => toFound(clause, text, at, 'text')))
      if (!listed.isWhole) draft.unread.push({ ...quote(text, at, listed.place), isPart: true })
      announced.begin('plain', sentence)
      place += listed.taken
      continue
    }
    if (isLead) {
      const own = areLeadsForSome ? null : ownRule(open, sentence, announced.lead)
      if (own) addSentence(open, sentence, 'plain', own)
      else if (!announced.choice) draft.asksNothing.push(quote(text, at, sentence))
      continue
    }
    if (ofSome.has(sentence)) {
      draft.unread.push({ ...quote(text, at, sentence), isPart: true })
      announced.choice?.items.push({ sentence, clauses: null })
      announced.follow()
      continue
    }
    const clauses = addSentence(open, sentence, announced.lead)
    announced.choice?.items.push({ sentence, clauses })
    announced.follow()
  }
  closeChoice(open, announced.choice)
  leaveHalfRead(open, linesOfLevels(text, sentences))
  const rest = { from: TEXT_LIMIT, to: Math.min(whole.source.text.length, TEXT_LIMIT + 200) }
  if (rest.to > rest.from)
    draft.unread.push({ ...quote(whole.source.text, at, rest), isPart: true })
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

const fromColumn = ({ words, clause }: ColumnClause, confidence: Confidence): Found => ({
  words,
  at: NO_TEXT,
  clause,
  isSoft: false,
  confidence,
  origin: 'column',
})

const levelsIn = (found: readonly Found[]): string[] =>
  found.flatMap(({ clause, isSoft }) =>
    !isSoft && 'fact' in clause && clause.fact === 'schoolLevel' && 'in' in clause
      ? clause.in.map(String)
      : [],
  )

/** What a column of subjects comes to, once the texts were read. */
const addSubject = (draft: Draft, column: ColumnClause, texts: readonly ListingText[]): void => {
  const told = draft.found.filter(
    ({ clause, isSoft, origin }) =>
      origin === 'text' &&
      !isSoft &&
      !('not' in clause) &&
      !isOrGoal(clause) &&
      JSON.stringify(clause).includes('"fieldOfStudy"'),
  )
  if (told.length > 0) {
    const named = namedFields(column.clause)
    const isPlain = told.every(({ clause }) => 'fact' in clause)
    if (isPlain && named) draft.found.push({ ...fromColumn(column, 'likely'), clause: named })
    return
  }
  const read = readSubjects(column.words, column.clause, texts, levelsIn(draft.found))
  if (!read) return
  draft.found.push({ ...fromColumn(column, read.confidence), ...read })
  if (read.confidence === 'unsure') draft.unread.push({ words: column.words, at: NO_TEXT })
}

/**
 * Reads who may have an award from the texts of its listing and the columns that were parsed. Pure,
 * and linear in the length of the texts. Clauses from columns have no place in a text (`at.text` -1).
 */
export const readListing = (
  texts: readonly ListingText[],
  columns: readonly ColumnClause[] = [],
): ListingReading => {
  const draft: Draft = {
    found: [],
    unread: [],
    asksNothing: [],
    lifted: new Set(),
    waived: new Set(),
    named: [],
    isOpen: false,
  }
  const subjects = columns.filter(({ words, clause }) => isSubjectColumn(words, clause))
  for (const column of columns)
    if (!subjects.includes(column)) {
      const clause = widened(column.clause, texts)
      draft.found.push(
        clause
          ? fromColumn({ ...column, clause }, 'likely')
          : fromColumn(column, column.confidence ?? 'certain'),
      )
    }
  const listing = listingHints(texts, columns)
  for (const [at, text] of texts.entries()) {
    if (text.kind === 'sponsor') continue
    if (text.kind === 'title')
      draft.found.push(
        ...readTitle(text.text)
          .filter((read) => !isOfSponsor(text.text, read, texts))
          .map((read) => toFound(read, text.text, at, 'name')),
      )
    else addText({ draft, source: text, at, listing })
  }
  leaveRulesForSome(draft)
  leaveWaived(draft)
  draft.found = draft.found.filter(
    (found) => !isWidenedByTexts(found, draft.named) && !isLiftedByTexts(found, texts),
  )
  draft.found.push(...bodyClauses(draft, texts), ...ownCollegeClauses(draft, texts))
  for (const column of subjects) addSubject(draft, column, texts)
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
