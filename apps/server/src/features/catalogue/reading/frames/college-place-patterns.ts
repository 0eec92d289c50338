import { collegesIn } from './build-places.ts'
import { type Build, both, listed } from './ways-to-build.ts'

/** Parts of the ways to say where a college is, as `frame-patterns.ts` writes them. */
export const COLLEGE_PLACE_PARTS: Readonly<Record<string, string>> = {
  used: '(must|may|can|should|will|shall|is to)? (be|is|are)? used (only)? (at|toward|towards|for)? (tuition|study|attendance|expenses|costs|fees|and|any|the|educational|college)* (at|to attend|toward study at)',
  at_school: '(@study|@either|@plan (be)? @study|(accepted|admitted) (to|at|by|into)|at|to attend)',
  run_by:
    '(public|private|state|state supported|state assisted|state funded|independent|accredited|nonprofit|four year|4 year|eligible|approved|or|and|,)*',
  counted:
    '(several|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|30)?',
  for_free:
    '(tuition free|for free|free of charge|at no cost|without (paying|cost|charge) (tuition|for tuition)?|without tuition)',
}

/** How listings name the state that a college or program is in, beside the plain ways. */
export const COLLEGE_PLACE_PATTERNS: Readonly<Record<string, readonly string[]>> = {
  // Behind a program or a school that was named: 'in a nursing program in Nevada'.
  programIn: [
    '(in|within) (the)? (state of)? {place}',
    '(located|based|offered) (in|within) (the)? (state of)? {place}',
  ],
  collegeState: [
    '@at_school @fullTime @a @run_by {place} @run_by @school',
    '@at_school @fullTime @a @run_by @school (located)? (in|within) (the)? (state of)? {place}',
    '@at_school (any|one) of (the)? {place} @counted @run_by @school',
    '@at_school (any|one) of (the)? @counted @run_by @school (located)? (in|within) (the)? (state of)? {place}',
    '@used @a @run_by {place} @run_by @school',
    '@used @a @run_by @school (located)? (in|within) (the)? (state of)? {place}',
    '(may|can|will|to)? (attend|study at|enroll at|enroll in) @a @run_by @school (located)? (in|within) (the)? (state of)? {place} @for_free',
    '(may|can|will|to)? (attend|study at|enroll at|enroll in) @a @run_by {place} @run_by @school @for_free',
  ],
  collegeTypeState: [
    '@at_school (any|one) of (the)? {place} @counted (public|private|accredited)? {collegeType}',
    '@at_school @fullTime @a @run_by {place} @run_by {collegeType}',
  ],
}

/** What each of them asks, by its name. */
export const COLLEGE_PLACE_BUILDERS: Readonly<Record<string, Build>> = {
  programIn: collegesIn,
  collegeTypeState: both(collegesIn, listed('collegeType')),
}
