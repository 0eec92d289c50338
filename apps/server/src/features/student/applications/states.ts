import type { Stage } from '@laurel/contract/application-shapes'

/**
 * All states of an application and the moves between them.
 *
 *   none ──save──▶ Draft ──send──▶ Received ─────────▶ under_review ──▶ finalist ──▶ won
 *    ▲              │  ▲                │   the sponsor may skip stages        └────▶ not_selected
 *    └───discard────┘  └─save           │
 *                                       └─ from Received, under_review and finalist, before the
 *                                          deadline, by the student ──▶ withdrawn
 *
 * The status ends with Received: nothing changes what was sent. What becomes of it is the `stage`,
 * which moves forward only; not_selected and withdrawn are final, and won is unless the award was
 * forfeited. Outcomes come from an announcement alone (features/organisation/announcements). "ACCEPTED" on the screen
 * means that the sponsor has it, not that the student was chosen.
 *
 * A withdrawn application stays Received and keeps its place: the scholarship stays off the
 * student's lists, and there is no second application to the same round.
 *
 * An application on the sponsor's own site has no status; its stages are what the student says.
 */
export type ApplicationStatus = 'Draft' | 'Received'

interface Application {
  status: ApplicationStatus
}

export const canEdit = (application: Application): boolean => application.status === 'Draft'

interface Scholarship {
  isOpen: boolean
  delivery: 'laurel' | 'provider'
}

/** Why an application cannot be sent now; undefined when it can. */
export function refusalToSend(
  scholarship: Scholarship,
  verdict: 'eligible' | 'possible' | 'ineligible',
): 'APPLIED_ELSEWHERE' | 'SCHOLARSHIP_CLOSED' | 'NOT_ELIGIBLE' | undefined {
  if (scholarship.delivery === 'provider') return 'APPLIED_ELSEWHERE'
  if (!scholarship.isOpen) return 'SCHOLARSHIP_CLOSED'
  return verdict === 'ineligible' ? 'NOT_ELIGIBLE' : undefined
}

const NEXT_STAGES: Record<Stage, readonly Stage[]> = {
  under_review: ['finalist', 'won', 'not_selected', 'withdrawn'],
  finalist: ['won', 'not_selected', 'withdrawn'],
  // Only where the award was forfeited: whoever won could not be reached.
  won: ['not_selected'],
  not_selected: [],
  withdrawn: [],
}

interface Staged extends Application {
  /** null: received, and nothing is known yet. */
  stage: Stage | null
}

/** Whether a received application may enter a stage from where it is; its own is no move. */
export function canEnter({ status, stage }: Staged, next: Stage): boolean {
  if (status !== 'Received') return false
  return stage === null || NEXT_STAGES[stage].includes(next)
}

/** Whether the student may still take an application back. */
export const canWithdraw = (application: Staged, isBeforeDeadline: boolean): boolean =>
  isBeforeDeadline && canEnter(application, 'withdrawn')
