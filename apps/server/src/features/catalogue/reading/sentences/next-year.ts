import type { HardClause } from '@laurel/matching/criteria'

const YEAR = '20\\d\\d ?[-–/] ?(?:20)?\\d\\d'
/** Words with which a sentence says that it is about the student of the next school year. */
const NEXT = new RegExp(
  [
    '\\b(?:will|plans? to|planning to|intends? to|intending to|expects? to|expecting to) (?:be (?:an?|in|enrolled|enrolling|attending|registered|studying|working)|enroll|attend|study)\\b',
    `\\b(?:in|for|during|of) (?:the |their )?(?:upcoming|next|coming|following|${YEAR}) (?:academic|school|college) year\\b`,
    '\\b(?:enrolling or continuing|(?:enrolled|accepted|attending) (?:in |at |to )?or (?:accepted|enrolled|planning|plan))\\b',
    '\\bnext (?:fall|autumn|school year|academic year|year)\\b',
    '\\b(?:in|for|during|by) (?:the )?(?:upcoming |coming )?(?:fall|autumn)(?: (?:semester|term|quarter))?(?: of)?(?: 20\\d\\d)?\\b',
  ].join('|'),
  'i',
)
/** Words that keep it to today, and those with which levels are already told by the year before them. */
const NOT_NEXT =
  /\b(?:currently|current|presently|now|already|at (?:the )?time of (?:application|applying)|when (?:they|you) apply|rising|entering|incoming|enters?|begin\w*|start\w*|graduat\w+|complet\w+|award\w*|paid|deadline|due)\b/i

const ofCollege = (id: unknown): boolean =>
  /^(?:undergraduate|college_\w+|graduate|adult)$/.test(String(id))

/**
 * A clause at the time its sentence speaks of: 'will be enrolled as an undergraduate next fall' asks for
 * the level of the next school year, which a senior of high school may reach.
 */
export const atItsTime = (clause: HardClause, sentence: string, words: string): HardClause => {
  if (ENTERS.test(words) && isOfGraduates(clause)) return enteringGraduates(clause)
  return NEXT.test(sentence) && !NOT_NEXT.test(sentence) ? toNextYear(clause) : clause
}

/** Who enters graduate school works for another degree until then. */
const ENTERS =
  /\b(?:incoming|enter(?:s|ing)?|begin(?:s|ning)?|start(?:s|ing)?|enroll(?:s|ing)?|accepted)\b/i
const enteringGraduates = (clause: HardClause): HardClause => {
  if ('all' in clause) return { all: clause.all.map(enteringGraduates) }
  return isGraduate(clause)
    ? { any: [clause, { fact: 'levelNextYear', in: ['graduate'] }] }
    : clause
}

const isOfGraduates = (clause: HardClause): boolean =>
  'all' in clause ? clause.all.some(isGraduate) : isGraduate(clause)

const isGraduate = (clause: HardClause): boolean =>
  'fact' in clause &&
  'in' in clause &&
  ((clause.fact === 'degreeType' && clause.in.every((id) => id === 'graduate_degree')) ||
    (clause.fact === 'schoolLevel' && clause.in.every((id) => id === 'graduate')))

const toNextYear = (clause: HardClause): HardClause => {
  if ('all' in clause) return { all: clause.all.map(toNextYear) }
  if ('any' in clause) return { any: clause.any.map(toNextYear) }
  if (!('fact' in clause) || clause.fact !== 'schoolLevel' || !('in' in clause)) return clause
  return clause.in.every(ofCollege) ? { ...clause, fact: 'levelNextYear' } : clause
}
