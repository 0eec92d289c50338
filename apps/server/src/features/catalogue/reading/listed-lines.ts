import type { ListingHints } from './listing-hints.ts'
import type { ListingText, SentenceClause } from './listing-reading.ts'
import { readSentence } from './sentences/read-sentence.ts'
import type { Sentence } from './split-sentences.ts'

/** A line that ends in what its list is of: 'Eligible majors:', 'residents of the following counties:'. */
const OF_KIND =
  /\b(?:majors?|majoring in|fields?(?: of study)?|programs?|programmes?|disciplines?|subjects?|areas?(?: of study)?|degrees?(?: programs?)?|stud(?:y|ying)|pursuing|enrolled in|residents? of|(?:live|living|reside|residing) in|from|counties|states|towns|cities|countries|schools|colleges|universities)(?: (?:only|include|are|is))?(?: \([^()]{0,40}\))?\s*:$/i
const OF_FOLLOWING =
  /\b(?:(?:any|either|one|at least one)(?: or more)? of )?(?:the )?following(?: [a-z]+){0,3}(?: \([^()]{0,40}\))?\s*:$/i
/** What makes an end in 'the following:' one of a list of things, and not of rules. */
const ASKS_IN =
  /\b(?:majors?|majoring|minoring|degrees?|stud(?:y|ying)|pursuing|enrolled|fields?|programs?|disciplines?|residents?|resid(?:e|es|ing)|liv(?:e|es|ing)|counties|states)\b/i
const TURNS = /\b(?:not|no|except|excluding|preference|preferred|priority|ineligible)\b/i
/** A line that is a rule of its own, and no name in a list. */
const IS_RULE =
  /\d|^(?:must|be|is|are|have|has|hold|maintain|plan|demonstrate|show|enroll|enrolled|attend|reside|live|submit|provide|complete|not|no|currently)\b/i
const LONGEST_ITEM = 80
const MOST_ITEMS = 40

const isOfList = (lead: string): boolean =>
  !TURNS.test(lead) && (OF_KIND.test(lead) || (OF_FOLLOWING.test(lead) && ASKS_IN.test(lead)))

const itemOf = (line: string): string =>
  line.replace(/[,;.]{1,3}$/, '').replace(/[,;]? (?:and|or|and\/or)$/i, '')

const joined = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} or ${items.at(-1)}` : (items[0] ?? '')

/** The lines right below a lead that are items of its list, by bullets or one on each line. */
const itemsBelow = (sentences: readonly Sentence[], at: number): Sentence[] => {
  const items: Sentence[] = []
  const isBulleted = sentences[at + 1]?.isBullet === true
  for (const sentence of sentences.slice(at + 1, at + 2 + MOST_ITEMS)) {
    const { from, to, isLead, isLineStart, isBullet, isAfterGap } = sentence
    if (isLead || !isLineStart || isBullet !== isBulleted || to - from > LONGEST_ITEM) break
    if (isAfterGap && !isBulleted && items.length > 0) break
    items.push(sentence)
  }
  return items
}

/** What a list of lines comes to, where it stands with its lead, and how many lines it took. */
export interface ListedReading {
  clauses: SentenceClause[]
  /** Whether facts say all that it asks. */
  isWhole: boolean
  place: { from: number; to: number }
  taken: number
}

/**
 * 'Applicants must be majoring in one of the following:' above a line for each major: read as one
 * sentence, and only where that is understood to its last word. Null where lead and lines are no such list.
 */
export const readListed = (
  { kind, text }: ListingText,
  sentences: readonly Sentence[],
  at: number,
  listing: ListingHints,
): ListedReading | null => {
  const lead = sentences[at]
  const words = lead ? text.slice(lead.from, lead.to) : ''
  const below = lead && isOfList(words) ? itemsBelow(sentences, at) : []
  const last = below.at(-1)
  if (!lead || !last) return null
  const items = below.map(({ from, to }) => itemOf(text.slice(from, to)))
  if (items.some((item) => IS_RULE.test(item))) return null
  const list = joined(items)
  const heads = [words, words.replace(OF_FOLLOWING, ''), words.slice(0, -1)]
  for (const head of new Set(heads)) {
    const said = `${head} ${list}.`
    const { clauses, isWhole } = readSentence(said, 0, said.length, kind, listing)
    const isUnderstood = isWhole || clauses.every(({ confidence }) => confidence === 'certain')
    if (!isUnderstood || clauses.length === 0) continue
    const place = { from: lead.from, to: last.to }
    const placed = clauses.map((clause) => ({ ...clause, ...place }))
    return { clauses: placed, isWhole, place, taken: below.length }
  }
  return null
}
