import type { HardClause } from '@laurel/matching/criteria'
import { isAdmission } from './admitted-kinds.ts'
import { isAwardTalk, withoutHead } from './award-talk.ts'
import { asksSame, factNamesOf, factsOf, isClauseOfPersons, membersOf } from './clause-facts.ts'
import type { Label } from './label.ts'
import { labelWords } from './label-words.ts'
import { CUES } from '../lexicon/rule-words.ts'
import { SHARED_OUT } from '../lexicon/sentence-kinds.ts'
import type { ListingHints } from '../listing-hints.ts'
import type { SentenceClause, TextKind } from '../listing-reading.ts'
import type { SegmentClause } from './join-alternatives.ts'
import { atItsTime } from './next-year.ts'
import { withinReachOfKin } from './kin-reach.ts'
import { isOfNeighbours, withOpenEnd } from './open-end.ts'
import { plainMemberships } from './plain-memberships.ts'
import { readSegment, type SegmentReading } from './read-segment.ts'
import { hasRulesForSome } from './rules-for-some.ts'
import { isSchoolOfPupils } from './schools-of-pupils.ts'
import { splitSegments } from './split-segments.ts'
import type { Word } from '../words/split-words.ts'
import { anyOf } from '../frames/ways-to-build.ts'

export interface SentenceReading {
  clauses: SentenceClause[]
  /** Facts that the sentence declares open to all. */
  lifted: string[]
  /** The facts it names, whether or not anything was read of them. */
  facts: string[]
  /** What it would ask where its words were all that it says. */
  named: HardClause[]
  /** Whether every word of it was understood. */
  isWhole: boolean
  /** Whether it praises and asks nothing that anybody could check. */
  isVague: boolean
}

const EMPTY: SentenceReading = {
  clauses: [],
  lifted: [],
  facts: [],
  named: [],
  isWhole: false,
  isVague: false,
}

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

/** An 'or' before a part joins it to the one before: as one clause each, else neither is told. */
const joinParts = (
  parts: readonly SegmentReading[],
): { parts: SegmentReading[]; isJoined: boolean } => {
  const joined: SegmentReading[] = []
  let isJoined = true
  for (const part of parts) {
    const before = joined.at(-1)
    if (!before || !(part.isOr || isOtherScore(part, before))) {
      joined.push(part)
      continue
    }
    // 'Nursing (any year) or medicine': what stands before the bracket is half of the choice.
    const whole = before.isBracket ? joined.at(-2) : undefined
    if (whole)
      joined[joined.length - 2] = { ...whole, clauses: [], isWhole: false, isUnderstood: false }
    const [left, right] = [before.clauses[0], part.clauses[0]]
    const isClear =
      !before.isBracket &&
      before.isUnderstood &&
      part.isUnderstood &&
      before.clauses.length === 1 &&
      part.clauses.length === 1
    isJoined &&= isClear
    let either: SegmentClause[] =
      isClear && left && right
        ? [
            {
              ...left,
              clause: anyOf([left.clause, right.clause]) ?? left.clause,
              to: right.to,
              isOpen: left.isOpen || right.isOpen,
              isHeuristic: left.isHeuristic || right.isHeuristic,
            },
          ]
        : []
    const first = joined.at(-2)
    const opening = first?.clauses[0]
    // 'Who have aged out of care, are wards of a court, or are orphans': three of a kind.
    if (isClear && first && opening && left && isOneOf(first, opening, left)) {
      joined.pop()
      either = either.map((one) => ({
        ...one,
        clause: anyOf([opening.clause, one.clause]) ?? one.clause,
        from: opening.from,
      }))
    }
    // 'Enrolled in a college, with a major in cooking, or an apprentice': all before is one of the ways.
    if (!isClear && part.isOr)
      for (const [place, earlier] of joined.entries())
        joined[place] = { ...earlier, clauses: [], isWhole: false, isUnderstood: false }
    joined[joined.length - 1] = {
      ...before,
      clauses: either,
      isWhole: isClear && before.isWhole && part.isWhole,
      isUnderstood: isClear,
    }
  }
  return { parts: joined, isJoined }
}

/** 'Essays about veterans who live in Ohio': who lives there is not the student. */
const withoutOthers = (parts: readonly SegmentReading[]): SegmentReading[] =>
  parts.map((part, at) =>
    part.isRelative && parts[at - 1]?.isAboutOthers === true
      ? { ...part, clauses: [], isWhole: false, isUnderstood: false }
      : part,
  )

