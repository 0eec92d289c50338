/** Whose link led here, by the last address that named one; kept by conversation/keep-campaign.ts. */
export const readReferral = () => ({
  trackDeskLinkId: localStorage.getItem('linkId') ?? undefined,
  trackDeskSourceId: localStorage.getItem('sourceId') ?? undefined,
  affiliateId: localStorage.getItem('affiliateId') ?? undefined,
})
