/**
 * Labels of short lines, 'Major: Nursing', 'Class: Juniors', whose values alone say what is asked; as
 * `frame-patterns.ts` writes it.
 */
export const LABELLED_PARTS: Readonly<Record<string, string>> = {
  asked:
    '(required|eligible|minimum|student|applicant|applicants|academic|current|intended|class|college)?',
  colon: '(requirement|requirements|required|status)? :',
}

export const LABELLED_PATTERNS: Readonly<Record<string, readonly string[]>> = {
  field: [
    '@asked (major|field of study|field [ s ] of study|major [ s ]|area of study|area of interest|program of study|program|discipline|course of study|college major|subject|degree program) @colon @a {field}',
  ],
  level: [
    '@asked (level of study|study level|education level|level of education|academic level|grade level|class level|class standing|class|classification|year in school|year of study|grade|school level|level|standing|status|student type|academic year|academic standing) @colon @a {level}',
  ],
  grades: ['@asked (grade|grade level|class|level|year in school) @colon {grades}'],
  degree: [
    '@asked (degree|degree level|degree type|level of study|type of degree) @colon @a {degree}',
  ],
  gender: ['@asked (gender|sex) @colon @a {gender} (only)?'],
  ethnicity: [
    '@asked (ethnicity|race|race / ethnicity|ethnic background|ethnic group|ethnicity / race|heritage|minority) @colon @a {ethnicity} (only)?',
  ],
  heritage: ['@asked (heritage|ancestry|descent|ethnic heritage) @colon @a {heritage}'],
  religion: ['@asked (religion|faith|denomination|religious affiliation) @colon @a {religion}'],
  labelledPlace: [
    '@asked (state|state of residence|residence|residency|home state|county|county of residence|state residency|residency requirement|residency : state) @colon (must be)? @a (legal|permanent)? (resident of)? {place} (resident)? (only)?',
  ],
  fullTime: [
    '@asked (enrollment|enrollment status|status|enrolled|attendance|enrollment level) @colon full time (only)? (student|enrollment)?',
  ],
  disability: ['@asked (disability|disability type) @colon @a {disability}'],
  citizenship: [
    '@asked (citizenship|immigration|residency and citizenship) (status|requirement|requirements|required)* : @a {citizen} (only)?',
  ],
  levelsUp: [
    '@asked (class standing|class level|class|classification|standing|level|year in school|academic standing|grade level|education level|academic level) @colon @a {level} (or|and) (above|higher|up|beyond|later|greater)',
  ],
  service: [
    '@asked (military|military affiliation|military status|military service) @colon @a {service}',
  ],
}
