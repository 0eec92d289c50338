import type { PrivacyKind, PrivacyStatus } from '@laurel/contract/privacy'
import type { QueuedPrivacyRequest } from '@laurel/contract/privacy-admin'
import type { BadgeProps } from '../../../../ui/badge.tsx'
import { shortDayOf } from '../../../../instant-words.ts'

export const KIND_WORDS: Readonly<Record<PrivacyKind, string>> = {
  know: 'Know what we keep',
  delete: 'Delete what we keep',
  correct: 'Correct what we keep',
  do_not_sell: 'Opt out of sale',
  appeal: 'Appeal',
  unsubscribe: 'No more email',
}

interface StatusWords {
  label: string
  tone: NonNullable<BadgeProps['tone']>
}

export const STATUS_WORDS: Readonly<Record<PrivacyStatus, StatusWords>> = {
  received: { label: 'Not proved yet', tone: 'neutral' },
  proved: { label: 'Identity proved', tone: 'info' },
  in_work: { label: 'In work', tone: 'info' },
  extended: { label: 'Extended', tone: 'warn' },
  done: { label: 'Done', tone: 'success' },
  refused: { label: 'Refused', tone: 'neutral' },
}

/** The mark of what is late or due within ten days; undefined for the rest. */
export function urgencyWords({
  urgency,
  settledAt,
}: Pick<QueuedPrivacyRequest, 'urgency' | 'settledAt'>): StatusWords | undefined {
  if (urgency === 'none') return undefined
  if (urgency === 'soon') return { label: 'Due soon', tone: 'warn' }
  return { label: settledAt === null ? 'Overdue' : 'Answered late', tone: 'danger' }
}

/** When the answer is due, or was given. */
export const timeWords = ({ status, receivedAt, dueAt, settledAt }: QueuedPrivacyRequest): string =>
  settledAt === null
    ? `Received ${shortDayOf(receivedAt)}${status === 'received' ? '' : ` · due ${shortDayOf(dueAt)}`}`
    : `Answered ${shortDayOf(settledAt)}`
