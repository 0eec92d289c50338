import { APART_HEADINGS, RULE_HEADINGS } from './lexicon/asks-nothing-words.ts'
import { KINDS_OF_APPLICANTS, type Lead, LEADS, SAYS_NOTHING } from './lexicon/lead-words.ts'
import { kindTeller, lineOf } from './words/tell-kind.ts'

const tellLead = kindTeller(LEADS)
const headings = LEADS.filter(({ isHeading }) => isHeading)
const tellHeading = kindTeller(headings)
const tellsOfOthers = kindTeller(headings.filter(({ kind }) => kind === 'apart'))
const tellShortHeading = kindTeller([
  { kind: 'heading', is: [...APART_HEADINGS, ...RULE_HEADINGS] },
])

export const classifyLead = (line: string): Lead => tellLead(lineOf(line)) ?? 'plain'

const LONGEST_HEADING = 80
/** Whether a short line is a heading of the parts that ask nobody who they are, or of those that do. */
export const isHeading = (line: string): boolean =>
  line.length <= LONGEST_HEADING && tellShortHeading(lineOf(line)) !== null

const MOST_WORDS = 6
const NO_HEADING = /[.!;,]$|[:–—] /
/** Whether a line that stands alone above others says of them what they are: 'Recipient Responsibilities'. */
export const isHeadingAbove = (text: string): boolean => {
  const line = lineOf(text)
  return (
    !NO_HEADING.test(text) &&
    line.words.split(' ').length <= MOST_WORDS &&
    tellHeading(line) !== null
  )
}

const ASKS_NOTHING = new RegExp(`^[^:.;]{3,40}:\\s+(?:${SAYS_NOTHING.join('|')})\\s*\\.?$`, 'i')
const OF_A_KIND = new RegExp(
  `^(?:(?:for )?(?:${KINDS_OF_APPLICANTS.join('|')})) (?:students?|applicants?|candidates?|degree)$`,
  'i',
)
const LABEL = /^([^:.;]{3,40}):\s+(?=\S)/
/** What a label before a colon says of the rest of its sentence: 'Not eligible: graduate students'. */
export const leadOfLabel = (sentence: string): Lead => {
  const label = LABEL.exec(sentence)?.[1]
  if (label === undefined) return 'plain'
  if (ASKS_NOTHING.test(sentence)) return 'apart'
  if (OF_A_KIND.test(label)) return 'unclear'
  const lead = classifyLead(label)
  // 'Award: …' and the like are told by their own words, and a choice goes on below its line.
  const isTold = lead === 'apart' && tellsOfOthers(lineOf(sentence)) === null
  return isTold || lead === 'any' ? 'plain' : lead
}
