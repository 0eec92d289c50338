import type { Criteria, HardClause } from './criteria.ts'
import type { Verdict } from './evaluate.ts'

/**
 * How the criteria of a scholarship are known: `stated` by who decides on it (also that it is open to
 * all), `read` completely from its text, read `partly`, or `unread`: nothing of it was understood.
 */
export const KNOWN = ['stated', 'read', 'partly', 'unread'] as const
export type Known = (typeof KNOWN)[number]

/** Whether somebody who meets the criteria can be told that they are eligible. */
export const isWhole = (known: Known): boolean => known === 'stated' || known === 'read'

/** What criteria say of a student, where not all that is asked may be among them. */
export const verdictAsKnown = (verdict: Verdict, known: Known): Verdict =>
  verdict === 'eligible' && !isWhole(known) ? 'possible' : verdict

/** No criteria can ask a question without words, so that nobody has answered it. */
const NEVER_ANSWERED = { attest: '' }
/** What stands in for all others than those whom a sentence names that was not understood. */
const NOT_NAMED = { attest: ' ' }

/** Whether a question stands for what was not understood. */
export const isNeverAnswered = (question: string): boolean => question === NEVER_ANSWERED.attest

/** Whether a question stands for not being among those who are named. */
export const isNotNamed = (question: string): boolean => question === NOT_NAMED.attest

/** Criteria of which nobody meets more than what is known of them. */
export const criteriaAsKnown = ({ all, named = [] }: Criteria, known: Known): Criteria =>
  isWhole(known) ? { all } : { all: [...all, ...named.map(orNotNamed), NEVER_ANSWERED] }

const orNotNamed = (clause: HardClause): HardClause => ({
  any: [...('any' in clause ? clause.any : [clause]), NOT_NAMED],
})
