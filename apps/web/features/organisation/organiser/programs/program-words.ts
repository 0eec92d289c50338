import type { KeyScope } from '@laurel/contract/api-keys'
import type { WebhookDelivery, WebhookEvent } from '@laurel/contract/webhooks'
import type { BadgeProps } from '../../../../ui/badge.tsx'
import { shortMomentOf } from '../../../../instant-words.ts'

export const SCOPE_WORDS: Readonly<Record<KeyScope, string>> = {
  read_scholarship: 'Read scholarships',
  update_scholarship: 'Write and change scholarships',
  read_applicant: 'Read applications',
  export_applicant: 'Export applications with their files',
}

export const EVENT_WORDS: Readonly<Record<WebhookEvent, string>> = {
  'application.received': 'An application arrives',
  'decision.announced': 'A decision is announced',
}

export const messageWords = (event: WebhookDelivery['event']): string =>
  event === 'webhook.test' ? 'Test' : EVENT_WORDS[event]

export const STATE_WORDS: Readonly<
  Record<WebhookDelivery['state'], { word: string; tone: NonNullable<BadgeProps['tone']> }>
> = {
  waiting: { word: 'Waiting', tone: 'info' },
  delivered: { word: 'Arrived', tone: 'success' },
  failed: { word: 'Given up', tone: 'danger' },
}

/** Of a message that was never sent, as while its webhook was switched off. */
const UNTRIED: Readonly<Record<WebhookDelivery['state'], string>> = {
  waiting: 'On its way.',
  delivered: 'Sent.',
  failed: 'Not sent: the webhook was switched off.',
}

/** "Tried 3 times. Answered 500. Next try 23 Nov 2026, 7:04 PM." */
export function triesWords({
  state,
  tries,
  outcome,
  nextTryAt,
}: Pick<WebhookDelivery, 'state' | 'tries' | 'outcome' | 'nextTryAt'>): string {
  const tried = tries === 0 ? UNTRIED[state] : `Tried ${tries === 1 ? 'once' : `${tries} times`}.`
  const ended = outcome === null ? [] : [`${outcome.replace(/\.$/, '')}.`]
  const next =
    state === 'waiting' && nextTryAt && tries > 0 ? [`Next try ${shortMomentOf(nextTryAt)}.`] : []
  return [tried, ...ended, ...next].join(' ')
}
