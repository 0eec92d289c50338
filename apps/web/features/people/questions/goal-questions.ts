import { toBoth } from './to-both.ts'
import { FACT_WORDS } from '@laurel/contract/profile-facts'
import { choicesOf } from './choices.ts'
import type { Question } from './question.ts'
import { RULES } from './rules.ts'

/** Phase 4, steps 17 and 18: goals and where the student lives. */
export const GOAL_QUESTIONS: readonly Question[] = [
  {
    key: 'careerGoal',
    step: 17,
    label: FACT_WORDS.careerGoal.label,
    ask: toBoth(FACT_WORDS.careerGoal.question),
    why: FACT_WORDS.careerGoal.why,
    control: { kind: 'choice', isMultiple: false, choices: choicesOf('careerGoal') },
    problem: RULES.careerGoal,
  },
  {
    key: 'militaryAffiliation',
    step: 17,
    label: FACT_WORDS.militaryAffiliation.label,
    ask: toBoth(FACT_WORDS.militaryAffiliation.question),
    why: FACT_WORDS.militaryAffiliation.why,
    control: { kind: 'choice', isMultiple: true, choices: choicesOf('militaryAffiliation') },
    isSensitive: true,
    problem: RULES.militaryAffiliation,
  },
  {
    key: 'isInterestedInOnlineStudy',
    step: 17,
    label: FACT_WORDS.interestedInOnlineStudy.label,
    ask: toBoth(FACT_WORDS.interestedInOnlineStudy.question),
    why: FACT_WORDS.interestedInOnlineStudy.why,
    control: {
      kind: 'choice',
      isMultiple: false,
      choices: choicesOf('interestedInOnlineStudy'),
    },
    problem: RULES.isInterestedInOnlineStudy,
  },
  {
    key: 'address',
    step: 18,
    label: 'Address',
    ask: { student: 'Where do you live?', parent: 'Where does the student live?' },
    why: 'Many scholarships are for one state, county or city.',
    control: { kind: 'address' },
    problem: RULES.address,
  },
  {
    key: 'additionalDetails',
    step: 18,
    label: 'Additional details',
    ask: {
      student: 'Is there anything else that we should know about you?',
      parent: 'Is there anything else that we should know about the student?',
    },
    why: 'Sports, clubs, work, plans: in your own words. It is kept with the profile.',
    control: { kind: 'text', type: 'text', autoComplete: 'off', isLong: true },
    isOptional: () => true,
    problem: () => undefined,
  },
]
