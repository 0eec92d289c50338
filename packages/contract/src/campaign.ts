/** What an address says of the campaign that leads somebody here, and the names calls give it. */
export const UTM_NAMES = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
} as const

/** Whose link it was, and the names that sign-up gives it (specification 2, section 5). */
export const REFERRAL_NAMES = {
  linkId: 'trackDeskLinkId',
  sourceId: 'trackDeskSourceId',
  clickId: 'trackdeskClickId',
  affiliateId: 'affiliateId',
} as const

export type UtmName = (typeof UTM_NAMES)[keyof typeof UTM_NAMES]
export type ReferralName = (typeof REFERRAL_NAMES)[keyof typeof REFERRAL_NAMES]

/** Longer values are cut: nobody typed them. */
export const CAMPAIGN_CHARACTERS = 200

/** Both kinds; the keys of addresses are those under which a browser keeps them. */
export const isCampaignKey = (key: string): boolean =>
  Object.hasOwn(UTM_NAMES, key) || Object.hasOwn(REFERRAL_NAMES, key)

/** One value as it is kept: plain text, never cut in the middle of a sign. */
export function campaignValue(sent: string): string {
  const plain = sent
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
  return [...plain].slice(0, CAMPAIGN_CHARACTERS).join('')
}
