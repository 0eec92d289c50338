import type { Relation } from '@laurel/matching/answers'
import type { FACTS } from '@laurel/matching/facts'

type Relative = Exclude<Relation, 'self'>
type RelatedFactId = Extract<(typeof FACTS)[number], { relations: readonly Relation[] }>['id']

/** How a relative is called in labels and questions. */
export const RELATIVE_LABELS: Readonly<Record<Relative, string>> = {
  parent: 'parent or guardian',
  spouse: 'spouse',
  grandparent: 'grandparent',
}

const QUESTIONS: Readonly<Record<RelatedFactId, (relative: string) => string>> = {
  militaryAffiliation: (relative) => `Does your ${relative} have ties to the military?`,
  membership: (relative) => `Which clubs, unions or associations does your ${relative} belong to?`,
  employer: (relative) => `Who does your ${relative} work for?`,
  occupation: (relative) => `What is the job of your ${relative}?`,
  activity: (relative) => `Which sports, arts, clubs or volunteer work does your ${relative} do?`,
}

const hasQuestion = (fact: string): fact is RelatedFactId => Object.hasOwn(QUESTIONS, fact)

/** The question about a relative, or undefined for a fact that is only asked of the student. */
export function relationQuestion(fact: string, relation: Relative): string | undefined {
  return hasQuestion(fact) ? QUESTIONS[fact](RELATIVE_LABELS[relation]) : undefined
}
