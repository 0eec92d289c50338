import type { KeyScope } from '@laurel/contract/api-keys'
import type { WebhookDelivery, WebhookEvent } from '@laurel/contract/webhooks'
import type { BadgeProps } from '../../../ui/badge.tsx'
import { moment } from '../../administration/instants.ts'

export const SCOPE_WORDS: Readonly<Record<KeyScope, string>> = {
  read_scholarship: 'Read scholarships',
  update_scholarship: 'Write and change scholarships',
  read_applicant: 'Read applications',
  export_applicant: 'Export applications with their files',
}

export const EVENT_WORDS: Readonly<Record<WebhookEvent, string>> = {
  'application.received': 'An application came',
  'decision.announced': 'A decision was announced',
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

/** "Tried 3 times. Answered 500. Next try 23 Nov 2026, 7:04:48 PM." */
export function triesWords({
  state,
  tries,
  outcome,
  nextTryAt,
}: Pick<WebhookDelivery, 'state' | 'tries' | 'outcome' | 'nextTryAt'>): string {
  const tried = tries === 0 ? 'On its way.' : `Tried ${tries === 1 ? 'once' : `${tries} times`}.`
  const ended = outcome === null ? [] : [`${outcome.replace(/\.$/, '')}.`]
  const next =
    state === 'waiting' && nextTryAt && tries > 0 ? [`Next try ${moment(nextTryAt)}.`] : []
  return [tried, ...ended, ...next].join(' ')
}
