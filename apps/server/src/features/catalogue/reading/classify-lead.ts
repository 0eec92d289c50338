import { LONGEST_PLACEHOLDER, PLACEHOLDERS, setOf, wordsOf } from './classify-sentence.ts'
import { APART_HEADINGS } from './lexicon/asks-nothing-words.ts'
import { OF_LATER, OF_NOT, OF_OTHERS, OF_PREFERENCE } from './lexicon/lead-words.ts'

/** What a heading, or a line that ends in a colon, says of the lines below it. */
export type Lead =
  | 'apart'
  | 'any'
  | 'preference'
  | 'not'
  | 'later'
  /** 'Recipients must:' may tell who is chosen as well as what winners do. */
  | 'unclear'
  | 'plain'

const APART = setOf(APART_HEADINGS)
const KEEPS =
  /\b(?:eligible|eligibility|criteria|requirements?|conditions?|terms|qualify|apply) (?:to|for) (?:renew\w*|keep|retain|continu\w+)\b|\b(?:renew\w*|continuation) (?:criteria|requirements?|conditions?|eligibility|policy|terms)\b|\bremain eligible\b/
const OF_CHANGE = /\b(?:renew|retain)/
const OF_WINNERS = /\b(?:winner|recipient)(?! (?:criteria|qualification|eligib|requirement))/
/** 'Among the criteria included in assessing a candidate are:' */
const OF_CHOOSING =
  /\b(?:assess(?:ing|ed)|evaluat(?:ing|ed|ion)|judg(?:ing|ed)|scor(?:ing|ed)|weigh(?:ing|ed)|review(?:ing|ed))\b/i
/** 'Submit a personal statement addressing:' */
const OF_PAPERS =
  /\b(?:essays?|statements?|letters?|prompts?|topics?|videos?|questions?)\b|\b(?:address(?:ing|es)|describ(?:e|es|ing)|discuss(?:ing|es)?|explain(?:ing|s)?)\b/i
const OF_RANK =
  /\bprefer|\bpriorit|\b(?:special|additional|first|extra|primary|particular|further|strong|greater|highest) consideration\b/
const OF_A_CHOICE =
  /\b(?:one|any|either|two|some|1)(?: or more)? of\b|\beither\b|\b(?:two|three|four|five|several|2|3|4) (?:\w+ )?(?:way|path|pathway|route|track|option)\b/

export const classifyLead = (line: string): Lead => {
  const words = wordsOf(line)
  const isOfEligible = /\beligib/.test(words)
  if (APART.has(words) || OF_OTHERS.test(line)) return 'apart'
  if (OF_NOT.test(line)) return 'not'
  if (OF_LATER.test(line) || KEEPS.test(words) || (OF_CHANGE.test(words) && !isOfEligible))
    return 'later'
  const isOfOther = OF_WINNERS.test(words) || OF_CHOOSING.test(line) || OF_PAPERS.test(line)
  if (isOfOther && !isOfEligible) return 'unclear'
  if (OF_A_CHOICE.test(words)) return 'any'
  if (OF_PREFERENCE.test(line) || OF_RANK.test(words)) return 'preference'
  if (/\b(?:not|ineligible|cannot|exclude|except)\b/.test(words)) return 'not'
  return 'plain'
}

/** Whether a short line is a heading of the parts that ask nobody who they are, or of those that do. */
export const isHeading = (line: string): boolean => {
  if (line.length > LONGEST_PLACEHOLDER) return false
  const words = wordsOf(line)
  return (
    APART.has(words) ||
    (PLACEHOLDERS.has(words) && /^(?:eligib|who|qualif|criteria|requirement)/.test(words))
  )
}

const MOST_WORDS = 6
const NO_HEADING = /[.!;,]$|[:–—] /
/** Whether a line that stands alone above others says of them what they are: 'Recipient Responsibilities'. */
export const isHeadingAbove = (line: string): boolean => {
  const words = wordsOf(line)
  return (
    words.split(' ').length <= MOST_WORDS &&
    !NO_HEADING.test(line) &&
    (KEEPS.test(words) || LEADS.some((lead) => lead.test(line)))
  )
}
const LEADS = [OF_LATER, OF_NOT, OF_PREFERENCE, OF_OTHERS]

/** 'Financial Need: Not Mentioned'. */
const ASKS_NOTHING =
  /^[^:.;]{3,40}:\s+(?:not (?:mentioned|specified|required|applicable|considered|needed|listed|stated)|n\/?a|none|unspecified|varies|no)\s*\.?$/i
/** 'Undergraduate applicants: …' beside what others need. */
const OF_A_KIND =
  /^(?:(?:for )?(?:undergraduate|graduate|master[’']?s|ph\.? ?d\.?|doctoral|fresh(?:man|men)|transfer|high school|international|domestic|returning|continuing|first-year|part-time|full-time|college|adult|non-?traditional)) (?:students?|applicants?|candidates?|degree)$/i
const LABEL = /^([^:.;]{3,40}):\s+(?=\S)/
/** What a label before a colon says of the rest of its sentence: 'Not eligible: graduate students'. */
export const leadOfLabel = (sentence: string): Lead => {
  const label = LABEL.exec(sentence)?.[1]
  if (ASKS_NOTHING.test(sentence)) return 'apart'
  if (label !== undefined && OF_A_KIND.test(label)) return 'unclear'
  const lead = label === undefined ? 'plain' : classifyLead(label)
  // 'Award: …' and the like are told by their own words, and a choice goes on below its line.
  return lead === 'any' || (lead === 'apart' && !OF_OTHERS.test(sentence)) ? 'plain' : lead
}
