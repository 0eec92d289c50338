import { canonicalJson } from '@laurel/matching/canonical-json'
import type { JOINED_PARTS, JoinedColumns } from '../../../db/schema/duplicates.ts'
import type { scholarships } from '../../../db/schema/scholarships.ts'
import type { RequirementRow } from '../scholarships/queries.ts'
import { toInput } from '../scholarships/replace-requirements.ts'
import type { RequirementInput } from '../scholarships/scholarship-input.ts'

type Row = typeof scholarships.$inferSelect

/** A listing with what it asks to be sent. */
export interface Whole {
  row: Row
  requirements: readonly RequirementRow[]
}

type Part = (typeof JOINED_PARTS)[number]

interface PartRule {
  /** Whether a listing says something of it itself. */
  isSaid(whole: Whole): boolean
  columnsOf(whole: Whole): JoinedColumns
}

const RULES: Record<Part, PartRule> = {
  applyUrl: {
    isSaid: ({ row }) => row.applyUrl !== null,
    columnsOf: ({ row }) => ({ applyUrl: row.applyUrl }),
  },
  award: {
    isSaid: ({ row: { amounts, award } }) =>
      amounts.length > 0 || (award !== null && award.kind !== 'varies'),
    columnsOf: ({ row: { amounts, award, amountMaxUsd } }) => ({ amounts, award, amountMaxUsd }),
  },
  deadline: {
    isSaid: ({ row: { deadline } }) =>
      deadline.type !== 'varies' ||
      deadline.date !== null ||
      deadline.month !== undefined ||
      deadline.monthDay !== undefined,
    columnsOf: ({ row: { deadline, timeZone, recurrence, opensAt, closesAt } }) => ({
      deadline,
      timeZone,
      recurrence,
      opensAt: opensAt?.toISOString() ?? null,
      closesAt: closesAt?.toISOString() ?? null,
    }),
  },
  requirements: {
    isSaid: ({ requirements }) => requirements.length > 0,
    columnsOf: ({ row, requirements }) => ({
      requirements: requirements.map(toInput),
      effortMinutes: row.effortMinutes,
    }),
  },
}

export interface JoinedPart {
  part: Part
  own: JoinedColumns
  joined: JoinedColumns
}

const PARTS = Object.keys(RULES) as Part[]

/** What one entry says of a listing that says nothing of it itself. */
export const partsToJoin = (own: Whole, other: Whole): JoinedPart[] =>
  PARTS.filter((part) => !RULES[part].isSaid(own) && RULES[part].isSaid(other)).map((part) => ({
    part,
    own: RULES[part].columnsOf(own),
    joined: RULES[part].columnsOf(other),
  }))

/** Whether a listing still says what it has from another: nobody wrote over it since. */
export const isAsJoined = (whole: Whole, { part, joined }: Pick<JoinedPart, 'part' | 'joined'>) =>
  canonicalJson(RULES[part].columnsOf(whole)) === canonicalJson(joined)

/** What both say, and not alike: whoever reads the listing's history is told of it. */
export const partsThatDiffer = (own: Row, other: Row): ('award' | 'deadline')[] => {
  const differing: ('award' | 'deadline')[] = []
  const [sum, otherSum] = [own.amountMaxUsd, other.amountMaxUsd]
  if (sum > 0 && otherSum > 0 && sum !== otherSum) differing.push('award')
  const [day, otherDay] = [own.deadline.date, other.deadline.date]
  if (day !== null && otherDay !== null && day !== otherDay) differing.push('deadline')
  return differing
}

/** Columns as the table takes them: instants are dates again, requirements have a table of their own. */
export function toColumns({
  requirements: _requirements,
  ...columns
}: JoinedColumns): Partial<typeof scholarships.$inferInsert> {
  const instants = ['opensAt', 'closesAt'].filter((name) => typeof columns[name] === 'string')
  return {
    ...columns,
    ...Object.fromEntries(instants.map((name) => [name, new Date(String(columns[name]))])),
  }
}

export const requirementsOf = ({ requirements }: JoinedColumns): RequirementInput[] | undefined =>
  requirements as RequirementInput[] | undefined
