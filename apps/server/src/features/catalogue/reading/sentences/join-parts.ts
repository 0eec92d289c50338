import { factNamesOf, factsOf, isClauseOfPersons } from './clause-facts.ts'
import { anyOf } from '../frames/ways-to-build.ts'
import type { SegmentClause } from './join-alternatives.ts'
import type { SegmentReading } from './read-segment.ts'

/** Whether a part before a choice asks for one more of the same. */
const isOneOf = (part: SegmentReading, clause: SegmentClause, next: SegmentClause): boolean =>
  part.isUnderstood &&
  !part.isBracket &&
  part.clauses.length === 1 &&
  factsOf(clause.clause).some((fact) => factsOf(next.clause).includes(fact))

/** 'An ACT of 24 (SAT 1160)': what the brackets name is as good. */
const isOtherScore = (part: SegmentReading, before: SegmentReading): boolean =>
  part.isBracket &&
  part.clauses.length === 1 &&
  part.clauses.every(({ clause }) => 'fact' in clause && SCORES.has(clause.fact)) &&
  before.clauses.some(({ clause }) => factNamesOf(clause).some((fact) => SCORES.has(fact)))
const SCORES = new Set(['sat', 'act'])

/** Whether an 'or' between two parts is one of what each of them asks, and of nothing more. */
const isClearChoice = (before: SegmentReading, part: SegmentReading): boolean =>
  !before.isBracket &&
  [before, part].every(({ isUnderstood, clauses }) => isUnderstood && clauses.length === 1)

const eitherOf = (left: SegmentClause, right: SegmentClause): SegmentClause => ({
  ...left,
  clause: anyOf([left.clause, right.clause]) ?? left.clause,
  to: right.to,
  isOpen: left.isOpen || right.isOpen,
  isHeuristic: left.isHeuristic || right.isHeuristic,
})

/** A part of which nothing is told. */
const unreadPart = (part: SegmentReading): SegmentReading => ({
  ...part,
  clauses: [],
  isWhole: false,
  isUnderstood: false,
})

/** An 'or' before a part joins it to the one before: as one clause each, else neither is told. */
export const joinParts = (parts: readonly SegmentReading[]): SegmentReading[] => {
  const joined: SegmentReading[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    if (!before || !(part.isOr || isOtherScore(part, before))) {
      joined.push(part)
      continue
    }
    // 'Nursing (any year) or medicine': what stands before the bracket is half of the choice.
    const whole = before.isBracket ? joined.at(-2) : undefined
    if (whole) joined[joined.length - 2] = unreadPart(whole)
    const [left, right] = [before.clauses[0], part.clauses[0]]
    const isClear = isClearChoice(before, part)
    // 'Enrolled in a college, with a major in cooking, or an apprentice': all before is one of the ways;
    // 'Women who work or have worked': of whom it is said stands.
    if (!isClear && part.isOr) {
      const said = joined.length > 1 && joined[1]?.isRelative === true ? 1 : 0
      joined.splice(said, joined.length, ...joined.slice(said).map(unreadPart))
    }
    joined.pop()
    if (!isClear || !left || !right) {
      joined.push(unreadPart(before))
      continue
    }
    // 'Who have aged out of care, are wards of a court, or are orphans': three of a kind.
    const first = joined.at(-1)
    const opening = first?.clauses[0]
    const isThree = first && opening && isOneOf(first, opening, left)
    if (isThree) joined.pop()
    const either = eitherOf(left, right)
    const clause = isThree
      ? {
          ...either,
          clause: anyOf([opening.clause, either.clause]) ?? either.clause,
          from: opening.from,
        }
      : either
    joined.push({
      ...before,
      clauses: [clause],
      isWhole: before.isWhole && part.isWhole,
      isUnderstood: true,
    })
  }
  return joined
}

/** 'Essays about veterans who live in Ohio': who lives there is not the student. */
export const withoutOthers = (parts: readonly SegmentReading[]): SegmentReading[] =>
  parts.map((part, at) =>
    part.isRelative && parts[at - 1]?.isAboutOthers === true ? unreadPart(part) : part,
  )

/** 'Veterans (of any branch), and their spouses': before the bracket stands only a part of a list of people. */
export const withoutOpenLists = (parts: readonly SegmentReading[]): SegmentReading[] =>
  parts.map((part, at) => {
    const isGoneOn =
      !part.isBracket && parts[at + 1]?.isBracket === true && parts[at + 2]?.goesOn === true
    if (!isGoneOn) return part
    const clauses = part.clauses.filter(({ clause }) => !isClauseOfPersons(clause))
    return clauses.length === part.clauses.length
      ? part
      : { ...part, clauses, isWhole: false, isUnderstood: false }
  })
