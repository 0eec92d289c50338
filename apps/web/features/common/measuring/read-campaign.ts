import {
  campaignValue,
  REFERRAL_NAMES,
  type ReferralName,
  UTM_NAMES,
  type UtmName,
} from '@laurel/contract/campaign'
import { deviceStorage } from '../../../browser-storage.ts'
import { readConsent } from './consent.ts'

/** The campaign that a visitor came from, by the last address that named one; with consent only. */
export const readCampaign = (): Partial<Record<UtmName, string>> =>
  readConsent() === 'yes' ? readKept(UTM_NAMES) : {}

/** Whose link led here, for the account that is made; the source of a campaign with consent only. */
export const readReferral = (): Partial<Record<ReferralName | 'utmSource', string>> => ({
  ...(readConsent() !== 'no' && readKept(REFERRAL_NAMES)),
  ...(readConsent() === 'yes' && readKept({ utm_source: 'utmSource' } as const)),
})

function readKept<Name extends string>(
  names: Readonly<Record<string, Name>>,
): Partial<Record<Name, string>> {
  const kept: Partial<Record<Name, string>> = {}
  for (const [key, name] of Object.entries(names)) {
    const value = campaignValue(deviceStorage().getItem(key) ?? '')
    if (value) kept[name] = value
  }
  return kept
}
