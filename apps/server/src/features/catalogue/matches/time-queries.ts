import type { MatchIndex, Unlock } from '@laurel/matching/match-index'
import type { Metrics } from '../../../http/metrics.ts'

/** Has an index note how long its answers take. It stays the same one: others remember things of it. */
export function timeQueries(index: MatchIndex, matching: Metrics['matching']): void {
  const query = index.query.bind(index)
  const unlocksInSteps = index.unlocksInSteps.bind(index)
  index.query = (asked) => {
    const counted = matching.startTimer({ operation: 'count' })
    const found = query(asked)
    counted()
    return {
      ...found,
      page(offset, limit) {
        const read = matching.startTimer({ operation: 'page' })
        const page = found.page(offset, limit)
        read()
        return page
      },
    }
  }
  index.unlocksInSteps = (asked) => timeSteps(unlocksInSteps(asked), matching)
}

/** The steps alone, without what others did in between. */
function* timeSteps(
  steps: Generator<undefined, Unlock[]>,
  matching: Metrics['matching'],
): Generator<undefined, Unlock[]> {
  let milliseconds = 0
  for (;;) {
    const begun = performance.now()
    const step = steps.next()
    milliseconds += performance.now() - begun
    if (step.done) {
      matching.observe({ operation: 'unlocks' }, milliseconds / 1000)
      return step.value
    }
    yield
  }
}
