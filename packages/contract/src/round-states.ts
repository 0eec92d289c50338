import type { Vetting } from './organisations.ts'

/**
 * All states of a round and the moves between them.
 *
 *   draft ──▶ vetting ──▶ scheduled ──▶ open ──last day──▶ closed ──▶ reviewing ──▶ decided ──▶ announced
 *     └──────verified───────▲─────────────▲                  └───────the review may be skipped──▲
 *
 *   from any of them before announced ──▶ cancelled
 *
 * Nothing of this is stored: a state follows from the scholarship, its round, what the organisation
 * did and the clock. Taking back the last decision leads from decided back, a later last day from
 * closed back to open; announced and cancelled are final. A round without a last day stays open until
 * it is given one. What becomes of the awards comes after it, each on its own.
 */
export const ROUND_STATES = [
  'draft',
  'vetting',
  'scheduled',
  'open',
  'closed',
  'reviewing',
  'decided',
  'announced',
  'cancelled',
] as const
/** Where one round of a scholarship stands on its organisation's side. */
export type RoundState = (typeof ROUND_STATES)[number]

/**
 * A round that had no last day gets one that is so many days away, so that whoever counted on there
 * being none has two weekends to finish.
 */
export const FIRST_DEADLINE_DAYS = 14

export interface RoundFacts {
  scholarship: {
    status: 'draft' | 'published' | 'withdrawn' | 'merged'
    cycle: string
    opensAt: Date | null
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
  const stage = isPresent ? stageOf(scholarship, now) : 'closed'
  if (stage !== 'closed') return stage
  if (round.decidedAt !== null) return 'decided'
  return isReviewed ? 'reviewing' : 'closed'
}

function stageOf(
  { status, opensAt, closesAt }: RoundFacts['scholarship'],
  now: Date,
): 'scheduled' | 'open' | 'closed' {
  if (status !== 'published' || (closesAt !== null && now > closesAt)) return 'closed'
  return opensAt !== null && opensAt > now ? 'scheduled' : 'open'
}

const DRAFTS: readonly RoundState[] = ['draft', 'vetting']
const CLOSED: readonly RoundState[] = ['closed', 'reviewing', 'decided']
const UNDECIDED: readonly RoundState[] = ['scheduled', 'open', 'closed', 'reviewing']

/** Only a draft is written freely and can go without a trace. */
export const canRewrite = (state: RoundState): boolean => DRAFTS.includes(state)

/** What is published can be changed until somebody was chosen by it. */
export const canAmend = (state: RoundState): boolean => UNDECIDED.includes(state)

/** Until everybody was told, a round can be called off. */
export const canWithdraw = (state: RoundState): boolean => canAmend(state) || state === 'decided'

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
