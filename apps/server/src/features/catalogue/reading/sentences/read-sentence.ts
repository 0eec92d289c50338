import type { HardClause } from '@laurel/matching/criteria'
import { isAdmission } from './admitted-kinds.ts'
import { isAwardTalk, withoutHead } from './award-talk.ts'
import { asksSame, factNamesOf } from './clause-facts.ts'
import { contradicting } from './contradictions.ts'
import type { Label } from './label.ts'
import { labelWords } from './label-words.ts'
import { CUES } from '../lexicon/rule-words.ts'
import { SHARED_OUT } from '../lexicon/sentence-kinds.ts'
import type { ListingHints } from '../listing-hints.ts'
import type { SentenceClause, TextKind } from '../listing-reading.ts'
import type { SegmentClause } from './join-alternatives.ts'
import { joinParts, withoutOpenLists, withoutOthers } from './join-parts.ts'
import { atItsTime } from './next-year.ts'
import { withinReachOfKin } from './kin-reach.ts'
import { isOfNeighbours, withOpenEnd } from './open-end.ts'
import { plainMemberships } from './plain-memberships.ts'
import { readSegment, type SegmentReading } from './read-segment.ts'
import { hasRulesForSome } from './rules-for-some.ts'
import { isSchoolOfPupils } from './schools-of-pupils.ts'
import { splitSegments } from './split-segments.ts'
import type { Word } from '../words/split-words.ts'

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
  const parts = joinParts(
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
