import type { Answers } from '@laurel/matching/answers'

/** About a college that somebody goes to now. */
const OF_COLLEGE_NOW = new Set([
  'college',
  'collegeState',
  'collegeCounty',
  'collegeCity',
  'collegeGraduationDate',
  'creditsEarned',
  'creditsPerTerm',
  'degreeHeld',
  'enrollment',
  'transfer',
])

interface Asked {
  fact: string
  relation?: string | undefined
}

/** Whether a question makes sense to somebody who gave these answers. */
export function isWorthAsking({ fact, relation }: Asked, answers: Answers): boolean {
  if (relation === 'spouse') return mayHaveSpouse(answers)
  if (relation !== undefined) return true
  if (fact === 'plansCollege') return !isInCollege(answers)
  if (OF_COLLEGE_NOW.has(fact)) return !isBeforeCollege(answers)
  return fact !== 'interestedColleges' || !isInCollege(answers)
}

const levelOf = (answers: Answers): string => String(answers['schoolLevel']?.[0] ?? '')

const isBeforeCollege = (answers: Answers): boolean =>
  levelOf(answers).startsWith('hs_') && answers['enrolledInCollege']?.[0] !== true

/** Who changes colleges looks for another one. */
const isInCollege = (answers: Answers): boolean =>
  (levelOf(answers).startsWith('college_') || answers['enrolledInCollege']?.[0] === true) &&
  answers['transfer']?.[0] !== true

function mayHaveSpouse(answers: Answers): boolean {
  const [status] = answers['maritalStatus'] ?? []
  if (status !== undefined) return status !== 'single' && status !== 'divorced'
  return !isBeforeCollege(answers)
}
