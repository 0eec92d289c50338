import { FACTS, factsById, type FactDefinition } from '@laurel/matching/facts'

/**
 * How a catalogue lies in PostgreSQL. What is asked of a fact with one answer becomes bits that
 * stand for the answers refused: a student sets the bits of the own answers, and one test of a
 * whole word refuses by all its facts at once. Ethnicity has several answers, so it has the bits
 * accepted. Open vocabularies and rare lists are ids of lists, with an index from value to list.
 */
export type Layout = {
  /** `fact=value`, `fact>=limit` or `fact<=limit` to its place. */
  readonly bits: Map<string, Bit>
  /** The bits that stand for limits. */
  readonly limits: Limit[]
  /** Bits in use in each word. */
  readonly used: number[]
  /** The bit that says a scholarship asks about this answer key. */
  readonly keys: Map<string, bigint>
  /** The values listed, by the list's JSON. */
  readonly lists: Map<string, ValueList>
  /** Conditions that are no plain AND, by their JSON. */
  readonly expressions: Map<string, number>
}

export type Bit = { readonly word: number; readonly mask: bigint }
export type Limit = Bit & {
  readonly key: string
  readonly operator: '>=' | '<='
  readonly limit: string
}
export type ValueList = {
  readonly id: number
  readonly key: string
  readonly values: readonly string[]
}

export const WORDS = 4
/** The sign is left alone. */
const WORD_BITS = 63
export const ATTEST_KEY = 'attest'
export const GROUPS = ['place', 'school', 'other'] as const
export type Group = (typeof GROUPS)[number]

const byId = factsById(FACTS)
/** One answer each, asked often: refused by bits. The first words get what refuses most. */
const BY_BITS = [
  ['schoolLevel', 'fieldOfStudy', 'gender', 'citizenship'],
  ['state', 'enrollment'],
  ['degreeType', 'careerGoal'],
]
const REFUSED_BY_BITS = new Set(BY_BITS.flat())
const PLACES = new Set(['county', 'city', 'zipCode', 'collegeState', 'highSchoolState', 'country'])
export const ETHNICITIES = byId.get('ethnicity')?.options ?? []
export const ALL_ETHNICITIES = (1 << ETHNICITIES.length) - 1

export function factOf(key: string): FactDefinition {
  const fact = byId.get(key.split(':')[0] ?? key)
  if (!fact) throw new Error(`${key} is no fact.`)
  return fact
}

/** Which of the four ways a fact is kept in. */
export function kindOf(key: string): 'bits' | 'limits' | 'ethnicity' | 'list' {
  const { kind } = factOf(key)
  if (key === 'ethnicity') return 'ethnicity'
  if (kind === 'number' || kind === 'date') return 'limits'
  return kind === 'flag' || REFUSED_BY_BITS.has(key) ? 'bits' : 'list'
}

export function groupOf(key: string): Group {
  if (PLACES.has(key)) return 'place'
  return factOf(key).group === 'schools' ? 'school' : 'other'
}

/** The bits of the facts of a group that are kept in lists. */
export function listBits({ keys }: Layout, group: Group): bigint {
  let bits = 0n
  for (const [key, bit] of keys)
    if (key !== ATTEST_KEY && kindOf(key) === 'list' && groupOf(key) === group) bits |= bit
  return bits
}

/** The answers that a fact kept in bits can have. */
export const valuesOf = (key: string): readonly string[] =>
  factOf(key).kind === 'flag' ? ['true', 'false'] : (factOf(key).options ?? [])

export function createLayout(): Layout {
  const layout: Layout = {
    bits: new Map(),
    limits: [],
    used: Array.from({ length: WORDS }, () => 0),
    keys: new Map([[ATTEST_KEY, 1n]]),
    lists: new Map(),
    expressions: new Map(),
  }
  for (const [word, keys] of BY_BITS.entries())
    for (const key of keys)
      for (const value of valuesOf(key)) addBit(layout, `${key}=${value}`, word)
  return layout
}

/** The place of the refusal of a value, given one when it is new. */
export function bitFor(layout: Layout, key: string, value: string): Bit {
  const name = `${key}=${value}`
  return layout.bits.get(name) ?? addBit(layout, name, WORDS - 1)
}

/** The same for all values beyond a limit. */
export function limitFor(layout: Layout, limit: Omit<Limit, keyof Bit>): Bit {
  const name = `${limit.key}${limit.operator}${limit.limit}`
  const known = layout.bits.get(name)
  if (known) return known
  const bit = addBit(layout, name, WORDS - 1)
  layout.limits.push({ ...limit, ...bit })
  return bit
}

function addBit(layout: Layout, name: string, preferred: number): Bit {
  const open = [preferred, 3, 2, 1, 0].find((word) => (layout.used[word] ?? 0) < WORD_BITS)
  if (open === undefined) throw new Error('The words are full.')
  const bit = { word: open, mask: 1n << BigInt(layout.used[open] ?? 0) }
  layout.used[open] = (layout.used[open] ?? 0) + 1
  layout.bits.set(name, bit)
  return bit
}

export function keyBit(layout: Layout, key: string): bigint {
  const known = layout.keys.get(key)
  if (known !== undefined) return known
  if (layout.keys.size >= WORD_BITS) throw new Error('Too many facts for one word.')
  const bit = 1n << BigInt(layout.keys.size)
  layout.keys.set(key, bit)
  return bit
}

export function listFor(layout: Layout, key: string, values: readonly string[]): number {
  const name = JSON.stringify([key, ...values.toSorted()])
  const known = layout.lists.get(name)
  if (known) return known.id
  const id = layout.lists.size + 1
  layout.lists.set(name, { id, key, values })
  return id
}

const listsByLayout = new WeakMap<Layout, Map<number, ValueList>>()

/** The list with an id. Throws when there is none. */
export function listById(layout: Layout, id: number): ValueList {
  let byId = listsByLayout.get(layout)
  if (byId?.size !== layout.lists.size) {
    byId = new Map([...layout.lists.values()].map((list) => [list.id, list]))
    listsByLayout.set(layout, byId)
  }
  const list = byId.get(id)
  if (!list) throw new Error(`There is no list ${id}.`)
  return list
}
