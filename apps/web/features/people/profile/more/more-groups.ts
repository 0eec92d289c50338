import type { FactDefinition } from '@laurel/matching/facts'
import { MORE_FACTS } from '../more-facts.ts'
import { PREFER_NOT_TO_SAY } from '../../questions/stands-alone.ts'
import type { FormField, FormFields } from '../use-profile.ts'

export interface MoreQuestion {
  fact: FactDefinition
  /** Undefined where another tab asks it of the student, and only relatives are left. */
  own: FormField | undefined
  /** The same question about a parent, spouse or grandparent. */
  relatives: readonly FormField[]
}

export interface MoreGroup {
  title: string
  questions: readonly MoreQuestion[]
}

/** The further questions under their headings, in the order of the facts. */
export function moreGroups(fields: FormFields): MoreGroup[] {
  const facts = [...new Set(MORE_FACTS.map(({ fact }) => fact))]
  const groups = new Map<string, MoreQuestion[]>()
  for (const fact of facts) {
    const asked = MORE_FACTS.filter((more) => more.fact === fact).flatMap(({ key }) => {
      const field = fields.get(key)
      return field ? [field] : []
    })
    const [first] = asked
    if (!first) continue
    const question = {
      fact,
      own: asked.find(({ key }) => key === fact.id),
      relatives: asked.filter(({ key }) => key !== fact.id),
    }
    groups.set(first.group, [...(groups.get(first.group) ?? []), question])
  }
  return [...groups].map(([title, questions]) => ({ title, questions }))
}

/** The keys of the answers that a group holds. */
export const keysOf = ({ questions }: MoreGroup): string[] =>
  questions.flatMap(({ own, relatives }) => [...(own ? [own] : []), ...relatives].map(keyOf))

const keyOf = ({ key }: FormField) => key

export const isGiven = (given: readonly string[] | undefined): boolean =>
  given?.some((each) => each.trim() !== '' && each !== PREFER_NOT_TO_SAY) ?? false

/** How many questions of a group have an answer, about the student or about a relative. */
export function countAnswered(
  group: MoreGroup,
  answers: Readonly<Record<string, readonly string[]>>,
): number {
  return group.questions.filter((question) =>
    keysOf({ title: group.title, questions: [question] }).some((key) => isGiven(answers[key])),
  ).length
}
