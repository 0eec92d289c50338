import type { RoundState } from '@laurel/contract/announcements'
import type { Vetting } from '@laurel/contract/organisations'

/**
 * All states of a round and the moves between them.
 *
 *   draft ──▶ vetting ──▶ open ──deadline──▶ closed ──▶ reviewing ──▶ decided ──▶ announced
 *     └──────verified──────▲                    └───────the review may be skipped──▲
 *
 *   from any of them before announced ──▶ cancelled
 *
 * Nothing of this is stored: a state follows from the scholarship, its round, what the organisation
 * did and the clock. Taking back the last decision leads from decided back; announced and cancelled
 * are final. What becomes of the awards comes after it, each on its own.
 */
export interface RoundFacts {
  scholarship: {
    status: 'draft' | 'published' | 'withdrawn' | 'merged'
    cycle: string
    closesAt: Date | null
  }
  /** Of the organisation. */
  vetting: Vetting
  round: {
    cycle: string
    decidedAt: Date | null
    announcedAt: Date | null
    cancelledAt: Date | null
  }
  /** Somebody moved an application on. */
  isReviewed: boolean
}

export function roundStateOf(facts: RoundFacts, now: Date): RoundState {
  const { scholarship, round, vetting, isReviewed } = facts
  if (round.cancelledAt !== null) return 'cancelled'
  if (round.announcedAt !== null) return 'announced'
  const isPresent = round.cycle === scholarship.cycle
  if (isPresent && scholarship.status === 'draft')
    return vetting === 'waiting' ? 'vetting' : 'draft'
  if (isPresent && takesApplications(scholarship, now)) return 'open'
  if (round.decidedAt !== null) return 'decided'
  return isReviewed ? 'reviewing' : 'closed'
}

const takesApplications = ({ status, closesAt }: RoundFacts['scholarship'], now: Date): boolean =>
  status === 'published' && (closesAt === null || now <= closesAt)

const CLOSED: readonly RoundState[] = ['closed', 'reviewing', 'decided']

/** Whether winners may be chosen: everybody who wanted to apply has had the time to. */
export const canDecide = (state: RoundState): boolean => CLOSED.includes(state)

/** Why winners cannot be chosen now; undefined when they can. */
export function refusalToDecide(
  state: RoundState,
): 'ROUND_OPEN' | 'ROUND_CANCELLED' | 'ALREADY_ANNOUNCED' | undefined {
  if (canDecide(state)) return undefined
  if (state === 'cancelled') return 'ROUND_CANCELLED'
  return state === 'announced' ? 'ALREADY_ANNOUNCED' : 'ROUND_OPEN'
}

/** Why everybody cannot be told now; undefined when they can. */
export const refusalToAnnounce = (
  state: RoundState,
): ReturnType<typeof refusalToDecide> | 'NOTHING_DECIDED' =>
  refusalToDecide(state) ?? (state === 'decided' ? undefined : 'NOTHING_DECIDED')
