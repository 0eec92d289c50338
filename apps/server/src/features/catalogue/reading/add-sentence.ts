import { asksSame } from './clause-facts.ts'
import { leadOfLabel } from './classify-lead.ts'
import { classifySentence } from './classify-sentence.ts'
import { WEIGHED } from './lexicon/judged-words.ts'
import type { Lead } from './lexicon/lead-words.ts'
import { OF_PEOPLE } from './lexicon/sentence-kinds.ts'
import type { ListingHints } from './listing-hints.ts'
import type { ListingText, SentenceClause } from './listing-reading.ts'
import { NAMES_PARTNERS } from './partner-patterns.ts'
import { kindAtHead } from './rules-for-some.ts'
import { readSentence } from './read-sentence.ts'
import { turnsInBrackets } from './turning-brackets.ts'
import { type Draft, quote, toFound } from './reading-draft.ts'
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

/** Reads one sentence into the draft, under what the line above it said, with what the rest of its listing hints at. */
export const addSentence = (
  draft: Draft,
  { kind, text }: ListingText,
  at: number,
  sentence: Sentence,
  above: Lead,
  listing: ListingHints = {},
): SentenceClause[] | null => {
  const words = text.slice(sentence.from, sentence.to)
  const place = quote(text, at, sentence)
  if (words.length > SENTENCE_LIMIT) {
    draft.unread.push(place)
    return null
  }
  for (const fact of waivedFacts(words)) draft.waived.add(fact)
  const own = leadOfLabel(words)
  const lead = own === 'plain' ? above : own
  const first = classifySentence(words)
  if (first === 'open') draft.isOpen = true
  if (first === 'nothing' || first === 'open' || lead === 'apart' || lead === 'later') {
    draft.asksNothing.push(place)
    return null
  }
  if (first === 'aside' || lead === 'unclear') {
    draft.unread.push(place)
    return null
  }
  const read = readSentence(text, sentence.from, sentence.to, kind, listing)
  draft.named.push(...read.named)
  const isWeighed = WEIGHED.test(words) && !OF_PEOPLE.test(words)
  const isPreference = lead === 'preference' || isWeighed || RANKS.test(words)
  const clauses = isPreference ? read.clauses.map(soften) : read.clauses
  const saysNothing =
    clauses.length === 0 &&
    read.lifted.length === 0 &&
    ((first === 'about' && read.facts.length === 0) ||
      (first === 'award' && read.facts.length === 0 && !FOR_PEOPLE.test(words)) ||
      (read.isWhole && read.isVague) ||
      isWeighed ||
      (kind === 'description' && read.facts.length === 0 && !isAboutApplicants(words)))
  if (saysNothing) {
    draft.asksNothing.push(place)
    return null
  }
  // 'Checks are mailed once full-time enrollment is verified': no rule, whatever it names.
  if (first === 'about') {
    draft.unread.push(place)
    return null
  }
  if (WIDENS.test(words) && ADMITS.test(words)) demote(draft, read.facts)
  for (const fact of read.isWhole ? read.lifted : []) draft.lifted.add(fact)
  const isUnderstood = read.isWhole && (clauses.length > 0 || read.lifted.length > 0)
  if (lead === 'not') {
    // What a list rules out is only shown: which words of an item it turns, nobody can be sure of.
    draft.unread.push({ ...place, isPart: true })
    return null
  }
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
  return clauses
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

/** 'Extra points are given to …', 'ties are broken in favor of …'. */
const RANKS =
  /\b(?:extra|additional|bonus) points?\b|^(?:ties|a tie) (?:are|is) broken\b|\bpoints? (?:are|is|will be) (?:given|awarded|added)\b/i

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
