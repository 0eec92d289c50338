import type { RoundState } from '@laurel/contract/publishing-shapes'

interface Listed {
  status: 'draft' | 'published' | 'withdrawn' | 'merged'
  opensAt: Date | null
  closesAt: Date | null
}
interface Run {
  decidedAt: Date | null
  announcedAt: Date | null
  cancelledAt: Date | null
}

/**
 * Where the present round of a scholarship is:
 * draft → scheduled → open → closed → decided → announced, and withdrawn from any before announced.
 */
export function roundState(
  { status, opensAt, closesAt }: Listed,
  run: Run | undefined,
  now: Date,
): RoundState {
  if (status === 'draft') return 'draft'
  if (status !== 'published' || run?.cancelledAt) return 'withdrawn'
  if (run?.announcedAt) return 'announced'
  if (opensAt !== null && opensAt > now) return 'scheduled'
  if (closesAt === null || now <= closesAt) return 'open'
  return run?.decidedAt ? 'decided' : 'closed'
}

/** Only a draft is written freely and can go without a trace. */
export const canRewrite = (state: RoundState): boolean => state === 'draft'

const RUNNING: readonly RoundState[] = ['scheduled', 'open', 'closed', 'decided']

/** Until everybody was told, a round can be called off. */
export const canWithdraw = (state: RoundState): boolean => RUNNING.includes(state)
