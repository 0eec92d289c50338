/**
 * All states of an application and the moves between them.
 *
 *   none ──save──▶ Draft ──submit──▶ Received ──▶ stage: under_review, finalist, won, not_selected
 *                   ▲  │                 └──────▶ stage: withdrawn
 *                   └──┘ save
 *
 * Received is final for what was sent: nothing changes an answer after it. What becomes of it is
 * the `stage`, which belongs to the sponsor's review. "ACCEPTED" on the screen means that the
 * sponsor has it, not that the student was chosen.
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
