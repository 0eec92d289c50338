import type { ApplicantDetails } from '@laurel/contract/application-shapes'
import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'

/**
 * What can be done on a scholarship's page:
 *
 *   sent        it was submitted here: answers are read only
 *   provider    the sponsor takes it elsewhere: answers can be prepared
 *   closed      past its deadline, or taken back: answers are read only
 *   ineligible  a rule is not met: answers are read only
 *   conflict    one's own organisation gives it: answers are read only
 *   open        answers can be written and submitted
 */
export type ApplicationMode = 'sent' | 'provider' | 'closed' | 'ineligible' | 'conflict' | 'open'

type Offered = Pick<ScholarshipDetail, 'delivery' | 'isOpen' | 'match' | 'conflict'>

export function modeOf(scholarship: Offered, status: ApplicantDetails['status']): ApplicationMode {
  if (status === 'Received') return 'sent'
  if (scholarship.delivery === 'provider') return 'provider'
  if (!scholarship.isOpen) return 'closed'
  if (scholarship.conflict !== null) return 'conflict'
  return scholarship.match.verdict === 'ineligible' ? 'ineligible' : 'open'
}

export const canWrite = (mode: ApplicationMode): boolean => mode === 'open' || mode === 'provider'
export const canSubmit = (mode: ApplicationMode): boolean => mode === 'open'
