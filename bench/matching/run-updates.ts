import type { MatchIndex } from '@laurel/matching/match-index'
import { listingAt, type Size } from './generate-listing.ts'
import { startSamples, time, type Samples } from './measure.ts'
import { randomAt } from './random.ts'
import type { Subject } from './subjects.ts'

export type UpdateTimes = {
  /** A scholarship replaced by one with other criteria, deadline and amount. */
  readonly replaced: Samples
  /** A scholarship that was not there. */
  readonly added: Samples
  readonly removed: Samples
  /** The first count and page after one change. */
  readonly next: Samples
}

const CHANGES = 3000
const READ_EACH = 10

/** Changes the index for good: to be run last. */
export function runUpdates(
  index: MatchIndex,
  size: Size,
  subjects: readonly Subject[],
): UpdateTimes {
  const times: UpdateTimes = {
    replaced: startSamples(),
    added: startSamples(),
    removed: startSamples(),
    next: startSamples(),
  }
  const other: Size = { seed: size.seed + 1, count: size.count }
  for (let change = 0; change < CHANGES; change++) {
    const random = randomAt(size.seed ^ 0x1234567, change)
    const { id, createdAtMs } = listingAt(size, random.between(0, size.count - 1))
    const made = listingAt(other, random.between(0, size.count - 1))
    time(times.replaced, () => index.put({ ...made, id, createdAtMs }))
    if (change % READ_EACH === 0) {
      const subject = subjects[change % subjects.length] as Subject
      time(times.next, () =>
        index
          .query({ ...subject, filters: {}, order: { by: 'createdAt', direction: 'DESC' } })
          .page(0, 15),
      )
    }
    const newest = { ...made, createdAtMs: subjects[0]?.nowMs ?? made.createdAtMs }
    time(times.added, () => index.put(newest))
    time(times.removed, () => index.remove(newest.id))
  }
  return times
}