/** 'Veterans (of any branch), and their spouses': before the bracket stands only a part of a list of people. */
const withoutOpenLists = (parts: readonly SegmentReading[]): SegmentReading[] =>
  parts.map((part, at) => {
    const isGoneOn =
      !part.isBracket && parts[at + 1]?.isBracket === true && parts[at + 2]?.goesOn === true
    if (!isGoneOn) return part
    const clauses = part.clauses.filter(({ clause }) => !isClauseOfPersons(clause))
    return clauses.length === part.clauses.length
      ? part
      : { ...part, clauses, isWhole: false, isUnderstood: false }
  })

/** What was taken for a college and is the school of pupils says nothing of the student's college. */
const withoutSchools = (
  part: SegmentReading,
  said: (from: number, to: number) => string,
): SegmentReading => {
  const kept = part.clauses.filter(
    ({ clause, from, to }) => !isSchoolOfPupils(clause, said(from, to), said(0, Infinity)),
  )
  return kept.length === part.clauses.length
    ? part
    : { ...part, clauses: kept, isWhole: false, isUnderstood: false }
}

/** Whether words before the clause say that it is about who may have the award. */
const isCued = (labels: readonly Label[], words: readonly Word[], from: number): boolean => {
  let strangers = 0
  for (const label of labels.filter(({ from: at }) => at < from).toReversed()) {
    const isCue = words.slice(label.from, label.to).some(({ stem }) => CUES.has(stem))
    if (label.kind === 'glue' && isCue) return true
    if (label.kind === 'clause' || label.kind === 'glue' || label.kind === 'vague') continue
    if (label.kind === 'left' && strangers < 2) strangers += 1
    else if (label.kind === 'left' || label.kind === 'hedge' || label.kind === 'others')
      return false
  }
  return strangers === 0
}

/** 'College students (seniors may not apply)': one says who, the other takes out some of them, or others. */
const isTakenOut = (list: readonly SegmentClause[]): boolean => {
  const clauses = list.map(({ clause }) => clause)
  const first = clauses.find((clause) => !('not' in clause))
  const second = clauses.find((clause) => 'not' in clause)
  if (list.length !== 2 || !first || !second || !('fact' in first && 'in' in first)) return false
  if (!('not' in second && 'fact' in second.not && 'in' in second.not)) return false
  const out = new Set(membersOf(second.not))
  return !membersOf(first).every((id) => out.has(id))
}

/** 'Non-traditional students (age 24 or older)': one is a way to meet the other. 'Undergraduates (juniors only)': a part of it. */
const isRestated = (list: readonly SegmentClause[]): boolean => {
  const [one, other] = list.map(({ clause }) => clause)
  if (list.length !== 2 || !one || !other) return false
  return isWayOf(one, other) || isWayOf(other, one) || isPartOf(other, one)
}

const isWayOf = (way: HardClause, whole: HardClause): boolean =>
  'any' in whole && whole.any.some((each) => JSON.stringify(each) === JSON.stringify(way))

/** Whether it names some of the levels that another names. */
const isPartOf = (part: HardClause, whole: HardClause): boolean => {
  if (!('fact' in part && 'in' in part && 'fact' in whole && 'in' in whole)) return false
  if (part.fact !== 'schoolLevel' || whole.fact !== 'schoolLevel') return false
  const all = new Set(membersOf(whole))
  return membersOf(part).every((id) => all.has(id))
}

/** Clauses that ask one fact twice, differently: one of them was misunderstood, and nobody knows which. */
const contradicting = (clauses: readonly SegmentClause[]): Set<SegmentClause> => {
  const byFact = new Map<string, Map<SegmentClause, string>>()
  for (const found of clauses)
    for (const clause of 'all' in found.clause ? found.clause.all : [found.clause])
      for (const fact of new Set(factsOf(clause))) {
        const said = byFact.get(fact) ?? new Map<SegmentClause, string>()
        byFact.set(fact, said.set(found, `${said.get(found) ?? ''}${JSON.stringify(clause)}`))
      }
  const differing = [...byFact.values()].filter(
    (said) =>
      new Set(said.values()).size > 1 &&
      !isTakenOut([...said.keys()]) &&
      !isRestated([...said.keys()]),
  )
  return new Set(differing.flatMap((said) => [...said.keys()]))
}

