import type { HardClause } from '@laurel/matching/criteria'
import { levelsFromYear, yearIn } from './parse-levels.ts'
import type { ParsedList } from '../words/sentence-words.ts'
import { levels } from './build-studies.ts'
import { type Build, listed } from './ways-to-build.ts'

/** Parts of the ways to ask for a year of study, as `frame-patterns.ts` writes them. */
export const YEAR_PARTS: Readonly<Record<string, string>> = {
  college_of:
    '(of|in|at|as) (a|an|their|the|your)? (four year|4 year|two year|2 year|undergraduate|accredited|full time)* (college|university|undergraduate study|undergraduate studies|undergraduate education|undergraduate program|undergraduate degree|college or university|undergraduate student|study at a university|bachelors degree|bachelors degree program|bachelors program|bachelors|college study|college studies|degree program)',
  of_school: '((of|in) (a|an|their|the)? high school)',
  starts:
    '(entering|enter|enters|beginning|begin|starting|start|will enter|will begin|will start|will be entering|will be beginning|will be starting|about to enter|about to begin|going into|advancing to|moving into)',
  their: '(their|the|your|his or her|his|her|an|a)?',
  reached: '(have|has|having|who|attained|achieved|reached|obtained|completing)*',
  done: '(have|has|having|must have|should have|will have|successfully|already)* (completed|finished|completing)',
}

export const YEAR_PATTERNS: Readonly<Record<string, readonly string[]>> = {
  collegeYear: [
    '@reached (in|during|completing)? @their {ordinal} (year|standing|status) @college_of',
    '@reached {ordinal} (standing|status) (in|at|by)? (college)?',
    '(in)? @their {ordinal} year of (study|studies)',
    '(college|university) {ordinal} year student',
    '{ordinal} year (undergraduate|college|university) student',
  ],
  collegeYearNext: [
    '@starts @their {ordinal} year @college_of',
    '@starts @their {ordinal} year of (study|studies)',
  ],
  schoolYear: ['(in|during)? @their {ordinal} year @of_school'],
  schoolYearNext: ['@starts @their {ordinal} year @of_school'],
  bareYear: [
    '(in|during|completing)? @their {yearName} (academic)? (year|status) (in school)?',
    'in the {yearName} class',
  ],
  bareYearNext: ['@starts @their {nextYearName} (academic)? year (in school)?'],
  yearUp: [
    '(have|has|having|of)? at least @their {ordinal} (class)? (standing|status)',
    '@reached {ordinal} (class)? (standing|status) or (above|higher|beyond|better|later)',
    '(in)? at least @their {ordinal} year (@college_of|of (study|studies)|student)?',
    '@their {ordinal} or (later|higher|subsequent) year (@college_of|of (study|studies))?',
    '{ordinal} year (student)? (and|or) (above|higher|beyond|up) (student)?',
    '(in)? @their {ordinal} year (@college_of|of (study|studies))? (and|or) (above|higher|beyond|up|later)',
  ],
  yearDone: [
    '@done (at least|a minimum of)? @their {ordinal} (full|academic)? year (@college_of|of (study|studies|coursework))',
    '@done (at least|a minimum of)? one (full|academic)* year (@college_of|of (study|studies|coursework))',
  ],
  lastYears: ['(in|during|completing)? @their (last|final|upper) two year @college_of'],
  lastYearsNext: ['@starts @their (last|final|upper) two year @college_of'],
  yearsUpTo: ['{ordinal} -? (,|and|or)* {level}'],
  enteringCollege: [
    '@starts (college|university|a college|a university|a college or university|school)? as (a|an)? (first time|college|incoming|entering|new|full time|undergraduate)* (freshman|first year student|first year undergraduate|first year)',
    '@starts (their|the|your)? freshman year (of|in|at) (a|an)? (college|university|college or university)',
    '@starts (a|an|their)? (accredited|four year|two year)* (college|university|college or university|postsecondary education|post secondary education|higher education) (for the first time)? (this|next|in|in the|the|for the|following|upcoming|coming)* (fall|autumn|fall semester|academic year|school year)',
    '(entering|starting|beginning) freshman at @a {college}',
  ],
  yearOfLevel: ['@a {ordinal} year {level}', '@a {ordinal} - (and|or|to) {ordinal} year {level}'],
}

/** 'In the junior year of college'; who enters a year is in the one before it now. */
const yearsOf =
  (school: 'college' | 'high_school', isNext = false): Build =>
  ([list]) => {
    const ids = (list?.ids ?? []).map((id) => yearIn(school, Number(id), isNext))
    return ids.length > 0 && !ids.includes('') ? { fact: 'schoolLevel', in: ids } : null
  }

const fromYear = (year: number): HardClause | null => {
  const ids = levelsFromYear(year)
  return ids.length > 0 ? { fact: 'schoolLevel', in: ids } : null
}

/** Who has done a year is in the next one, or further. */
const yearDone: Build = ([list]) => fromYear(lowest(list) + 1)

/** The lowest of the years a list names; the first where there is no list: 'one full year'. */
const lowest = (list: ParsedList | undefined): number =>
  list ? Math.min(...list.ids.map(Number).filter((year) => year > 0)) : 1

/** 'Third- and fourth-year students'. */
const yearsUpTo: Build = ([years, last]) => {
  const ids = last?.ids.every((id) => id.startsWith('college_')) ? last.ids : []
  const first = years && ids.length > 0 ? yearsOf('college')([years]) : null
  return first && 'in' in first ? { fact: 'schoolLevel', in: [...first.in, ...ids] } : null
}

/** What each of them asks, by its name. */
export const YEAR_BUILDERS: Readonly<Record<string, Build>> = {
  collegeYear: yearsOf('college'),
  collegeYearNext: yearsOf('college', true),
  schoolYear: yearsOf('high_school'),
  schoolYearNext: yearsOf('high_school', true),
  bareYear: listed('schoolLevel'),
  bareYearNext: listed('schoolLevel'),
  yearUp: ([list]) => fromYear(lowest(list)),
  yearDone,
  lastYears: () => ({ fact: 'schoolLevel', in: ['college_junior', 'college_senior'] }),
  lastYearsNext: () => ({ fact: 'schoolLevel', in: ['college_sophomore', 'college_junior'] }),
  yearsUpTo,
  enteringCollege: () => ({ fact: 'schoolLevel', in: ['hs_senior'] }),
  yearOfLevel: (captures) => levels(captures.slice(-1)),
}
