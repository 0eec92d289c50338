import type { Clause, HardClause } from '@laurel/matching/criteria'
import { flatten, readAtoms, type Atom } from './clause-atoms.ts'
import { answersOf, implies, isEmpty, isSame } from './compare-clauses.ts'
import type { GoldListing, ReadListing } from './shapes.ts'
import { namesIn, unifyNames } from './unify-names.ts'

/**
 * `partial`: true of the listing, and weaker than what it says. `open`: readers may differ.
 * A wrong one excludes somebody whom the listing does not.
 */
export type Judgement = 'right' | 'partial' | 'wrong' | 'open'

export type JudgedClause = {
  readonly words: string
  readonly confidence: string
  readonly clause: HardClause
  readonly judgement: Judgement
  readonly why?: string
}

export type SoughtClause = {
  readonly clause: HardClause
  readonly found: 'found' | 'partial' | 'asked' | 'missed'
}

export type JudgedClauses = {
  readonly hard: readonly JudgedClause[]
  readonly preferences: readonly JudgedClause[]
  readonly sought: readonly SoughtClause[]
  readonly soughtPreferences: readonly SoughtClause[]
}

/** Holds the clauses of a listing against what a careful reader found in it. */
export function judgeClauses(gold: GoldListing, read: ReadListing): JudgedClauses {
  const names = namesIn([gold.facts, gold.soft ?? [], gold.allowed ?? []])
  const atomsOf = (clauses: readonly Clause[]) =>
    clauses
      .flatMap((clause) => flatten(clause))
      .map((atom) => ({
        ...atom,
        clause: unifyNames(atom.clause, names),
      }))
  const wanted = [...atomsOf(gold.facts), ...atomsOf((gold.soft ?? []).map(toSoft))]
  const allowed = atomsOf(gold.allowed ?? [])
  const expected: Expected = {
    hard: clausesOf(wanted, false),
    preferences: clausesOf(wanted, true),
    allowed: clausesOf(allowed, false),
    allowedPreferences: clausesOf(allowed, true),
    open: new Set(gold.open),
  }
  const { atoms, refused } = readAtoms(read)
  const unified = atoms.map((atom) => ({ ...atom, clause: unifyNames(atom.clause, names) }))
  const judged = judge(expected, unified)
  const wrong = refused.map((one) => ({ ...one, judgement: 'wrong' as const }))
  return { ...judged, hard: [...judged.hard, ...wrong] }
}

type Expected = {
  hard: HardClause[]
  preferences: HardClause[]
  allowed: HardClause[]
  allowedPreferences: HardClause[]
  open: ReadonlySet<string>
}

function judge(expected: Expected, atoms: readonly Atom[]): JudgedClauses {
  const decided = atoms.filter((atom) => atom.confidence !== 'unsure' && !isQuestion(atom.clause))
  const asked = atoms.filter((atom) => atom.confidence === 'unsure').map((atom) => atom.clause)
  const hard = decided
    .filter((atom) => !atom.isSoft && !isEmpty(atom.clause))
    .map((atom) => judgeHard(expected, atom))
  const preferences = decided
    .filter((atom) => atom.isSoft)
    .map((atom) => judgePreference(expected, atom))
  const held = hard.filter(({ judgement }) => judgement !== 'wrong').map(({ clause }) => clause)
  const liked = preferences.filter(({ judgement }) => judgement === 'right')
  return {
    hard,
    preferences,
    sought: expected.hard.map((clause) => ({ clause, found: seek(clause, held, asked) })),
    soughtPreferences: expected.preferences.map((clause) => ({
      clause,
      found: liked.some((preference) => isSame(preference.clause, clause)) ? 'found' : 'missed',
    })),
  }
}

function judgeHard(expected: Expected, { words, confidence, clause }: Atom): JudgedClause {
  const judged = { words, confidence, clause }
  const keys = answersOf(clause)
  const inside = expected.hard.filter((gold) => [...answersOf(gold)].every((key) => keys.has(key)))
  const isRight =
    [...expected.hard, ...expected.allowed].some((gold) => isSame(gold, clause)) ||
    (inside.length > 1 && isSame({ all: inside }, clause))
  if (isRight) return { ...judged, judgement: 'right' }
  const grounds = [[], ...expected.allowed.map((one) => [one])]
  if (grounds.some((one) => implies([...expected.hard, ...one], clause)))
    return { ...judged, judgement: 'partial' }
  if ([...keys].every((key) => expected.open.has(key.split(':')[0] ?? key)))
    return { ...judged, judgement: 'open' }
  const isPreferred = [...expected.preferences, ...expected.allowedPreferences].some((gold) =>
    isSame(gold, clause),
  )
  return { ...judged, judgement: 'wrong', ...(isPreferred && { why: 'only preferred' }) }
}

function judgePreference(expected: Expected, { words, confidence, clause }: Atom): JudgedClause {
  const judged = { words, confidence, clause }
  const isRight = [...expected.preferences, ...expected.allowedPreferences].some((gold) =>
    isSame(gold, clause),
  )
  if (isRight) return { ...judged, judgement: 'right' }
  if ([...answersOf(clause)].every((key) => expected.open.has(key.split(':')[0] ?? key)))
    return { ...judged, judgement: 'open' }
  const isRequired = [...expected.hard, ...expected.allowed].some((gold) => isSame(gold, clause))
  return { ...judged, judgement: 'wrong', ...(isRequired && { why: 'required, not preferred' }) }
}

function seek(gold: HardClause, held: readonly HardClause[], asked: readonly HardClause[]) {
  // One alone first: all together may be too many to try.
  if (held.some((clause) => implies([clause], gold)) || implies(held, gold)) return 'found'
  if (asked.some((clause) => isSame(clause, gold))) return 'asked'
  return held.some((clause) => implies([gold], clause)) ? 'partial' : 'missed'
}

function toSoft(clause: HardClause): Clause {
  return 'soft' in clause ? clause : { ...clause, soft: true }
}

function isQuestion(clause: HardClause): boolean {
  return 'attest' in clause
}

function clausesOf(
  atoms: readonly { clause: HardClause; isSoft: boolean }[],
  isSoft: boolean,
): HardClause[] {
  return atoms.filter((atom) => atom.isSoft === isSoft).map((atom) => atom.clause)
}
