import type { SegmentClause } from './join-alternatives.ts'
import type { Label } from './label.ts'

const OF_BODIES = new Set(['membership', 'membershipKin', 'employer', 'employerKin', 'tribe'])
/** What may turn or share out what stands behind it. */
const TURNS = new Set<Label['kind']>([
  'notBefore',
  'notAfter',
  'hedge',
  'farHedge',
  'others',
  'or',
  'preference',
])
/** What goes on about those named before a comma, and is no further kind of people. */
const GOES_ON = /(?:ed|ing)$|^(?:who|which|with|that)$/

/**
 * Members and employees of a named body in a sentence that was not understood to its end, where the words
 * beside them neither name others who may apply nor turn it: never certain.
 */
export const plainMemberships = (labels: readonly Label[]): SegmentClause[] =>
  labels.flatMap((label, at) => {
    const { clause, frame, from, to } = label
    if (!clause || !OF_BODIES.has(frame ?? '') || !standsAlone(labels, at)) return []
    return [{ clause, from, to, isSoft: false, isOpen: false, isHeuristic: true }]
  })

const standsAlone = (labels: readonly Label[], at: number): boolean => {
  const before = labels[at - 1]
  const isLed = before === undefined || before.kind === 'glue' || before.kind === 'vague'
  const isPlain = labels.slice(0, at).every((label) => !TURNS.has(label.kind) && !isOfKin(label))
  return isLed && isPlain && endsThere(labels, at + 1) && !isBesideKin(labels, at)
}

/** 'A member for a year, or the spouse or child of a member': the member is one of several. */
const isBesideKin = (labels: readonly Label[], at: number): boolean =>
  labels
    .slice(at + 1)
    .some(
      ({ kind }, place) =>
        kind === 'or' &&
        labels
          .slice(at + 2 + place, at + 10 + place)
          .some((label) => label.kind === 'others' || isOfKin(label)),
    )

const endsThere = (labels: readonly Label[], at: number): boolean => {
  const [next, behind] = [labels[at], labels[at + 1]]
  if (!next || next.kind === 'break' || next.text === '.') return true
  if (next.kind === 'comma') return behind?.kind !== 'clause' && GOES_ON.test(behind?.text ?? '')
  return next.kind !== 'open' && (next.kind === 'clause' || GOES_ON.test(next.text))
}

/** Once kin are named, a membership behind them is theirs. */
const isOfKin = ({ clause }: Label): boolean => /"relation"/.test(JSON.stringify(clause ?? null))
