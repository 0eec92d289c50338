import {
  compileCriteria,
  preferenceBalance,
  type Comparison,
  type CompiledCriteria,
} from '../compile-criteria.ts'
import { canonicalJson } from '../canonical-json.ts'
import type { Clause, Criteria } from '../criteria.ts'
import type { FactDefinition } from '../facts.ts'
import { isAskedAlready } from '../find-narrowing.ts'
import type { Student } from '../prepare-answers.ts'
import { preferencePoints } from '../score.ts'
import type { SectionReader } from './snapshot/section-reader.ts'
import type { Section } from './snapshot/sections.ts'

/** The distinct lists of preferences of a catalogue, each compiled once; 0 is having none. */
export type Preferences = {
  of(criteria: Criteria): number
  /** The points of every list for a student; found out when first asked for. */
  pointsFor(student: Student): (id: number) => number
  /** Everything it holds, for `restore` of an empty one. */
  save(): Iterable<Section>
  restore(reader: SectionReader): Promise<void>
}

export function createPreferences(facts: ReadonlyMap<string, FactDefinition>): Preferences {
  const ids = new Map<string, number>()
  const compiled: CompiledCriteria[] = []
  const shared = new Map<string, Comparison>()
  const pointsByStudent = new WeakMap<Student, number[]>()
  const add = (key: string, all: readonly Clause[]) => {
    const id = compiled.push(compileCriteria({ all }, facts, shared))
    ids.set(key, id)
    return id
  }
  return {
    of(criteria) {
      if (!criteria.all.some(mayPrefer)) return 0
      // What is asked anyway cannot be preferred: whoever fits meets it.
      const all = criteria.all
        .flatMap(softClausesOf)
        .filter((wish) => !isAskedAlready(criteria.all, wish))
      if (all.length === 0) return 0
      const key = canonicalJson(all)
      return ids.get(key) ?? add(key, all)
    },
    pointsFor(student) {
      const points = pointsByStudent.get(student) ?? []
      pointsByStudent.set(student, points)
      return (id) => (points[id] ??= pointsOf(student, compiled[id - 1]))
    },
    *save() {
      yield { json: [...ids.keys()] }
    },
    async restore(reader) {
      for (const key of await reader.json<string[]>()) add(key, JSON.parse(key) as Clause[])
    },
  }
}

const pointsOf = (student: Student, list: CompiledCriteria | undefined): number =>
  list ? preferencePoints(preferenceBalance(list, student)) : 0

/** Most criteria have none: that is told first. */
const mayPrefer = (clause: Clause): boolean => 'soft' in clause || 'all' in clause

/** Preferences stand in the list of the criteria or in an `all` within it. */
function softClausesOf(clause: Clause): Clause[] {
  if ('soft' in clause && clause.soft) return [clause]
  return 'all' in clause ? clause.all.flatMap(softClausesOf) : []
}
