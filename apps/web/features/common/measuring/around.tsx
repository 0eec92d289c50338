import { type ComponentType, useEffect, useState } from 'react'
import { useConsent } from './consent.ts'
import { keepCampaign } from './keep-campaign.ts'
import { usePageViews } from './use-page-views.ts'

/** What the root shows beside every page. */
export const around = <Around />

/** Keeps what the address says of a campaign, asks before measuring, and measures after a yes. */
function Around() {
  const consent = useConsent()
  const isAsked = consent === undefined
  const [Notice, setNotice] = useState<ComponentType>()
  useEffect(() => keepCampaign(location.search), [])
  usePageViews(consent)
  useEffect(() => {
    if (isAsked) void import('./consent-notice.tsx').then((it) => setNotice(() => it.ConsentNotice))
  }, [isAsked])
  return isAsked && Notice && <Notice />
}
