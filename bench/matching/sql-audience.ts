import type { Criteria } from '@laurel/matching/criteria'
import { UNDECIDED_WORDS } from './sql-applicants.ts'
import { ALL_ETHNICITIES, GROUPS, keyBit, listById, type Layout } from './sql-layout.ts'
import { hardConditions } from './sql-literals.ts'
import { toBranches, toRow, type Conjunction } from './sql-row.ts'

/** Whom criteria fit, in SQL: those not refused, and of them those with every answer. */
export type SqlAudience = { readonly possible: string; readonly eligible: string }

export function toAudience(layout: Layout, criteria: Criteria): SqlAudience {
  const { row, rest } = toRow(layout, hardConditions(criteria.all))
  const own = audienceOf(layout, row)
  if (rest.length === 0) return own
  const branches = toBranches(layout, rest).map((branch) => audienceOf(layout, branch))
  const anyOf = (verdict: keyof SqlAudience) =>
    branches.map((branch) => `(${branch[verdict]})`).join(' or ')
  const ways = branches.map(({ possible, eligible }) => `(${possible} and ${eligible})`)
  return {
    possible: `${own.possible} and (${anyOf('possible')})`,
    eligible: `${own.eligible} and (${ways.join(' or ')})`,
  }
}

function audienceOf(layout: Layout, asked: Conjunction): SqlAudience {
  const { asks, words, ethnicities, lists, extras } = asked
  const listed = [
    ...GROUPS.flatMap((group) =>
      lists[group] === 0 ? [] : [{ list: lists[group], isNegated: false }],
    ),
    ...extras,
  ]
  const tests = [
    ...words.flatMap((bits, word) => (bits === 0n ? [] : [`(w${word} & ${bits}) = 0`])),
    ...(ethnicities === ALL_ETHNICITIES
      ? []
      : [`(${isUnknown(layout, 'ethnicity')} or (ethnicities & ${ethnicities}::int2) <> 0)`]),
    ...listed.map((each) => listTest(layout, each)),
  ]
  const undecided = UNDECIDED_WORDS.flatMap((word) =>
    words[word] ? [`(u${word} & ${words[word]}) = 0`] : [],
  )
  return {
    possible: tests.join(' and ') || 'true',
    // A question of the scholarship itself is open for everybody.
    eligible: [`(known & ${asks}) = ${asks}`, ...undecided].join(' and '),
  }
}

function listTest(layout: Layout, asked: { list: number; isNegated: boolean }): string {
  const list = listById(layout, asked.list)
  const values = list.values.map((value) => `'${list.key}=${value.replaceAll("'", "''")}'`)
  const holds = `number in (select number from applicant_values where value in (${values.join(', ')}))`
  return `(${isUnknown(layout, list.key)} or ${asked.isNegated ? 'not ' : ''}${holds})`
}

const isUnknown = (layout: Layout, key: string) => `(known & ${keyBit(layout, key)}) = 0`

export const countAudienceSql = ({ possible, eligible }: SqlAudience): string =>
  `select count(*) filter (where ${eligible})::int as eligible,
     count(*) filter (where not (${eligible}))::int as possible from applicants where ${possible}`

export const idsOfAudienceSql = ({ possible, eligible }: SqlAudience): string =>
  `select id from applicants where ${possible} and ${eligible} order by id`
