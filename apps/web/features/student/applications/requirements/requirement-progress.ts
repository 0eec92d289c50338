import type { Requirement } from '@laurel/contract/scholarship-shapes'
import type { DraftState } from '../drafts/draft-state.ts'
import {
  gapsOf,
  problemOf,
  statusOf,
  type RequirementStatus,
} from '@laurel/contract/requirement-status'
import type { Uploads } from './use-uploads.ts'

export interface RequirementProgress {
  requirement: Requirement
  status: RequirementStatus
  /** Why it cannot be sent as it is, whether or not that is shown yet. */
  gap: string | undefined
  /** What its writing leaves to be filled in, in brackets; it can be sent all the same. */
  unfilled: readonly string[]
  /** What is said at the field now. */
  error: string | undefined
}

interface Sources {
  requirements: readonly Requirement[]
  draft: Pick<DraftState, 'values' | 'refusals'>
  uploads: Pick<Uploads, 'running' | 'problems'>
  /** A failed submit says at each field what is missing. */
  isFlagged: boolean
}

const STILL_UPLOADING = 'Please wait until the file is uploaded.'

/** Where each requirement stands. */
export function progressOf({
  requirements,
  draft,
  uploads,
  isFlagged,
}: Sources): RequirementProgress[] {
  return requirements.map((requirement) => {
    const { id } = requirement
    const answer = draft.values[id]
    const isUploading = id in uploads.running
    const refusal = draft.refusals[id] ?? uploads.problems[id]
    const gap = isUploading
      ? STILL_UPLOADING
      : (draft.refusals[id] ?? problemOf(requirement, answer))
    return {
      requirement,
      status: statusOf(requirement, answer, { isUploading, isFlagged }),
      gap,
      unfilled: gapsOf(requirement, answer),
      error: isUploading ? undefined : (refusal ?? (isFlagged ? gap : undefined)),
    }
  })
}

/** "3 gaps in brackets". */
export const gapWords = (count: number): string =>
  count === 1 ? 'One gap in brackets' : `${count} gaps in brackets`

export const countUnfilled = (progress: readonly RequirementProgress[]): number =>
  progress.reduce((count, { unfilled }) => count + unfilled.length, 0)

export const isDone = ({ status }: RequirementProgress): boolean => status === 'done'

/** The id of the control that answers a requirement. */
export const controlIdOf = (requirementId: string): string => `answer-${requirementId}`
export const panelIdOf = (requirementId: string): string => `requirement-${requirementId}`
