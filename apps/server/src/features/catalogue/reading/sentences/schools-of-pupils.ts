import type { HardClause } from '@laurel/matching/criteria'

const OF_PUPILS =
  /\bgrades? \d|\b\d{1,2}(?:st|nd|rd|th)?(?: ?[-–] ?\d{1,2}(?:st|nd|rd|th)?)?[- ]grade|\b(?:elementary|middle|secondary|high)[- ]school|\bk ?[-–] ?12\b/i
const OF_STUDENTS =
  /\b(?:colleges?|universit(?:y|ies)|institut\w+|post-?secondary|higher|trade|vocational|technical|graduate|professional|programs?)\b/i
const COLLEGE_FACTS = /"(?:plansCollege|accreditedCollege|collegeCountry)"/

/**
 * Whether what was taken for a college is the school that pupils go to now: 'students in grades 4 to 11
 * at accredited schools'. `words` are the clause's own.
 */
export const isSchoolOfPupils = (clause: HardClause, words: string, sentence: string): boolean =>
  OF_PUPILS.test(sentence) &&
  /\bschools?\b/i.test(words) &&
  !OF_STUDENTS.test(words) &&
  COLLEGE_FACTS.test(JSON.stringify(clause))
