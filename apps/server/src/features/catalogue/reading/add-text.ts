import { addSentence } from './add-sentence.ts'
import { Announced, closeChoice } from './announced-lines.ts'
import { classifyLead, isHeading, isHeadingAbove } from './classify-lead.ts'
import type { Lead } from './lexicon/lead-words.ts'
import { readListed } from './listed-lines.ts'
import { announcesWays, linesOfLevels, sentencesOfSome } from './parts-of-texts.ts'
import { readSentence, type SentenceReading } from './sentences/read-sentence.ts'
import { type OpenText, quote, toFound } from './reading-draft.ts'
import { type Sentence, splitSentences } from './split-sentences.ts'

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
const MAY_ASK: ReadonlySet<Lead> = new Set(['plain', 'preference'])
/** What a line above others asks itself: 'Awarded to a woman in engineering who:'. Null where it asks nothing. */
const ownRule = (
  { source: { kind, text }, listing }: OpenText,
  { from, to }: Sentence,
  lead: Lead,
): SentenceReading | null => {
  // 'Financial Need:' alone is a label of what follows.
  if (!MAY_ASK.has(lead) || !SAYS_OF_WHOM.test(text.slice(from, to))) return null
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
export const addText = (whole: OpenText): void => {
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
      const own = ownRule(open, sentence, announced.lead)
      const isOfAll = announced.lead === 'plain' && !areLeadsForSome
      if (own && isOfAll) addSentence(open, sentence, 'plain', own)
      else if (own) draft.unread.push({ ...quote(text, at, sentence), isPart: true })
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
