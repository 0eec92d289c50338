import { dayOf } from '../../../instant-words.ts'
import type { Popup } from './popup-queue.ts'

/** "Sent to Hartwell on 22 November 2026." */
export function sentWords({ recipient, submittedAt }: Pick<Popup, 'recipient' | 'submittedAt'>) {
  const to = recipient === undefined ? 'the sponsor' : recipient
  return `Sent to ${to}${submittedAt === undefined ? '' : ` on ${dayOf(submittedAt)}`}.`
}
