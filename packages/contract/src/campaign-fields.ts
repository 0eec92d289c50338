import * as z from 'zod/mini'
import { campaignValue } from './campaign.ts'

/** What stands in a link's values: nobody typed it, so it is cut rather than refused. */
export const campaignText = z.optional(
  z.string().check(z.maxLength(5000), z.overwrite(campaignValue)),
)

/** What a link said of the campaign that led somebody here. */
export const utmFields = {
  utmSource: campaignText,
  utmMedium: campaignText,
  utmCampaign: campaignText,
  utmTerm: campaignText,
  utmContent: campaignText,
}
