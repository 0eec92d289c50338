import { isCampaignKey } from '@laurel/contract/campaign'
import { deviceStorage } from '../browser-storage.ts'

/** Under which the browser keeps the id of a day's visit. */
export const VISIT_KEY = 'measuredVisit'

/**
 * Clears how somebody came here, the day's visit and which popups they saw, so that the next person on this device
 * is not taken for a friend of theirs.
 */
export function forgetTrails(): void {
  const store = deviceStorage()
  const keys = Array.from({ length: store.length }, (_, position) => store.key(position) ?? '')
  store.removeItem(VISIT_KEY)
  for (const key of keys)
    if (isCampaignKey(key) || key.startsWith('utm_') || key.startsWith('popups:'))
      store.removeItem(key)
}
