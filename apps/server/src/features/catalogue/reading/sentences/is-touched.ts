import { isOfLists, isOfPersons, sinceCue } from './clause-facts.ts'
import type { Label } from './label.ts'
import { ABOUT_OTHERS, AFTER_CLAUSE } from '../lexicon/rule-words.ts'

/** Behind a list they widen it: 'chemistry or chemistry-related fields'. */
const WIDENING = new Set([
  'related',
  'associated',
  'allied',
  'oriented',
  'affiliated',
  'based',
  'focused',
])

const isBoundary = (text: string): boolean =>
  AFTER_CLAUSE.has(text) || (/..(?:ing|ed)$/.test(text) && !WIDENING.has(text))

/** Whether what stands beside a clause, and was not understood, may widen it or change what it means. */
export const isTouched = (labels: readonly Label[], at: number): boolean => {
  const clause = labels[at]
  const next = labels[at + 1]
  if (!clause) return true
  if (next?.kind === 'left' && STILL_TO_DO.test(next.text)) return true
  if (next?.kind === 'left' && !isBoundary(next.text) && !onlyNarrows(clause, next)) return true
  if (next?.kind === 'others' && next.text !== 'whose') return true
  if (clause.frame === 'gpa' && next && SCALE.has(next.text)) return true
  if (isOfNoRule(labels, at) || isBesideKin(labels, at)) return true
  if (isOfLists(clause) && (isSaidOfOthers(labels, at) || isBehindUnread(labels, at))) return true
  return isJoinedToUnread(labels, at, 1, clause) || isJoinedToUnread(labels, at, -1, clause)
}

