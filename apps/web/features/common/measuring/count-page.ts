import { recordPageView, type ScreenWidth } from '@laurel/contract/measuring'
import { CALL_TIMEOUT_MS, fetchCall } from '../../../api/call.ts'
import { readCampaign, readReferral } from './read-campaign.ts'
import { visitId } from './visit-id.ts'

/** Tells the server of a page. Nothing is lost without it, and no session goes with it. */
export async function countPage(page: string): Promise<void> {
  const { trackDeskLinkId, trackDeskSourceId } = readReferral()
  const referrerHost = hostBefore()
  const body = {
    consent: 'yes',
    visitId: visitId(),
    page,
    width: screenWidth(),
    ...(referrerHost !== undefined && { referrerHost }),
    trackDeskLinkId,
    trackDeskSourceId,
    ...readCampaign(),
  }
  const signal = AbortSignal.timeout(CALL_TIMEOUT_MS)
  await fetchCall(recordPageView, { body, keepalive: true }, null, signal)
}

/** Of the page outside that led here; nothing more of it. */
function hostBefore(): string | undefined {
  const host = URL.canParse(document.referrer) ? new URL(document.referrer).host : ''
  return host === '' || host === location.host ? undefined : host
}

function screenWidth(): ScreenWidth {
  if (innerWidth < 600) return 'phone'
  return innerWidth < 961 ? 'tablet' : 'desk'
}
