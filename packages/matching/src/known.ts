import type { Criteria } from './criteria.ts'
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

/** No criteria can ask an empty question, so that nobody has answered it. */
const NEVER_ANSWERED = { attest: '' }

/** Whether a question stands for what was not understood. */
export const isNeverAnswered = (question: string): boolean => question === NEVER_ANSWERED.attest

/** Criteria of which nobody meets more than what is known of them. */
export const criteriaAsKnown = (criteria: Criteria, known: Known): Criteria =>
  isWhole(known) ? criteria : { all: [...criteria.all, NEVER_ANSWERED] }
