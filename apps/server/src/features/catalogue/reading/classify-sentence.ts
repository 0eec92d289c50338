import { ABOUT_KINDS, type AboutKind } from './lexicon/about-words.ts'
import { ANYBODY, JUDGED } from './lexicon/judged-words.ts'
import {
  ASKS,
  FOR_SOMEBODY,
  NO_RULES,
  OF_THE_AWARD,
  type SentenceKind,
  STILL_ASKS,
  TO_KEEP,
  WHOLE_SENTENCES,
} from './lexicon/sentence-kinds.ts'
import { NAMES_PARTNERS } from './frames/partner-patterns.ts'
import { kindTeller, type Line, lineOf } from './words/tell-kind.ts'
import { turnsInBrackets } from './sentences/turning-brackets.ts'

const tellWhole = kindTeller(WHOLE_SENTENCES)
const tellNoRule = kindTeller(NO_RULES)
const tellToKeep = kindTeller([TO_KEEP])
const tellAward = kindTeller(OF_THE_AWARD)
const tellAbout = kindTeller(ABOUT_KINDS)

/** What asks an applicant to send something to be considered, before what it asks. */
const PREFACE =
  /^(?:to (?:be (?:eligible|considered)|apply|qualify|enter|complete (?:the|your|an) application)[^,;]{0,40}, |in order to [^,;]{0,40}, |additionally, |finally, |also, )/i

/** What a sentence is about when it asks nobody who they are; null for one about who may apply. */
export const aboutOf = (sentence: string): AboutKind | null => {
  const bare = sentence.replace(PREFACE, '')
  if (STILL_ASKS.test(bare)) return null
  const kind = tellAbout(lineOf(bare))
  const isForSomebody = (kind === 'award' || kind === 'history') && FOR_SOMEBODY.test(bare)
  return isForSomebody ? null : kind
}

const LONGEST_QUALITY = 300
/** Whether it asks for a quality that is judged, or for what anybody has. */
const isAnybodys = (sentence: string): boolean =>
  sentence.length <= LONGEST_QUALITY && (JUDGED.test(sentence) || ANYBODY.test(sentence))

const RENEWED = /\brenew/i
/** What decides who may apply although its sentence may begin like one about the award. */
const alwaysAsks = (line: Line): boolean =>
  tellToKeep(line) === null &&
  !RENEWED.test(line.text) &&
  (NAMES_PARTNERS.test(line.text) || (turnsInBrackets(line.text) && SHUTS_OUT.test(line.text)))
/** Words of brackets that say so of people: '(no fee)' shuts out nobody. */
const SHUTS_OUT =
  /\b(?:ineligible|exclud\w+|not (?:be )?(?:open|eligible|available)|(?:may|can|need|do|does)(?: ?not) (?:apply|enter|qualify|compete|be))\b/i

const LONGEST_WHOLE = 80

/** What kind of sentence it is, as far as its beginning tells. */
export const classifySentence = (sentence: string): SentenceKind => {
  const bare = sentence.replace(/^[^:]{0,40}::/, '')
  // Enough to know a beginning, and all of what may be no more than a placeholder.
  const line = lineOf(bare, LONGEST_WHOLE + 1)
  if (bare.length <= LONGEST_WHOLE) {
    const whole = line.words === '' ? 'nothing' : tellWhole(line)
    if (whole !== null) return whole
  }
  if (alwaysAsks(line)) return 'rule'
  const noRule = tellNoRule(line)
  if (noRule !== null) return noRule
  if (aboutOf(bare) !== null || isAnybodys(bare)) return 'about'
  if (ASKS.test(bare) || STILL_ASKS.test(bare)) return 'rule'
  return tellAward(line) ?? 'rule'
}
