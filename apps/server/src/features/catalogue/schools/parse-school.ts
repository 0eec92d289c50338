export type SchoolKind = 'college' | 'high_school'

export interface School {
  id: string
  kind: SchoolKind
  name: string
  city: string
  state: string
  alias: string
}

/** A row as a school, why it is left out on purpose, or what is wrong with it. */
export type ParsedSchool = { school: School } | { skipped: string } | { problem: string }

type Row = ReadonlyMap<string, string>

interface Layout {
  kind: SchoolKind | undefined
  id: string[]
  name: string[]
  city: string[]
  state: string[]
  alias?: string[]
  skipReason?: (row: Row) => string | undefined
}

/** IPEDS: 1 is active in the current year. */
const closedReason = (row: Row): string | undefined => {
  const active = row.get('cyactive')
  return active === undefined || active === '1' ? undefined : 'closed'
}

/** The lists of all schools name the highest grade; a high school leads to grade 12. */
const lowerSchoolReason = (row: Row): string | undefined => {
  const highest = row.get('gshi') ?? row.get('higr2022') ?? row.get('higr')
  const level = row.get('level')?.toLowerCase()
  if (highest !== undefined && /^\d+$/.test(highest))
    return Number(highest) >= 12 ? undefined : 'no high school'
  if (level === undefined || /high|secondary|other|ungraded/.test(level)) return undefined
  return 'no high school'
}

/** The federal files, and the plain shape of an export of our own. */
const LAYOUTS: Layout[] = [
  {
    kind: 'college',
    id: ['unitid'],
    name: ['instnm'],
    city: ['city'],
    state: ['stabbr'],
    alias: ['ialias'],
    skipReason: closedReason,
  },
  {
    kind: 'high_school',
    id: ['ncessch'],
    name: ['sch_name', 'schnam'],
    city: ['lcity', 'city', 'mcity'],
    state: ['lstate', 'st', 'stabr', 'mstate'],
    skipReason: lowerSchoolReason,
  },
  {
    kind: 'high_school',
    id: ['ppin'],
    name: ['pinst'],
    city: ['pcity'],
    state: ['pstabb'],
    skipReason: lowerSchoolReason,
  },
  {
    kind: undefined,
    id: ['id'],
    name: ['name'],
    city: ['city'],
    state: ['state'],
    alias: ['alias'],
  },
]

const LONGEST = 200

/** Reads one row of a list of schools; `plainKind` is what a plain list holds. */
export function parseSchool(fields: unknown, plainKind: SchoolKind): ParsedSchool {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    return { problem: 'The row is no record.' }
  const row: Row = new Map(
    Object.entries(fields).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number'
        ? [[key.trim().toLowerCase(), String(value).replace(/\s+/g, ' ').trim()] as const]
        : [],
    ),
  )
  const layout = LAYOUTS.find(({ id, name }) => first(row, id) !== '' && first(row, name) !== '')
  if (!layout) return { problem: 'The row has no id or no name.' }
  const skipped = layout.skipReason?.(row)
  if (skipped !== undefined) return { skipped }
  const school = {
    id: first(row, layout.id),
    kind: layout.kind ?? plainKind,
    name: first(row, layout.name),
    city: first(row, layout.city),
    state: first(row, layout.state).toUpperCase(),
    alias: first(row, layout.alias ?? []).replaceAll('|', ' '),
  }
  const longest = Math.max(...[school.id, school.name, school.city].map((text) => text.length))
  if (longest > LONGEST) return { problem: `A value is longer than ${LONGEST} characters.` }
  if (!/^[A-Z]{2}$/.test(school.state)) return { problem: 'The state must be two letters.' }
  return { school }
}

function first(row: Row, names: readonly string[]): string {
  for (const name of names) {
    const value = row.get(name)
    if (value !== undefined && value !== '') return value
  }
  return ''
}
