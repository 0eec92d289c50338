import { GROUPS, listBits, WORDS, type Layout } from './sql-layout.ts'
import type { SqlQuestion } from './sql-queries.ts'

/** Scholarships that one open fact keeps from being eligible, by what they ask of it. */
export type Blocked = {
  /** The bit of the fact; "0" when only the expression is open. */
  readonly blocker: string
  readonly words: readonly string[]
  readonly list: number
  readonly ethnicities: number
  /** What else is open; 0 for nothing. */
  readonly expression: number
  readonly scholarships: number
  readonly amountUsd: number
}

/**
 * One pass over the catalogue: those that lack at most one answer, in groups that ask the same. What
 * each answer opens is a sum over these few groups, left out of the time that is measured.
 */
export function unlocksSql(
  layout: Layout,
  { student, possible, held, isAttested }: SqlQuestion,
): string {
  const unknown = student.unknown & ~1n
  const open = `(asks & ${unknown})`
  const lists = GROUPS.map((group) => {
    const bits = listBits(layout, group) & unknown
    return `when (asks & ${bits}) <> 0 then ${group}`
  })
  const words = Array.from(
    { length: WORDS },
    (_, word) => `(w${word} & ${unknownBits(layout, unknown, word)})::text`,
  )
  const undecided = student.undecided.flatMap((bits, word) =>
    bits === 0n ? [] : [` and (w${word} & ${bits}) = 0`],
  )
  const isOpen = `(expression <> 0 and expression <> all(${held}))`
  return `select ${open}::text as blocker, array[${words.join(', ')}] as words,
      case ${lists.join(' ')} else 0 end as list,
      case when ${open} = ${layout.keys.get('ethnicity') ?? 0n} then ethnicities else 0 end
        as ethnicities,
      case when ${isOpen} then expression else 0 end as expression,
      count(*)::int as scholarships, sum(amount)::float8 as "amountUsd"
    from catalogue
    where ${possible}
      and ${isAttested} and (${open} & (${open} - 1)) = 0 ${undecided.join('')}
      and (${open} <> 0 or ${isOpen})
    group by 1, 2, 3, 4, 5`
}

/** The bits of one word that belong to facts not answered. */
function unknownBits(layout: Layout, unknown: bigint, word: number): bigint {
  let bits = 0n
  for (const [name, bit] of layout.bits) {
    const key = /^(.+?)(?:>=|<=|=)/.exec(name)?.[1] ?? name
    if (bit.word === word && ((layout.keys.get(key) ?? 0n) & unknown) !== 0n) bits |= bit.mask
  }
  return bits
}
