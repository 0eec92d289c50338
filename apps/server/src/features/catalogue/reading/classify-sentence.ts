import { ABOUT_THE_AWARD, PLACEHOLDER } from './lexicon/asks-nothing-words.ts'
import { ANYBODY, JUDGED } from './lexicon/judged-words.ts'
import { OPEN_TO_ALL } from './lexicon/rule-words.ts'
import {
  ABOUT_KINDS,
  type AboutKind,
  FOR_SOMEBODY,
  OF_THE_PAST,
  STILL_ASKS,
  TO_KEEP,
} from './lexicon/sentence-kinds.ts'
import { NAMES_PARTNERS } from './partner-patterns.ts'
import { splitWords } from './split-words.ts'
import { turnsInBrackets } from './turning-brackets.ts'

/** Words in the one form in which whole phrases are compared. */
export const wordsOf = (phrase: string): string =>
  splitWords(phrase, 0, phrase.length)
    .filter(({ kind }) => kind !== 'sign')
    .map(({ stem }) => stem)
    .join(' ')

export const setOf = (phrases: readonly string[]): ReadonlySet<string> =>
  new Set(phrases.map(wordsOf))

const OPEN = setOf(OPEN_TO_ALL)
export const PLACEHOLDERS = setOf(PLACEHOLDER)
const ABOUT = setOf(ABOUT_THE_AWARD)
const LONGEST_BEGINNING = 8
export const LONGEST_PLACEHOLDER = 80

/** Beginnings of what a winner must do later, and of encouragement, whatever else is said there. */
const LATER =
  /^(?:to (?:renew|retain|keep|remain eligible|maintain eligibility)|for renewal|renewal|(?:the )?(?:scholarship |award )?(?:recipients?|winners?|awardees?|scholars) (?:must|will|should|shall|are expected to) (?:maintain|remain|continue|submit|attend|write|provide|complete|send|receive|be notified|be selected|be announced|be required to)|(?:this|the) (?:scholarship|award) (?:is|may be) renewable)\b/i
/** How the choice among applicants is made, and whom an award remembers. */
const CHOICE =
  /^(?:selections?|recipients? (?:are|is|will be) (?:selected|chosen)|winners? (?:are|is|will be) (?:selected|chosen)|(?:applicants?|applications?|entries) (?:are|will be) (?:evaluated|judged|reviewed|scored|selected|ranked)|(?:the|a) (?:selection )?committee|awards? (?:is|are) based on|scholarships? (?:is|are) (?:awarded )?based on|judg(?:ing|ed)|preference factors|selected on)\b/i
const IN_MEMORY =
  /\b(?:in (?:loving )?memory of|in honou?r of|in tribute to|named (?:after|for|in honou?r of)|(?:honou?rs|remembers|commemorates) (?:the (?:late|life|memory|legacy)|(?:its|our) (?:late|founder)))\b/i
const WHOM_FOR =
  /\b(?:for|to (?:support|assist|help|benefit)|who|awarded|given|open|must|eligible)\b/i

const ENCOURAGED =
  /\bencourag(?:e|es|ing)\b.{0,80}\bto apply\b|\b(?:(?:is|are|especially|strongly|highly) )?encouraged to (?:apply|submit)\b|\bwelcome to apply\b/i

/** Words with which even a sentence about the award asks something of somebody. */
const ASKS = /\b(?:only|must be|eligible|open to|limited to|restricted|must have|who are)\b/i

export type SentenceKind =
  /** Says that everybody may apply. */
  | 'open'
  /** Asks nobody anything: a placeholder, a heading, the award, the way to apply. */
  | 'nothing'
  /** A sentence about the award unless something is asked in it. */
  | 'award'
  /** About what to send, dates, the award, the choice or the sponsor, unless a fact is named in it. */
  | 'about'
  /** Said of others, or of some as of everybody: shown, and no condition. */
  | 'aside'
  | 'rule'

/** What asks an applicant to send something to be considered, before what it asks. */
const PREFACE =
  /^(?:to (?:be (?:eligible|considered)|apply|qualify|enter|complete (?:the|your|an) application)[^,;]{0,40}, |in order to [^,;]{0,40}, |additionally, |finally, |also, )/i

/** What a sentence is about when it asks nobody who they are; null for one about who may apply. */
export const aboutOf = (sentence: string): AboutKind | null => {
  const bare = sentence.replace(PREFACE, '')
  if (STILL_ASKS.test(bare)) return null
  const kind = ABOUT_KINDS.find(({ begins }) => begins.test(bare))?.kind ?? null
  const isForSomebody = (kind === 'award' || kind === 'history') && FOR_SOMEBODY.test(bare)
  return isForSomebody ? null : kind
}

const LONGEST_QUALITY = 300
/** Whether it asks for a quality that is judged, or for what anybody has. */
const isAnybodys = (sentence: string): boolean =>
  sentence.length <= LONGEST_QUALITY && (JUDGED.test(sentence) || ANYBODY.test(sentence))

