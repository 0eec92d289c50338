import { deviceStorage } from '../../browser-storage.ts'

/** Whose link led here, by the last address that named one; kept by conversation/keep-campaign.ts. */
export const readReferral = () => ({
  trackDeskLinkId: deviceStorage().getItem('linkId') ?? undefined,
  trackDeskSourceId: deviceStorage().getItem('sourceId') ?? undefined,
  affiliateId: deviceStorage().getItem('affiliateId') ?? undefined,
})
