import { deviceStorage } from '../../browser-storage.ts'

const CAMPAIGN_KEY = /^(utm_(source|medium|campaign|term|content)|linkId|sourceId|affiliateId)$/

/** Keeps the utm_* values of an address, and whose link it is, for the day somebody finishes signing up. */
export function keepCampaign(search: string): void {
  try {
    for (const [key, value] of new URLSearchParams(search))
      if (CAMPAIGN_KEY.test(key)) deviceStorage().setItem(key, value)
  } catch (error) {
    console.error('The campaign could not be kept', error)
  }
}
