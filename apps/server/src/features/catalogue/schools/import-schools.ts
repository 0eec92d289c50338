import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { schools } from '../../../db/schema/scholarships.ts'
import { readBuiltInSchools, type BuiltInSchool } from './built-in-schools.ts'
import { parseSchool, type School, type SchoolKind } from './parse-school.ts'
import { readSchoolRows } from './read-school-rows.ts'
import { searchNameOf } from './search-name.ts'

export interface SchoolImport {
  /** Rows of the file. */
  rows: number
  added: number
  updated: number
  unchanged: number
  /** Left out on purpose: closed, or no high school. */
  skipped: number
  refused: number
  /** The first of those that were refused. */
  problems: { line: number; problem: string }[]
}

interface Options {
  db: Database
  /** What a plain list of id, name, city and state holds. */
  plainKind: SchoolKind
  onProgress?(report: SchoolImport): void
}

const BATCH = 500
const SHOWN_PROBLEMS = 50

/** Brings a list of schools in; the same file again changes nothing. Memory does not grow with it. */
export async function importSchools(path: string, options: Options): Promise<SchoolImport> {
  const report: SchoolImport = {
    rows: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    refused: 0,
    problems: [],
  }
  const known = knownSchools(await readBuiltInSchools())
  let batch = new Map<string, School>()
  const flush = async () => {
    await storeBatch(options.db, [...batch.values()], report)
    batch = new Map()
    options.onProgress?.(report)
  }
  for await (const fileRow of readSchoolRows(path)) {
    report.rows++
    const parsed = 'problem' in fileRow ? fileRow : parseSchool(fileRow.row, options.plainKind)
    if ('problem' in parsed) refuse(report, fileRow.line, parsed.problem)
    else if ('skipped' in parsed) report.skipped++
    else takeSchool(batch, known(parsed.school), report)
    if (batch.size >= BATCH) await flush()
  }
  if (batch.size > 0) await flush()
  return report
}

function refuse(report: SchoolImport, line: number, problem: string): void {
  report.refused++
  if (report.problems.length < SHOWN_PROBLEMS) report.problems.push({ line, problem })
}

function takeSchool(batch: Map<string, School>, school: School, report: SchoolImport): void {
  if (batch.has(school.id)) report.unchanged++
  batch.set(school.id, school)
}

/** A school that ships with the product keeps its id and its short name, and is there once. */
function knownSchools(builtIn: readonly BuiltInSchool[]): (school: School) => School {
  const placeOf = ({ kind, name, city, state }: Omit<School, 'id' | 'alias'>) =>
    [kind, searchNameOf(name), searchNameOf(city), state].join('|')
  const byId = new Map(builtIn.map((school) => [school.id, school]))
  const byPlace = new Map(builtIn.map((school) => [placeOf(school), school]))
  return (school) => {
    const same = byId.get(school.id) ?? byPlace.get(placeOf(school))
    if (!same) return school
    return { ...school, id: same.id, alias: same.alias ?? school.alias }
  }
}

async function storeBatch(db: Database, batch: School[], report: SchoolImport): Promise<void> {
  const rows = batch.map(({ alias, ...school }) => ({
    ...school,
    searchName: searchNameOf(`${school.name} ${alias}`),
  }))
  const excluded = {
    kind: sql`excluded.kind`,
    name: sql`excluded.name`,
    searchName: sql`excluded.search_name`,
    city: sql`excluded.city`,
    state: sql`excluded.state`,
  }
  const changed = await db
    .insert(schools)
    .values(rows)
    .onConflictDoUpdate({
      target: schools.id,
      set: excluded,
      setWhere: sql`(${schools.kind}, ${schools.name}, ${schools.searchName}, ${schools.city}, ${schools.state}) is distinct from (excluded.kind, excluded.name, excluded.search_name, excluded.city, excluded.state)`,
    })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  const added = changed.filter(({ isNew }) => isNew).length
  report.added += added
  report.updated += changed.length - added
  report.unchanged += rows.length - changed.length
}
