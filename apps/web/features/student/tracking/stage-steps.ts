import type { Stage } from '@laurel/contract/application-shapes'
import type { TrackedApplication } from '@laurel/contract/tracking'
import type { Step } from '../../catalogue/listings/stage-words.ts'

export interface StageStep {
  step: Step
  /** An instant; null while it lies ahead. */
  enteredAt: string | null
  enteredBy?: 'sponsor' | 'student'
  isLatest: boolean
}

type Staged = Pick<TrackedApplication, 'status' | 'submittedAt' | 'stage' | 'stages' | 'result'>

const ON_THE_WAY: readonly Stage[] = ['under_review', 'finalist']
const ENDS: readonly Stage[] = ['won', 'not_selected', 'withdrawn']

/** What an application went through and what may still come. */
export function stageSteps({ status, submittedAt, stage, stages, result }: Staged): StageStep[] {
  const first = { step: status === 'Received' ? ('received' as const) : ('applied' as const) }
  const passed = [
    { ...first, enteredAt: submittedAt },
    ...stages.map(({ stage: step, enteredAt, enteredBy }) => ({ step, enteredAt, enteredBy })),
  ]
  const steps = passed.map((each, place) => ({ ...each, isLatest: place === passed.length - 1 }))
  // Whoever was told in the end waits for nothing more, also a finalist.
  return result === null ? [...steps, ...stepsAhead(stage)] : steps
}

function stepsAhead(stage: Stage | null): StageStep[] {
  if (stage !== null && ENDS.includes(stage)) return []
  const next = stage === null ? 0 : ON_THE_WAY.indexOf(stage) + 1
  return [...ON_THE_WAY.slice(next), 'result' as const].map((step) => ({
    step,
    enteredAt: null,
    isLatest: false,
  }))
}
