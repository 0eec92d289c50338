import type { Requirement } from '@laurel/contract/scholarship-shapes'

/** What an essay is written for. */
export interface EssayTask {
  scholarshipId: string
  scholarshipTitle: string
  requirement: Requirement
  /** Shown and counted, never enforced. */
  wordLimit: number | undefined
  /** The limits in words. */
  limits: readonly string[]
}

/** The essay as the draft of the application keeps it. */
export interface EssayDraft {
  /** HTML; empty when nothing is written. */
  html: string
  /** `pastes`: what was pasted into it since the last time. */
  write: (html: string, pastes?: readonly string[]) => void
  /** Whether it is saved, in words. */
  saveWords: string
  isInTrouble: boolean
  /** Resolves with true once the server has everything. */
  saveAll: () => Promise<boolean>
}

/** The name that messages about an essay carry. */
export const essayName = ({ field }: Requirement): string => field.name.trim() || 'essay'
