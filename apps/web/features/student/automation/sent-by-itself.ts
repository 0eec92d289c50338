import type { TrackedApplication } from '@laurel/contract/tracking'

/** How many are listed; all of them stand under Applications. */
const LISTED = 10

/** The latest applications that were sent by themselves. */
export function sentByItself(applications: readonly TrackedApplication[]): TrackedApplication[] {
  return applications
    .filter(
      ({ origin, submittedAt }) =>
        submittedAt !== null && (origin === 'recurring' || origin === 'automatic'),
    )
    .toSorted((a, b) => Date.parse(b.submittedAt ?? '') - Date.parse(a.submittedAt ?? ''))
    .slice(0, LISTED)
}
