import { both, type Alternatives, type Literal } from './sql-literals.ts'
import * as layouts from './sql-layout.ts'
import type { Layout } from './sql-layout.ts'

/** An AND of literals in the columns that one row has for it. */
export type Conjunction = {
  /** Which facts it asks about. */
  asks: bigint
  readonly words: bigint[]
  ethnicities: number
  /** The list that must be met in each group, 0 for none. */
  readonly lists: Record<layouts.Group, number>
  /** Of an alternative: all its lists, met or not to be met. */
  readonly extras: Extra[]
}
export type Extra = { readonly list: number; readonly key: bigint; readonly isNegated: boolean }

export const EXTRAS = 4

const emptyConjunction = (): Conjunction => ({
  asks: 0n,
  words: Array.from({ length: layouts.WORDS }, () => 0n),
  ethnicities: layouts.ALL_ETHNICITIES,
  lists: { place: 0, school: 0, other: 0 },
  extras: [],
})

/** A scholarship's row, and the alternatives that have no place in it. */
export function toRow(
  layout: Layout,
  conditions: readonly Alternatives[],
): { row: Conjunction; rest: Alternatives[]; questions: string[] } {
  const row = emptyConjunction()
  const rest: Alternatives[] = []
  const questions: string[] = []
  for (const condition of conditions) {
    const [only, ...others] = condition
    if (!only || others.length > 0 || only.some((literal) => !fits(row, literal)))
      rest.push(condition)
    else
      for (const literal of only) {
        if (literal.code === 'attest') questions.push(literal.question)
        add(layout, row, literal)
      }
  }
  return { row, rest, questions }
}

/** The rows of an expression, one for each of its alternatives. */
export function toBranches(layout: Layout, rest: readonly Alternatives[]): Conjunction[] {
  return both(rest).map((literals) => {
    const branch = emptyConjunction()
    for (const literal of literals) {
      if (isOfList(literal)) addExtra(layout, branch, literal)
      else add(layout, branch, literal)
    }
    if (branch.extras.length > EXTRAS) throw new Error('Too many lists for one scholarship.')
    return branch
  })
}

type Listed = Extract<Literal, { code: 'in' | 'notIn' }>

const isOfList = (literal: Literal): literal is Listed =>
  'values' in literal && layouts.kindOf(literal.key) === 'list'

function fits(row: Conjunction, literal: Literal): boolean {
  if (!isOfList(literal)) return true
  return literal.code === 'in' && row.lists[layouts.groupOf(literal.key)] === 0
}

function add(layout: Layout, row: Conjunction, literal: Literal): void {
  row.asks |= layouts.keyBit(layout, literal.key)
  if (literal.code === 'attest') return
  if ('limit' in literal) {
    const { key, code: operator, limit } = literal
    refuse(row, layouts.limitFor(layout, { key, operator, limit }))
  } else if (layouts.kindOf(literal.key) === 'ethnicity') acceptEthnicities(row, literal)
  else if (isOfList(literal)) {
    const { key, values } = literal
    row.lists[layouts.groupOf(key)] = layouts.listFor(layout, key, values)
  } else refuseOthers(layout, row, literal)
}

function acceptEthnicities(row: Conjunction, { code, values }: Listed): void {
  if (code === 'notIn') throw new Error('Excluding ethnicities is not foreseen here.')
  row.ethnicities &= ethnicityBits(values)
}

function refuseOthers(layout: Layout, row: Conjunction, { key, code, values }: Listed): void {
  const { openOption } = layouts.factOf(key)
  for (const value of layouts.valuesOf(key)) {
    const isListed = values.includes(value)
    if (value === openOption && isListed && code === 'notIn')
      throw new Error('Excluding the undecided is not foreseen here.')
    // The undecided leave open what does not name them.
    const isRefused = value === openOption ? !isListed : isListed === (code === 'notIn')
    if (isRefused) refuse(row, layouts.bitFor(layout, key, value))
  }
}

function addExtra(layout: Layout, row: Conjunction, { key, code, values }: Listed): void {
  const asked = layouts.keyBit(layout, key)
  row.asks |= asked
  const list = layouts.listFor(layout, key, values)
  row.extras.push({ list, key: asked, isNegated: code === 'notIn' })
}

function refuse(row: Conjunction, { word, mask }: layouts.Bit): void {
  row.words[word] = (row.words[word] ?? 0n) | mask
}

export const ethnicityBits = (values: readonly string[]): number =>
  values.reduce((bits, value) => bits | (1 << layouts.ETHNICITIES.indexOf(value)), 0)
