import { recordPlanClick } from '@laurel/contract/billing'
import { call } from '../../../api/call.ts'
import { readConsent } from '../../common/measuring/consent.ts'

/** Counts which buttons lead to the plans, with consent only. Nobody waits for it, and nothing is lost without it. */
export function notePlanClick(buttonName: string, pageName: string): void {
  if (readConsent() !== 'yes') return
  const body = { event: 'Subscription Button clicked', buttonName, pageName } as const
  void call(recordPlanClick, { body, keepalive: true }).catch((error: unknown) =>
    console.error('a click could not be counted', error),
  )
}
