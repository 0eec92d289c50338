import type { FactDefinition } from './facts.ts'

export type CriteriaProblem = {
  /** Where in the input, such as `all[2].not.in[0]`; empty for the whole. */
  readonly path: string
  readonly problem: string
}

/** One reading of untrusted criteria: what is known, what was wrong, how many clauses so far. */
export type Reading = {
  readonly facts: ReadonlyMap<string, FactDefinition>
  readonly problems: CriteriaProblem[]
  clauses: number
}

/** An object of untrusted JSON. */
export type Json = Readonly<Record<string, unknown>>

const MAX_PROBLEMS = 50

/** Notes a problem and gives undefined, so that a reader can return it in one line. */
export function refuse(reading: Reading, path: string, problem: string): undefined {
  if (reading.problems.length < MAX_PROBLEMS) reading.problems.push({ path, problem })
  return undefined
}

/** The path of a key below a path. */
export function joinPath(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}

/** An untrusted word as it may be repeated in a problem. */
export function quote(word: unknown): string {
  return `"${String(word).slice(0, 40)}"`
}
