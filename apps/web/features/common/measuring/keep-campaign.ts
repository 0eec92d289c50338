import { campaignValue, REFERRAL_NAMES, UTM_NAMES } from '@laurel/contract/campaign'
import { deviceStorage, keepText } from '../../../browser-storage.ts'
import { readConsent } from './consent.ts'

/**
 * Keeps the utm_* values of an address, and whose link it is, for the day somebody signs up; an
 * address that names one kind takes the place of the one before. Nothing for who said no.
 */
export function keepCampaign(search: string): void {
  if (readConsent() === 'no') return
  const named = new URLSearchParams(search)
  for (const names of [UTM_NAMES, REFERRAL_NAMES]) {
    const keys = Object.keys(names)
    if (!keys.some((key) => named.has(key))) continue
    for (const key of keys) {
      const value = campaignValue(named.get(key) ?? '')
      if (value) keepText(deviceStorage(), key, value)
      else deviceStorage().removeItem(key)
    }
  }
}
