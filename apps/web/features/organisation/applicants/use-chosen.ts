import type { ApplicantFilter } from '@laurel/contract/applicant-shapes'
import { useState } from 'react'
import { type Chosen, NOTHING_CHOSEN } from './chosen.ts'
import { findingOf } from './use-applicants.ts'

/**
 * What is ticked of what a filter finds. Another filter begins with nothing, whichever way it came,
 * also by the browser's own buttons: all of one filter is not all of the next.
 */
export function useChosen(filter: ApplicantFilter) {
  const finding = findingOf(filter)
  const [kept, setKept] = useState({ finding, chosen: NOTHING_CHOSEN })
  const isOther = kept.finding !== finding
  if (isOther) setKept({ finding, chosen: NOTHING_CHOSEN })
  return {
    chosen: isOther ? NOTHING_CHOSEN : kept.chosen,
    setChosen: (chosen: Chosen) => setKept({ finding, chosen }),
  }
}
