import { useEffect } from 'react'
import { useUser } from '../../../api/use-session.ts'
import { clock } from '../../../clock.ts'
import { offerPopup } from './popup-queue.ts'

/** Specification 1, section 9: "appears when scholarshipCount reaches 2 after an application". */
const UPSELL_COUNT = 2
/** Later the page is only looked at again. */
const FRESH_MS = 10 * 60_000

/** What is said after an application: the plan at the second one, else congratulations; never both. */
export function useSentPopups(
  scholarshipId: string,
  title: string | undefined,
  submittedAt: string | null,
  recipient: string | null,
): void {
  const { scholarshipCount, isActiveSubscription } = useUser()
  useEffect(() => {
    if (title === undefined || submittedAt === null) return
    if (clock.now().getTime() - Date.parse(submittedAt) > FRESH_MS) return
    const isUpsell = scholarshipCount === UPSELL_COUNT && !isActiveSubscription
    if (isUpsell) offerPopup({ kind: 'upsell', event: String(UPSELL_COUNT) })
    else
      offerPopup({
        kind: 'congratulations',
        event: `${scholarshipId} ${submittedAt}`,
        title,
        submittedAt,
        ...(recipient !== null && { recipient }),
      })
  }, [scholarshipId, title, submittedAt, recipient, scholarshipCount, isActiveSubscription])
}
