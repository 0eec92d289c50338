import type { Reason } from '../scholarship-shapes.ts'
import { affiliationAudience, affiliationHas, isAffiliation } from './affiliation-phrases.ts'
import { dateWords, FACT_PHRASES, isDateFact } from './fact-phrases.ts'
import { isNumberFact, numberWords } from './number-phrases.ts'
import { openQuestionsOf, questionWords } from './open-question.ts'
import { matching, type Value } from './value-words.ts'

/** One clause in a short sentence: what the student has, what it is for, or the question to answer. */
export function describeReason(reason: Reason): string {
  if (reason.soft) return `Preferred: ${audienceOf(reason)}`
  if (reason.result === 'unknown') return describeUnknown(reason)
  return reason.result === 'met' ? describeMet(reason) : describeNotMet(reason)
}

/** One rule as whoever reads it without answers sees it: whom it is for. */
export function describeRule(reason: Reason): string {
  if (reason.code === 'UNREAD') return unreadWords(reason)
  return reason.soft ? `Preferred: ${audienceOf(reason)}` : restriction(reason)
}

function describeUnknown(reason: Reason): string {
  if (reason.code === 'UNREAD') return unreadWords(reason)
  const [question] = openQuestionsOf(reason)
  return question ? questionWords(question) : restriction(reason)
}

/** What was not understood, in the sponsor's words where there are any. */
function unreadWords({ asked = [] }: Reason): string {
  if (asked.length === 0) return 'We could not read all of who may apply'
  return `In the sponsor’s words: “${asked.join(' ')}”`
}

function describeMet(reason: Reason): string {
  const { code, of = [] } = reason
  if (code === 'attest') return `You said yes: ${question(reason)}`
  if (code === 'not') return restriction(reason)
  const met = of.filter(({ result }) => result === 'met')
  if (code === 'any') return met[0] ? describeMet(met[0]) : restriction(reason)
  if (code === 'all') return met.map(describeMet).join('; ')
  return describeComparisonMet(reason)
}

function describeComparisonMet(reason: Reason): string {
  const { code, fact = '', relation, asked = [], given = [] } = readable(reason)
  if (isNumberFact(fact)) return numberWords({ fact, code, asked, given }).met
  if (isDateFact(fact)) return dateWords(fact, code, asked, given).met
  if (code === 'notIn' && !isStatusWithName(fact, given)) return restriction(reason)
  const values = matching(fact, asked, given)
  if (isAffiliation(fact)) return affiliationHas(fact, relation, values)
  return FACT_PHRASES[fact]?.has(values) ?? restriction(reason)
}

/** A student's own status says more than whom a scholarship leaves out. */
const isStatusWithName = (fact: string, given: readonly Value[]) =>
  fact === 'citizenship' && given.length > 0 && !given.includes('other')

function describeNotMet(reason: Reason): string {
  const { code, of = [], fact = '', asked = [], given = [] } = reason
  if (code === 'attest') return `You said no: ${question(reason)}`
  if (code === 'all') {
    const failed = of.filter(({ result }) => result === 'notMet')
    return failed.map(describeNotMet).join('; ')
  }
  if (code !== 'any' && code !== 'not' && isNumberFact(fact))
    return numberWords({ fact, code, asked, given }).needs
  return restriction(reason)
}

/** "For residents of Ohio", "Not for graduate students". */
function restriction(reason: Reason): string {
  const { code, of: [inner] = [] } = readable(reason)
  if (code === 'not' && inner) return `Not for ${audienceOf(inner)}`
  if (code === 'notIn') return `Not for ${audienceOf(positive(reason))}`
  return `For ${audienceOf(reason)}`
}

/** Whom a clause is for, as it follows "For". */
function audienceOf(reason: Reason): string {
  const { code, fact = '', relation, asked = [], of = [] } = readable(reason)
  if (code === 'attest') return `students who can say yes: ${question(reason)}`
  if (code === 'any') return familyAudience(of) ?? of.map(audienceOf).join(', or ')
  if (code === 'all') return of.map(audienceOf).join(', and ')
  if (code === 'not') return `anyone but ${of.map(audienceOf).join(', or ')}`
  if (code === 'notIn') return `anyone but ${audienceOf(positive(reason))}`
  if (isNumberFact(fact)) return numberWords({ fact, code, asked, given: [] }).audience
  if (isDateFact(fact)) return dateWords(fact, code, asked, []).audience
  if (isAffiliation(fact)) return affiliationAudience(fact, relation, asked)
  return FACT_PHRASES[fact]?.audience(asked) ?? 'students who meet one more rule'
}

/** "members of … or their families", when the same is asked of the student and of relatives. */
function familyAudience(members: readonly Reason[]): string | undefined {
  const [first] = members
  if (!first?.fact || !isAffiliation(first.fact) || members.length < 2) return undefined
  const asks = (reason: Reason) => JSON.stringify([reason.code, reason.fact, reason.asked])
  if (members.some((member) => asks(member) !== asks(first))) return undefined
  const people = affiliationAudience(first.fact, undefined, first.asked ?? [])
  const isAlsoOwn = members.some(({ relation }) => relation === undefined)
  return isAlsoOwn ? `${people} or their families` : `families of ${people}`
}

const question = ({ asked }: Reason): Value => asked?.[0] ?? ''

const positive = (reason: Reason): Reason => ({ ...reason, code: 'in' })

const NO_TIES = 'no_military_affiliation'

/** "Not without military ties" is said the other way round. */
function readable(reason: Reason): Reason {
  const isAnyTie =
    reason.code === 'notIn' && reason.asked?.length === 1 && reason.asked[0] === NO_TIES
  return isAnyTie ? { ...reason, code: 'in', asked: ['any_military'] } : reason
}