/** Reads one sentence; `text` is the whole text it is a part of, `listing` what the rest of it hints at. */
export const readSentence = (
  text: string,
  from: number,
  to: number,
  kind: TextKind,
  listing: ListingHints = {},
): SentenceReading => {
  const { words, labels: all } = labelWords(text, from, to, {
    isTitle: kind === 'title' || kind === 'sponsor',
    listing,
  })
  if (all.length === 0) return EMPTY
  const said = (first: number, last: number): string =>
    text.slice(words[first]?.from ?? from, words[Math.min(last, words.length) - 1]?.to ?? from)
  const labels = withoutHead(all, said)
  const segments = withinReachOfKin(splitSegments(labels)).filter(
    (segment) =>
      !isAwardTalk(
        segment.labels,
        said(segment.labels[0]?.from ?? 0, segment.labels.at(-1)?.to ?? 0),
      ),
  )
  const read = segments.map(readSegment).filter(({ isExample }) => !isExample)
  const { parts } = joinParts(
    withoutOpenLists(withoutOthers(read)).map((part) => withoutSchools(part, said)),
  )
  const differing = contradicting(
    parts.flatMap((part) => (part.isSoft ? [] : part.clauses.filter(({ isSoft }) => !isSoft))),
  )
  const isWhole = parts.every((part) => part.isWhole) && differing.size === 0
  const isUnderstood = parts.every((part) => part.isUnderstood) && differing.size === 0
  const isTurned =
    SHARED_OUT.test(said(0, words.length)) ||
    parts.some((part) => part.hasFarHedge) ||
    hasRulesForSome(segments, said(0, words.length), words)
  let isSoftFromHere = false
  const clauses: SentenceClause[] = []
  for (const [index, part] of parts.entries()) {
    isSoftFromHere ||= part.isSoftOnwards
    for (const found of isTurned ? [] : part.clauses) {
      if (differing.has(found)) continue
      if (!isUnderstood && kind === 'description' && !isCued(labels, words, found.from)) continue
      clauses.push(
        toSentenceClause(found, words, text, {
          isUnderstood,
          isSoft:
            isSoftFromHere ||
            part.isSoft ||
            parts[index + 1]?.isSoftBackwards === true ||
            found.isSoft,
          sentence: text.slice(from, to),
        }),
      )
    }
  }
  if (!isTurned && !isUnderstood)
    for (const found of plainMemberships(labels))
      if (!clauses.some(({ clause }) => asksSame(clause, found.clause)))
        clauses.push(
          toSentenceClause(found, words, text, {
            isUnderstood,
            isSoft: isSoftFromHere,
            sentence: text.slice(from, to),
          }),
        )
  const hard = clauses.filter(({ isSoft }) => !isSoft).map(({ clause }) => clause)
  if (isWhole && hard.length === clauses.length && isAdmission(said(0, words.length), hard))
    return { ...EMPTY, isWhole, isVague: true }
  return {
    clauses,
    lifted: isTurned ? [] : parts.flatMap((part) => part.lifted),
    facts: labels.flatMap(({ clause }) => (clause ? factNamesOf(clause) : [])),
    named: labels.flatMap(({ clause }) => clause ?? []),
    isWhole: isWhole && !isTurned,
    isVague: labels.some((label) => label.kind === 'vague'),
  }
}

const toSentenceClause = (
  found: SegmentClause,
  words: readonly Word[],
  text: string,
  state: { isUnderstood: boolean; isSoft: boolean; sentence: string },
): SentenceClause => {
  const from = words[found.from]?.from ?? 0
  const to = words[found.to - 1]?.to ?? text.length
  const isOpen = found.isOpen && !state.isSoft
  const clause = atItsTime(found.clause, state.sentence, text.slice(from, to))
  const isByNeighbours = isOpen && isOfNeighbours(clause)
  const isCertain = state.isUnderstood && !found.isHeuristic && !isByNeighbours
  const why = whyLikely(found.isHeuristic, isByNeighbours)
  return {
    clause: isOpen ? withOpenEnd(clause, text.slice(from, to)) : clause,
    isSoft: state.isSoft,
    confidence: isCertain ? 'certain' : 'likely',
    from,
    to,
    ...(why !== null && state.isUnderstood ? { why } : {}),
  }
}

const whyLikely = (isHeuristic: boolean, isByNeighbours: boolean): string | null => {
  if (isHeuristic) return 'A name or a year was told by the words around it.'
  return isByNeighbours ? 'Which fields are related is for the sponsor to say.' : null
}