const OWN_BODY = /^\{"fact":"(?:membership|employer|occupation|militaryAffiliation)","in"/
/** 'A member for a year, or the spouse or child of a member': others are let in beside who is it. */
const isBesideKin = (labels: readonly Label[], at: number): boolean => {
  if (!OWN_BODY.test(JSON.stringify(labels[at]?.clause ?? null))) return false
  const behind = labels.slice(at + 1)
  return behind.some(
    ({ kind }, place) =>
      kind === 'or' && behind.slice(place + 1, place + 4).some((label) => label.kind === 'others'),
  )
}

/** 'We have no GPA rule for first-year students.' */
const isOfNoRule = (labels: readonly Label[], at: number): boolean => {
  const no = labels.findIndex(({ text }) => /^(?:no|not|without|never)$/.test(text))
  const rule = labels.findIndex(({ text }) => RULE.test(text))
  const [before, last] = [labels[at - 2], labels[at - 1]]
  const isLiftedFor = last?.text === 'for' && before?.kind === 'lifted'
  return isLiftedFor || (no >= 0 && no < rule && rule < at)
}
const RULE = /^(?:rules?|requirements?|minimums?|limits?|cutoffs?|restrictions?)$/

/** Behind a number: what is missing yet, '30 credits remaining'. */
const STILL_TO_DO = /^(?:remaining|left|needed|outstanding)$/

/** Facts that are a number: what stands behind one may narrow it, and makes no other of it. */
const OF_NUMBERS = new Set(['gpa', 'act', 'sat', 'classRankPct'])
const OTHER_SCALE = /^(?:weighted|point|percent|major|science|math|per)/
/** Who people are by what they do: 'female athletes', 'Hispanic journalists'. */
const AGENTS =
  /..(?:ers|ors|ists|athletes|ians|neurs|eers|pilots|cadets|coaches|leaders|nurses|scholars)$/

/** Whether a word that was not understood can only take some out of whom the clause lets in. */
const onlyNarrows = ({ clause, frame }: Label, { text }: Label): boolean => {
  if (!clause || !('fact' in clause)) return false
  if (OF_NUMBERS.has(clause.fact)) return !OTHER_SCALE.test(text) && !SCALE.has(text)
  return frame === 'gender' && AGENTS.test(text)
}

/** Behind a grade, the beginning of a scale that is not ours. */
const SCALE = new Set(['on', 'out', '/'])

const TOWARDS = /^(?:to|of|by|in|as|from|with)$/

/** 'a commitment to veterans', 'serving veterans': words before the clause that make it no condition. */
const isSaidOfOthers = (labels: readonly Label[], at: number): boolean => {
  const before = labels
    .slice(0, at)
    .filter(({ text }) => !/^(?:a|an|the|our|your|their)$/.test(text))
  const last = before.at(-1)
  if (sinceCue(before).some(({ kind, text }) => kind === 'left' && ABOUT_OTHERS.has(text)))
    return true
  if (last?.kind === 'left') return isOfPersons(labels[at]) && /..(?:ing|s)$/.test(last.text)
  return (
    isOfPersons(labels[at]) &&
    last?.kind === 'glue' &&
    TOWARDS.test(last.text) &&
    before.at(-2)?.kind === 'left'
  )
}

/** A clause that begins so is said of the applicants, whatever stands before it: 'majoring in …'. */
const SAYS_ITSELF =
  /^(?:major|pursu|stud(?:y|ying)|enroll|attend|resid|live|living|seek|have|has|hold|possess|demonstrat|maintain|age|with|plan|intend|identif|graduat|minimum|preparing|working|current|active)/
const SAYS_WHAT_TO_DO = /^(?:must|should|will|shall|may|can|to|would)$/
const PREPOSITION = /^(?:of|in|to|by|with|on|at|about|from|as)$/
const DETERMINER = /^(?:a|an|the|our|your|their|his|her|its)$/

/**
 * Whether words that were not understood lead to the clause: a thing to do ('must interview a
 * veteran'), or what the clause only describes ('the health of Native American communities').
 */
const isBehindUnread = (labels: readonly Label[], at: number): boolean => {
  if (SAYS_ITSELF.test(labels[at]?.text ?? '')) return false
  const before = labels.slice(0, at).filter(({ text }) => !DETERMINER.test(text))
  const last = before.at(-1)
  const isDescribed = last?.kind === 'glue' && PREPOSITION.test(last.text)
  const end = isDescribed ? before.length - 1 : before.length
  const start = before.findLastIndex(({ kind }, index) => index < end && kind !== 'left') + 1
  if (start >= end) return false
  return isDescribed || SAYS_WHAT_TO_DO.test(before[start - 1]?.text ?? '')
}

/** 'High schoolers 16-18': the age is said of those before it. */
export const isAge = ({ clause }: Label): boolean =>
  clause !== undefined && 'fact' in clause && clause.fact === 'age'

/** 'Children of members must be under 26': a statement of its own. */
export const saysItself = ({ text }: Label): boolean =>
  /^(?:must|should|shall|be|are|is)$/.test(text)

const PEOPLE = /^(?:students?|applicants?|candidates?|individuals?|people|those|youth)$/

/** Whether 'or', 'and' or a comma ties the clause to words that were not understood. */
const isJoinedToUnread = (
  labels: readonly Label[],
  at: number,
  step: 1 | -1,
  clause: Label,
): boolean => {
  let next = at + step
  let isOr = false
  let isTied = false
  for (let label = labels[next]; label; label = labels[next]) {
    if (label.kind === 'or') isOr = true
    if (label.kind === 'and' || label.kind === 'comma') isTied = true
    const isJoint = label.kind === 'or' || label.kind === 'and' || label.kind === 'comma'
    const isOfThem = isAge(label) && !saysItself(label)
    const isBeside = isOfThem && isOfPersons(clause) && !isOr && !isTied
    // 'Beekeepers or students majoring in …': of these the others are not of the clause.
    const isOfPeople = step === -1 && label.kind === 'glue' && PEOPLE.test(label.text)
    // '…, may apply for the Hale award': the list is at its end.
    const isEnd = isTied && !isOr && label.kind === 'glue' && /^(?:may|can)$/.test(label.text)
    const isBetween = label.kind === 'glue' && (isOr || isTied) && !isEnd
    if (!isJoint && !isBeside && !isBetween && !isOfPeople) break
    next += step
  }
  const beyond = labels[next]
  const isUnread = beyond !== undefined && (beyond.kind === 'left' || beyond.kind === 'others')
  return isUnread && (isOr || (isTied && isOfLists(clause)))
}
