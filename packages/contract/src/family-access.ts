import type { Relation } from '@laurel/matching/answers'
import type { FactId } from '@laurel/matching/facts'

/** The answers that stay the student's own, about whomever they are given. */
export const UNSHARED_FACTS: readonly FactId[] = [
  'lgbtq',
  'religion',
  'healthCondition',
  'disability',
  'lifeExperience',
  'maritalStatus',
]

/** What is said of a husband or wife says that there is one. */
export const UNSHARED_RELATIONS: readonly Relation[] = ['spouse']

/** Seen but never changed by a parent: one may end the account, the other says whose it is. */
const UNCHANGED_FACTS: readonly FactId[] = ['birthDate', 'applicantType']

/** Whether a linked parent may read an answer. */
export const isSharedAnswer = (fact: string, relation: string = 'self'): boolean =>
  !UNSHARED_FACTS.some((unshared) => unshared === fact) &&
  !UNSHARED_RELATIONS.some((unshared) => unshared === relation)

/** Whether a linked parent may change an answer. */
export const isChangeableAnswer = (fact: string, relation?: string): boolean =>
  isSharedAnswer(fact, relation) && !UNCHANGED_FACTS.some((unchanged) => unchanged === fact)

export interface FamilyAccess {
  area: string
  canSee: boolean
  canChange: boolean
  reason: string
}

/** The one table of what a linked parent may see and change of a student. */
export const FAMILY_ACCESS: readonly FamilyAccess[] = [
  {
    area: 'Name',
    canSee: true,
    canChange: false,
    reason: 'So that parents know whom they follow.',
  },
  {
    area: 'Date of birth, and who is applying',
    canSee: true,
    canChange: false,
    reason: 'An account is for people of 16 and over, so only its owner changes these.',
  },
  {
    area: 'Address',
    canSee: true,
    canChange: true,
    reason: 'Many scholarships are for one place, and parents know it.',
  },
  {
    area: 'Profile answers, apart from those that stay with the student',
    canSee: true,
    canChange: true,
    reason: 'Parents often know them better, such as those about money.',
  },
  {
    area: 'Answers on religion, LGBTQ+, marriage, health, disability and life experience',
    canSee: false,
    canChange: false,
    reason: 'What a student tells a family is the student’s choice.',
  },
  {
    area: 'Matches, and how many there are',
    canSee: true,
    canChange: false,
    reason:
      'Worked out without the answers that stay with the student, so that none of them shows.',
  },
  {
    area: 'Suggestions from this parent',
    canSee: true,
    canChange: true,
    reason: 'The student answers each of them.',
  },
  {
    area: 'Applications: title, status, deadline and how much is done',
    canSee: true,
    canChange: false,
    reason: 'So that parents can remind of a deadline.',
  },
  {
    area: 'The number of saved scholarships',
    canSee: true,
    canChange: false,
    reason: 'Which ones they are stays with the student.',
  },
  {
    area: 'Essays, answers in applications, documents and receipts',
    canSee: false,
    canChange: false,
    reason: 'They are the student’s own words.',
  },
  {
    area: 'Sending, withdrawing or deleting an application',
    canSee: false,
    canChange: false,
    reason: 'Only the student applies.',
  },
  {
    area: 'Email address, phone, password, consents, settings and emails',
    canSee: false,
    canChange: false,
    reason: 'The account belongs to the student.',
  },
]
