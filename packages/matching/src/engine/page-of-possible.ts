import { isNeverAnswered } from '../known.ts'
import type { Student } from '../prepare-answers.ts'
import { bitsWaitedFor } from '../rarity.ts'
import { waitingPoints } from '../score.ts'
import type { Catalogue } from './catalogue.ts'
import type { Demand } from './demand.ts'
import { truthOfDemand } from './leaves.ts'
import { pageOfTier, type TierRoom } from './page-by-match.ts'
import type { Selection, Window } from './paging.ts'
import type { Segment } from './segment.ts'
import type { SlotOrder } from './slot-order.ts'

/** So many of the best without a word of what they wait for are put in order by it; about 5 ms. */
export const WEIGHED = 2048

type Asked = {
  readonly student: Student
  /** The student's answers to a scholarship's own questions. */
  readonly attestedOf: (slot: number) => Readonly<Record<string, boolean>> | undefined
}

/**
 * A page of the possible, best first, where each loses what its unknown answers are worth. Beyond the
 * first WEIGHED the others follow in the order that is the same for every student.
 */
export function pageOfPossible(
  room: TierRoom,
  catalogue: Catalogue,
  order: SlotOrder,
  { student, attestedOf }: Asked,
  selection: Selection,
  { offset, limit }: Window,
): number[] {
  const before = (window: Window) => pageOfTier(room, catalogue, order, student, selection, window)
  const end = offset + limit
  const rest = end > WEIGHED ? before({ offset: Math.max(offset, WEIGHED), limit }) : []
  if (offset >= WEIGHED) return rest
  const { orders, preferences, preferenceIds } = catalogue
  const extraOf = preferences.pointsFor(student)
  const weighed = before({ offset: 0, limit: WEIGHED }).map((slot) => {
    const attested = attestedOf(slot)
    const lost = lostBy(catalogue, slot, attested ? { ...student, attested } : student)
    return { slot, total: orders.pointsOf(slot) + extraOf(preferenceIds.at(slot)) + lost }
  })
  const { compare } = orders.byDeadline.ordering
  weighed.sort((a, b) => b.total - a.total || compare(a.slot, b.slot))
  return [...weighed.slice(offset, end).map(({ slot }) => slot), ...rest].slice(0, limit)
}

/** The points that a scholarship loses for what it waits for, none or less. */
function lostBy({ ways, main }: Catalogue, slot: number, student: Student): number {
  const demands = ways.has(slot)
    ? ways.waysOf(slot).map((way) => demandsOf(ways.segment, way))
    : [demandsOf(main, slot)]
  const bits = bitsWaitedFor(demands, (demand) => truthOfDemand(demand, student))
  const isReadPartly = demands.some((way) =>
    way.some((demand) => 'question' in demand && isNeverAnswered(demand.question)),
  )
  return waitingPoints(bits, isReadPartly)
}

function demandsOf({ leafLists, leaves }: Segment, slot: number): Demand[] {
  const demands: Demand[] = []
  leafLists.every(slot, (id) => {
    demands.push(leaves.at(id).demand)
    return true
  })
  return demands
}
