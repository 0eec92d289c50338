import type { Award, Deadline, GoldListing, ReadListing } from './shapes.ts'

/** `unread`: the listing says it, the reading does not; never wrong, only less. */
export type ValueJudgement = 'right' | 'unread' | 'wrong'

/** Whether the sums read are those of the listing; undefined where they are not judged. */
export function judgeAward(gold: GoldListing, read: ReadListing): ValueJudgement | undefined {
  if (gold.award === undefined) return undefined
  const right = [...(gold.award ? [gold.award] : []), ...(gold.awardAlso ?? [])]
  const sums = new Set([
    ...(gold.amounts ?? []),
    ...right.flatMap((award) =>
      award.kind === 'fixed' && (award.currency ?? 'USD') === 'USD' ? (award.min ?? []) : [],
    ),
  ])
  if (read.amounts.some((amount) => !sums.has(amount))) return 'wrong'
  if (!read.award || read.award.kind === 'varies')
    return (gold.award?.kind ?? 'varies') === 'varies' ? 'right' : 'unread'
  const { award } = read
  return right.some((one) => isSameAward(one, award)) ? 'right' : 'wrong'
}

function isSameAward(one: Award, other: Award): boolean {
  if (one.currency !== undefined && one.currency !== other.currency) return false
  if (kindOf(one) !== kindOf(other)) return false
  // Null is as open as none.
  const isSameMax = (one.max ?? null) === (other.max ?? null)
  return isSameMax && (one.kind === 'upTo' || one.min === other.min)
}

/** Several sums are a range, whether all of them are named or only the ends. */
function kindOf({ kind }: Award): string {
  return kind === 'tiers' ? 'range' : kind
}

/** Whether the date read is the listing's, an estimate kept apart from a date. */
export function judgeDeadline(
  { deadline: gold }: GoldListing,
  { deadline: read }: ReadListing,
): ValueJudgement | undefined {
  if (!gold) return undefined
  if (!read?.date) {
    if (read?.type === 'rolling' && gold.type !== 'rolling') return 'wrong'
    return gold.date ? 'unread' : 'right'
  }
  const isEstimate = isEstimated(read)
  const isKept = gold.isEstimate === undefined || gold.isEstimate === isEstimate
  if (read.date === gold.date && isKept) return 'right'
  const monthDays = [...(gold.estimates ?? []), ...(gold.isEstimate ? [monthDayOf(gold)] : [])]
  return isEstimate && monthDays.includes(monthDayOf(read)) ? 'right' : 'wrong'
}

function isEstimated({ type, isEstimate = false }: Deadline): boolean {
  return isEstimate || type === 'estimated' || type === 'recurring'
}

function monthDayOf({ date }: Deadline): string {
  return date?.slice(5) ?? ''
}
