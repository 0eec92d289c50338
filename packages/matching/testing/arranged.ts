import type { MatchIndex } from '../src/match-index.ts'

/** An arranged copy, made in one go. */
export function arranged(index: MatchIndex): MatchIndex {
  const steps = index.arrangedInSteps()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