/** What is said of others, or of some as of everybody: it stays to be read, and is no condition. */
const ASIDE = [
  // 'Children of clergy are eligible on the same terms as anyone else.'
  /\b(?:on the same (?:terms|basis|footing)|(?:like|as) any(?:one|body) else|(?:like|as) every(?:one|body) else|are as welcome as)\b/i,
  // 'We have funded students with a 2.1.'
  /\bwe(?: have|['’]ve) (?:funded|helped|supported|awarded)\b/i,
  // 'Transcripts are asked only of those with fewer than 24 credits.'
  /\b(?:asked|required|requested|expected|needed) (?:only )?(?:of|from) (?:those|students|applicants|candidates)\b/i,
  // 'After the first year, those who finish with a C average are offered a job.'
  /^(?:after|during|following|at the end of|for) (?:the|their|your|each|every) (?:first|second|initial|funded|award) (?:year|semester|term)s?,/i,
  // 'Transfer students are defined as …'
  /\b(?:is|are) (?:defined|counted|treated) as\b/i,
  // 'This disability will need to be verified.'
  /^(?:this|that|such) (?:disability|condition|need|gpa|requirement|status|membership|residency|enrollment|income|experience|service|relationship)\b/i,
  // 'Applicants should note any special financial needs.'
  /\b(?:should|must|please|may|will) (?:also )?(?:note|indicate|mention|disclose|state|list|identify) (?:any|whether|if|their|your|all|the)\b/i,
  // 'The maximum number of years funded at a two-year college is three.'
  /^(?:the )?maximum (?:number|length|amount|award|time|support)\b/i,
  // 'Four (4) cycles for eligible undergraduates.'
  /^(?:one|two|three|four|five|six|eight|ten|\d+)(?: \(\d+\))? (?:cycles?|years?|semesters?|terms?|quarters?|payments?) (?:for|to)\b/i,
  // 'Domestic students who have filed the FAFSA must …', beside what others must.
  /^(?:domestic|dependent|independent|returning|continuing|non-?resident|out-of-state|in-state|online) (?:students?|applicants?|candidates?)\b.*\b(?:must|need|should)\b/i,
  // 'Sigma, Inc., is a sorority of college-educated women.'
  /^[A-Z][^.;]{2,100}?,? is an? (?:[\w-]+ ){0,6}(?:sorority|fraternity|organization|non-?profit|charity|sisterhood|brotherhood|society|association|foundation|firm|club|company)\b/,
  // 'Three letters of recommendation, one of them from a member.'
  /^(?:(?:one|two|three|four|\d)(?: \(\d\))? )?letters? of (?:recommendation|reference|support)\b/i,
  // 'Letters must come from a veteran.'
  /^(?:(?:all|the|each|any|two|three) )?(?:letters?|references?|recommendations?|recommenders?|nominators?|judges|reviewers|panelists|mentors|donors) (?:must|should|may|can|will|are|is|come|comes)\b/i,
  // What stands on another page is for others.
  /^(?:you might also like|related (?:awards|scholarships|programs)|see also|other scholarships)\b/i,
  /\bhave (?:their own|a separate|another) (?:fund|program|award|scholarship|application|form)\b/i,
  /\b(?:listed|described|posted|found) (?:on|in|under) (?:another|a (?:different|separate)|other)\b/i,
]

/** 'It can be renewed with a 3.0', 'The award continues as long as …'; no 'renewable grant for …'. */
const IS_RENEWED =
  /^renewing\b|^(?:(?:it|they|this|these|awards?|scholarships?|funding|the (?:award|scholarship|grant|money|fellowship)s?) )?(?:(?:is|are|may be|can be|will be) )?(?:renewed\b|renewable\b(?!,? (?:[\w$,.’'-]+ ){0,4}(?:scholarship|award|grant|fellowship|stipend)s?\b)|(?:continue[sd]?|extended)\b(?! to\b))/i

const RENEWED = /\brenew/i
/** What decides who may apply although its sentence may begin like one about the award. */
const alwaysAsks = (bare: string): boolean =>
  !TO_KEEP.test(bare) &&
  !RENEWED.test(bare) &&
  (NAMES_PARTNERS.test(bare) || (turnsInBrackets(bare) && SHUTS_OUT.test(bare)))
/** Words of brackets that say so of people: '(no fee)' shuts out nobody. */
const SHUTS_OUT =
  /\b(?:ineligible|exclud\w+|not (?:be )?(?:open|eligible|available)|(?:may|can|need|do|does)(?: ?not) (?:apply|enter|qualify|compete|be))\b/i

/** What kind of sentence it is, as far as its beginning tells. */
export const classifySentence = (sentence: string): SentenceKind => {
  const bare = sentence.replace(/^[^:]{0,40}::/, '')
  // Enough to know a beginning, and all of what may be no more than a placeholder.
  const words = wordsOf(bare.slice(0, LONGEST_PLACEHOLDER + 1))
  const isShort = bare.length <= LONGEST_PLACEHOLDER
  if (isShort && (words === '' || PLACEHOLDERS.has(words))) return 'nothing'
  if (isShort && OPEN.has(words)) return 'open'
  if (alwaysAsks(bare)) return 'rule'
  if (CHOICE.test(bare) || (IN_MEMORY.test(bare) && !WHOM_FOR.test(bare))) return 'nothing'
  if (LATER.test(bare) || ENCOURAGED.test(bare)) return 'nothing'
  if (TO_KEEP.test(bare) || OF_THE_PAST.test(bare) || IS_RENEWED.test(bare)) return 'nothing'
  if (ASIDE.some((said) => said.test(bare))) return 'aside'
  if (aboutOf(bare) !== null || isAnybodys(bare)) return 'about'
  if (ASKS.test(bare) || STILL_ASKS.test(bare)) return 'rule'
  const beginning = words.split(' ', LONGEST_BEGINNING)
  const isAbout = beginning.some((_, at) => ABOUT.has(beginning.slice(0, at + 1).join(' ')))
  return isAbout ? 'award' : 'rule'
}
