import { asksSame } from './sentences/clause-facts.ts'
import { leadOfLabel } from './classify-lead.ts'
import { classifySentence } from './classify-sentence.ts'
import { WEIGHED } from './lexicon/judged-words.ts'
import type { Lead } from './lexicon/lead-words.ts'
import { OF_PEOPLE, type SentenceKind } from './lexicon/sentence-kinds.ts'
import type { Quote, SentenceClause, TextKind } from './listing-reading.ts'
import { NAMES_PARTNERS } from './frames/partner-patterns.ts'
import { kindAtHead } from './sentences/rules-for-some.ts'
import { readSentence, type SentenceReading } from './sentences/read-sentence.ts'
import { turnsInBrackets } from './sentences/turning-brackets.ts'
import { type Draft, type OpenText, quote, toFound } from './reading-draft.ts'
import { waivedFacts } from './waived-facts.ts'
import { type Sentence, SENTENCE_LIMIT } from './split-sentences.ts'

/** Words that make a sentence of a description one about who may apply. */
const STRONG_CUE =
  /\b(?:must|eligib\w+|only|requir\w+|open to|limited to|restricted|applicants?|qualif\w+|candidates?|entered|enter|compete)\b/i
const PEOPLE =
  /^(?:for|open)\b|\b(?:students?|seniors?|juniors?|sophomores?|fresh[mw]e?a?n|members?|women|girls|undergraduates?|graduates?|individuals?|youth|teens?|children|veterans?|people|residents?|citizens?|scholars|those who|anyone who|you)\b/i

const FOR_PEOPLE =
  /\bfor\b[^.;]{0,60}\b(?:students?|seniors?|members|women|undergraduates?|graduates|individuals|youth|teens|children|people|those who)\b/i

/** A description also tells of the award and its giver: what names no people and asks nothing is that. */
const isAboutApplicants = (sentence: string): boolean =>
  STRONG_CUE.test(sentence) ||
  PEOPLE.test(sentence) ||
  NAMES_PARTNERS.test(sentence) ||
  (turnsInBrackets(sentence) && /\bineligible\b|\bexcluded\b/i.test(sentence))

const WIDENS = /\b(?:also|additionally|in addition)\b/i
const ADMITS = /\b(?:eligible|apply|open|considered|welcome|accepted|qualify)\b/i

/** A rule wherever it stands: 'Applicants must be citizens of Canada' below *Selection criteria*. */
const SAYS_WHO_MUST =
  /\b(?:applicants?|candidates?|nominees?|students?|you) must (?:be|have|hold|live|reside|attend)\b/i

/** 'Preference is given to residents of Elko County, but all may apply.' */
const LETS_IN_ALL =
  /\b(?:but|although|though|however,?) (?:all|any|everyone|anyone)(?: (?:students?|applicants?))? (?:may|can|(?:is|are) (?:welcome|eligible|encouraged|invited) to) apply\b/i

/** What of a sentence decides whether it asks nobody anything. */
interface Read {
  kind: TextKind
  lead: Lead
  words: string
  first: SentenceKind
  isWeighed: boolean
  reading: SentenceReading
}

/** 'To promote education in the aviation industry': for whom it is, though its words do not tell. */
const PURPOSE =
  /^to (?:promote|support|encourage|provide|assist|honou?r|recogni[sz]e|inspire|help|further|advance|foster|enable|aid|fund|award|reward|prepare|train|increase|improve|stimulate|develop|underwrite|facilitate|strengthen|offer|give|attract|supply|acknowledge|identify|defray|cover|make)\b/i

const saysNothing = ({ kind, lead, words, first, isWeighed, reading }: Read): boolean => {
  if (reading.clauses.length > 0 || reading.lifted.length > 0) return false
  if (kind === 'description' && PURPOSE.test(words)) return false
  const namesNone = reading.facts.length === 0
  return (
    isWeighed ||
    (reading.isWhole && reading.isVague) ||
    (namesNone && (first === 'about' || lead === 'apart')) ||
    (namesNone && first === 'award' && !FOR_PEOPLE.test(words)) ||
    (namesNone && kind === 'description' && !isAboutApplicants(words))
  )
}

/**
 * Reads one sentence into the draft, under what the line above it said. `known` is what its words came to
 * where they were read before.
 */
