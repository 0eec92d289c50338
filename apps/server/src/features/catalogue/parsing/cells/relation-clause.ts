import { FACTS, type FactId } from '@laurel/matching/facts'
import type { HardClause } from '@laurel/matching/criteria'
import type { Relation } from '@laurel/matching/answers'
import { parseOptions } from './parse-options.ts'
import type { ReadColumn } from './cell-reading.ts'

/** Who is named beside a fact: the student, or somebody of their family. */
const WHO: readonly (readonly [pattern: RegExp, relations: readonly (Relation | 'self')[]])[] = [
  [/^(?:self|own|student|applicant|member|you)$/, ['self']],
  [
    /^(?:parents?|mother|father|guardians?|parent or guardian|child(?:ren)?|child of (?:a )?member)$/,
    ['parent'],
  ],
  [/^(?:spouse|husband|wife|partner)$/, ['spouse']],
  [/^(?:grandparents?|grandmother|grandfather|grandchild(?:ren)?)$/, ['grandparent']],
  [/^(?:dependents?|dependants?)$/, ['parent', 'spouse']],
]

const relationsIn = (text: string): (Relation | 'self')[] | null => {
  const parts = text
    .toLowerCase()
    .split(/[,;|/&]|\bor\b|\band\b/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const found = parts.map((part) => WHO.find(([pattern]) => pattern.test(part))?.[1])
  return parts.length === 0 || found.includes(undefined)
    ? null
    : [...new Set(found.flatMap((relations) => relations ?? []))]
}

const RELATION = /^(?:relations?|relationship|who|whose|of)$/i
const NAMED =
  /^(?:organi[sz]ations?|orgs?|names?|associations?|clubs?|unions?|company|employers?|status|branch|types?|values?|groups?)$/i

const lined = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
    ? value.join('; ')
    : null
}

/** `{organization, relation}`: whose membership, employer or service it is; null where a part is not known. */
export const relationClause = (
  fact: FactId,
  label: string,
  parts: Readonly<Record<string, unknown>>,
): ReadColumn | null => {
  const definition = FACTS.find(({ id }) => id === fact)
  if (!definition || !('relations' in definition)) return null
  const entries = Object.entries(parts).filter(([, value]) => value !== null && value !== '')
  const relation = entries.find(([part]) => RELATION.test(part))
  const named = entries.find(([part]) => NAMED.test(part))
  const [who, what] = [lined(relation?.[1] ?? 'self'), lined(named?.[1])]
  if (!named || who === null || what === null || entries.length > (relation ? 2 : 1)) return null
  const relations = relationsIn(who)
  const values = valuesOf(fact, definition.kind, what)
  if (!relations || !values) return null
  const clauses = relations.map((one): HardClause => ({
    fact,
    ...(one !== 'self' && { relation: one }),
    in: values,
  }))
  const [only] = clauses
  if (!only) return null
  const clause = clauses.length > 1 ? { any: clauses } : only
  return {
    label,
    text: relation ? `${what} (${who})` : what,
    parsed: { clauses: [clause], warnings: [] },
  }
}

const valuesOf = (fact: FactId, kind: string, text: string): string[] | null => {
  if (kind === 'name') return text.split(';').map((name) => name.trim())
  const { ids, isComplete } = parseOptions(fact, text)
  return isComplete ? ids : null
}
