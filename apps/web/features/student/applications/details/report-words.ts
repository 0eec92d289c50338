import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { LONGEST_QUERY, REPORT_START, REPORTED_LISTING } from '@laurel/contract/support'

/** What may be wrong with a listing, in the order it is offered. */
export const REPORT_REASONS = [
  { value: 'closed', label: 'It is closed, or the deadline is wrong' },
  { value: 'amount', label: 'The amount is wrong' },
  { value: 'rules', label: 'The rules about who may apply are wrong' },
  { value: 'link', label: 'The link does not work' },
  { value: 'fee', label: 'It asks for a fee or for bank details' },
  { value: 'other', label: 'Something else' },
] as const

export type ReportReason = (typeof REPORT_REASONS)[number]['value']

/** What is known about a report before anybody typed. */
export interface BegunReport {
  reason?: ReportReason
  note?: string
}

type Reported = Pick<ScholarshipDetail, 'id' | 'title' | 'user'>

export const LONGEST_NOTE = 2000

/** A report as a request to the people behind the product, who answer it by mail. */
export function reportRequest(
  listing: Reported,
  reason: ReportReason,
  note: string,
): { query: string; description: string } {
  const label = REPORT_REASONS.find(({ value }) => value === reason)?.label ?? ''
  const query = `${REPORT_START}${listing.title}`
  const lines = [
    label,
    `${listing.title}, ${listing.user.firstName}`,
    `${REPORTED_LISTING}${listing.id}`,
  ]
  const words = note.trim().slice(0, LONGEST_NOTE)
  return {
    query: query.length > LONGEST_QUERY ? `${query.slice(0, LONGEST_QUERY - 1)}…` : query,
    description: [...lines, ...(words === '' ? [] : ['', words])].join('\n'),
  }
}

/** What stops a report from being sent, beside the field it is about. */
export function reportProblems(reason: ReportReason | undefined, note: string) {
  return {
    reason: reason === undefined ? 'Please choose what is wrong.' : undefined,
    note: reason === 'other' && note.trim() === '' ? 'Please say what is wrong.' : undefined,
  }
}
