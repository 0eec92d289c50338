import { yesFullTime } from './build-studies.ts'
import { type Build, number, range } from './ways-to-build.ts'

/** Parts of the ways to speak of credits, as `frame-patterns.ts` writes them. */
export const CREDIT_PARTS: Readonly<Record<string, string>> = {
  has_done:
    '(have|has|having|who|already|successfully|must have|will have)* (finished|passed|accrued|acquired|gained|completed|earned|accumulated|finish|complete|completing|finishing)',
  in_brackets: '[ @fewest {n} @or_more @credit_kind @credits @or_more @per_term? ]',
  attends:
    '(enrolled|enroll|enrolling|registered|register|attending|attend|attends|study|studying|students|student|be)*',
}

/** How listings count credits, earned or taken, beside the plain ways in `frame-patterns.ts`. */
export const CREDIT_PATTERNS: Readonly<Record<string, readonly string[]>> = {
  creditsEarned: [
    '@has_done @a @fewest {n} @or_more @credit_kind @credits',
    '(have|has|having|with|bring|brings|bringing|transfer|transferring) @a @fewest {n} @or_more (transfer|transferable|earned) @credit_kind @credits',
  ],
  creditsHeld: ['(have|has|having|with) @a @fewest {n} @or_more @credit_kind @credits'],
  creditsEarnedRange: [
    '(@has_done|have|has|having|with) (between|from)? {n} (-|to|and|through) {n} @credit_kind @credits (earned|completed)?',
  ],
  creditsPerTerm: [
    '@takes @a @fewest {n} @or_more @credit_kind @credits (for|in|during) (the|each|both)? (coming|upcoming|following|next)? (fall|spring|fall and spring|fall and the spring) (semester|term|quarter)?',
    '@a @fewest {n} @or_more @credit_kind @credits @per_term (is|are|must be|will be) (required|needed)',
    '@a (course load|load|enrollment) of @a @fewest {n} @or_more @credit_kind @credits @per_term?',
  ],
  // Behind where or as what somebody is enrolled.
  forCredits: ['for @a @fewest {n} @or_more @credit_kind @credits @per_term?'],
  halfTimeCredits: [
    '@attends (on|at)? (a|an)? (at least)? (half time|part time) (basis)? @in_brackets',
  ],
  fullTimeCredits: ['@attends (on|at)? (a|an)? full time (basis|student)? @in_brackets'],
}

/** More than anybody takes in one term: they are of all terms together. */
const MORE_THAN_A_TERM = 25
const creditsEarnedRange: Build = (captures) =>
  (captures[1]?.value ?? 0) < MORE_THAN_A_TERM ? null : range('creditsEarned', 0, 300)(captures)

/** What each of them asks, by its name. */
export const CREDIT_BUILDERS: Readonly<Record<string, Build>> = {
  creditsHeld: number('creditsEarned', 'gte', MORE_THAN_A_TERM - 1, 300),
  creditsEarnedRange,
  forCredits: number('creditsPerTerm', 'gte', 1, 30),
  halfTimeCredits: number('creditsPerTerm', 'gte', 1, 30),
  fullTimeCredits: yesFullTime,
}