export const addSentence = (
  { draft, source: { kind, text }, at, listing }: OpenText,
  sentence: Sentence,
  above: Lead,
  known?: SentenceReading,
): SentenceClause[] | null => {
  const words = text.slice(sentence.from, sentence.to)
  const place = quote(text, at, sentence)
  const leaveIn = (quotes: Quote[], part: Quote = place): null => {
    quotes.push(part)
    return null
  }
  if (words.length > SENTENCE_LIMIT) return leaveIn(draft.unread)
  for (const fact of waivedFacts(words)) draft.waived.add(fact)
  const own = leadOfLabel(words)
  const lead = own === 'plain' ? above : own
  const admitted = admittedLevels(text, sentence, kind)
  if (admitted) {
    draft.found.push(
      ...admitted.map((clause) => ({
        ...toFound(clause, text, at, 'text'),
        sentence: sentence.from,
      })),
    )
    return admitted
  }
  const first = classifySentence(words)
  if (first === 'open' || LETS_IN_ALL.test(words)) draft.isOpen = true
  const isApart = lead === 'later' || (lead === 'apart' && !SAYS_WHO_MUST.test(words))
  if (first === 'nothing' || first === 'open' || isApart) return leaveIn(draft.asksNothing)
  if (first === 'aside' || lead === 'unclear') return leaveIn(draft.unread)
  const reading = known ?? readSentence(text, sentence.from, sentence.to, kind, listing)
  draft.named.push(...reading.named)
  const isWeighed = WEIGHED.test(words) && !OF_PEOPLE.test(words)
  if (saysNothing({ kind, lead, words, first, isWeighed, reading }))
    return leaveIn(draft.asksNothing)
  // 'Checks are mailed once full-time enrollment is verified': no rule, whatever it names.
  if (first === 'about' || lead === 'apart') return leaveIn(draft.unread)
  if (WIDENS.test(words) && ADMITS.test(words)) demote(draft, reading.facts)
  for (const fact of reading.isWhole ? reading.lifted : []) draft.lifted.add(fact)
  // What a list rules out is only shown: which words of an item it turns, nobody can be sure of.
  if (lead === 'not') return leaveIn(draft.unread, { ...place, isPart: true })
  const isPreference = lead === 'preference' || isWeighed || RANKS.test(words)
  const clauses = isPreference ? reading.clauses.map(soften) : reading.clauses
  const isUnderstood = reading.isWhole && (clauses.length > 0 || reading.lifted.length > 0)
  if (lead === 'any') return isUnderstood ? clauses : null
  const isAside =
    ALSO.test(words) ||
    (letsInMore(draft, words, clauses) && (!isUnderstood || MAY_APPLY.test(words)))
  const kindOnly = kindAtHead(clauses, text, sentence)
  const ofKind = kindOnly && { kind: kindOnly, sentence: place }
  if (!isAside)
    draft.found.push(
      ...clauses.map((clause) => ({
        ...toFound(clause, text, at, 'text'),
        sentence: sentence.from,
        ofKind,
      })),
    )
  if (isAside || (!isUnderstood && !isPreference)) draft.unread.push(place)
  else if (clauses.every(({ isSoft }) => isSoft)) draft.ranking.push(place)
  return clauses
}

/** 'High school seniors and undergraduates are welcome to apply', where nobody else is named. */
const ARE_WELCOME =
  /^(?!.*\b(?:also|all|any|every|everyone|regardless|encouraged|but|however)\b).{3,200}(?= (?:is|are) welcome to apply\.?$)/i
const OF_LEVELS: ReadonlySet<string> = new Set([
  'schoolLevel',
  'degreeType',
  'enrollment',
  'plansCollege',
])

/** The levels that a sentence lets in, understood to its end: likely, as no other is said to be shut out. */
const admittedLevels = (
  text: string,
  { from, to }: Sentence,
  kind: TextKind,
): SentenceClause[] | null => {
  const head = ARE_WELCOME.exec(text.slice(from, to))?.[0]
  if (head === undefined) return null
  const { clauses, isWhole, facts } = readSentence(text, from, from + head.length, kind)
  const isOfLevels = facts.includes('schoolLevel') && facts.every((fact) => OF_LEVELS.has(fact))
  if (!isWhole || !isOfLevels || clauses.some(({ isSoft }) => isSoft)) return null
  return clauses.map((clause) => ({ ...clause, confidence: 'likely' }))
}

/** 'Mature students (25 or older) will also be considered.' */
const ALSO =
  /\balso (?:be )?(?:considered|eligible|apply|welcome|accepted|qualify|admitted|included)\b|\b(?:is|are) also (?:considered|eligible|welcome|accepted|included)\b/i
/** 'First-year students may apply.' */
const MAY_APPLY = /^[^,;]{3,60} (?:may|can) (?:also )?apply\.?$/i
const LETS_IN = /\b(?:are|is) (?:also )?eligible\b|\b(?:may|can) (?:also )?apply\b|\bqualify\b/i
const OF_KINDS = new Set(['schoolLevel', 'enrollment', 'membership', 'occupation', 'degreeType'])

/** 'Graduate students in the MAT program are eligible' behind other rules lets some in, and shuts out nobody. */
const letsInMore = (draft: Draft, words: string, clauses: readonly SentenceClause[]): boolean =>
  LETS_IN.test(words) &&
  !/\b(?:only|must|limited|restricted)\b/i.test(words) &&
  clauses.length > 0 &&
  clauses.every(({ clause }) => 'fact' in clause && OF_KINDS.has(clause.fact)) &&
  draft.found.some(({ origin, isSoft }) => origin === 'text' && !isSoft) &&
  // What the rules before said of the same fact is widened by it instead.
  !draft.found.some(({ clause: before }) => clauses.some(({ clause }) => asksSame(before, clause)))

/** 'Extra points are given to …', 'ties are broken in favor of …', 'with consideration given to …'. */
const RANKS =
  /\bconsideration (?:is |will be )?given to\b|\b(?:extra|additional|bonus) points?\b|^(?:ties|a tie) (?:are|is) broken\b|\bpoints? (?:are|is|will be) (?:given|awarded|added)\b/i

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
