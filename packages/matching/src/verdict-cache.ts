import type { Answers } from './answers.ts'
import { metPreferences, truthOf, UNKNOWN, type Truth } from './compile-criteria.ts'
import { canonicalJson, type CriteriaSet } from './criteria-sets.ts'
import type { FactDefinition } from './facts.ts'
import { prepareAnswers, type Student } from './prepare-answers.ts'

/** Students whose verdicts are kept; each costs two bytes for each criteria set. */
const KEPT_STUDENTS = 64
const NOT_YET = 0xffff
const TRUTH_BITS = 2

/** How well a scholarship fits: the truth of its hard clauses, and the preferences met. */
export type Fit = { readonly truth: Truth; readonly preferences: number }

/** The verdicts of one student on one day, computed when first asked for. */
export type StudentVerdicts = {
  readonly student: Student
  /** The fit of a criteria set, packed; unpack with `truthIn` and `preferencesIn`. */
  fitOf(set: CriteriaSet): number
}

/** The truth in a packed fit. */
export function truthIn(fit: number): Truth {
  const bits = fit & ((1 << TRUTH_BITS) - 1)
  return bits === 0 || bits === 2 ? bits : UNKNOWN
}

/** The number of preferences met in a packed fit. */
export function preferencesIn(fit: number): number {
  return fit >> TRUTH_BITS
}

/** Evaluates one criteria set for one student. */
export function fitFor(set: CriteriaSet, student: Student): number {
  return (metPreferences(set.compiled, student) << TRUTH_BITS) | truthOf(set.compiled, student)
}

export type VerdictCache = {
  /** The verdicts of a student on a day (YYYY-MM-DD). */
  of(answers: Answers, today: string): StudentVerdicts
  /** Forgets everything, because slots have a new meaning. */
  clear(): void
}

/** Keeps the verdicts of the students who asked last. */
export function createVerdictCache(facts: readonly FactDefinition[]): VerdictCache {
  const kept = new Map<string, StudentVerdicts>()
  const texts = new WeakMap<Answers, string>()
  const textOf = (answers: Answers) => {
    const text = texts.get(answers) ?? canonicalJson(answers)
    texts.set(answers, text)
    return text
  }
  return {
    of(answers, today) {
      const key = `${today} ${textOf(answers)}`
      const verdicts = kept.get(key) ?? createStudentVerdicts(prepareAnswers(answers, today, facts))
      kept.delete(key)
      kept.set(key, verdicts)
      const oldest = kept.keys().next().value
      if (kept.size > KEPT_STUDENTS && oldest !== undefined) kept.delete(oldest)
      return verdicts
    },
    clear() {
      kept.clear()
    },
  }
}

function createStudentVerdicts(student: Student): StudentVerdicts {
  let fits = new Uint16Array(0)
  return {
    student,
    fitOf(set) {
      if (set.slot >= fits.length) {
        const grown = new Uint16Array(Math.max(1024, Math.ceil((set.slot + 1) * 1.25)))
        grown.fill(NOT_YET)
        grown.set(fits)
        fits = grown
      }
      const known = fits[set.slot]
      if (known !== undefined && known !== NOT_YET) return known
      const fit = fitFor(set, student)
      fits[set.slot] = fit
      return fit
    },
  }
}
