import type { EssayAction } from '@laurel/contract/chat-shapes'
import type { ReactNode } from 'react'

/** What can be done with a text that is there. */
export type EssayChange = Exclude<EssayAction, 'draft'>

/** Another text for an essay; what stands in the editor stays until the student chooses. */
export interface Proposal {
  action: EssayAction
  /** As the editor keeps it. */
  html: string
  words: number
  /** What is to be known before it is used. */
  notes: ReactNode
  /** Why it can only be read, for whom that is so. */
  lock: ReactNode | undefined
}

export type HelpWork =
  | { phase: 'idle' }
  | { phase: 'generating'; action: EssayChange }
  | {
      phase: 'failed'
      action: EssayChange
      message: string
      canTryAgain: boolean
      /** What else can be done about it. */
      remedy: ReactNode
    }
  | { phase: 'ready'; proposal: Proposal; problem?: string }

/** Help with an essay, as far as its sponsor allows it. */
export interface EssayHelp {
  /** What the sponsor says about it; absent where nothing is to be said. */
  policyLine: string | undefined
  /** False where the sponsor allows no help at all. */
  isAllowed: boolean
  /** Begins a draft with the assistant; absent where the student has to write it. */
  onDraft: (() => void) | undefined
  work: HelpWork
  /** What has become of the last draft. */
  said: string | undefined
  /** Asks for another version of the text. */
  change: (action: EssayChange) => void
  /** Goes back to the text as it is. */
  keep: () => void
  /** Takes the proposal over: its text, and what is to be said then; undefined when that failed. */
  take: () => Promise<{ html: string; words: string } | undefined>
  chat: { isOpen: boolean; toggle: () => void; panel: ReactNode }
}

/** Specification 1, section 4, to the letter. */
export const CHANGES: readonly { action: EssayChange; words: string }[] = [
  { action: 'rewrite', words: 'Rewrite Essay' },
  { action: 'shorten', words: 'Make Shorted' },
  { action: 'lengthen', words: 'Make Longer' },
]

const WHAT: Record<EssayAction, string> = {
  draft: 'The assistant’s draft',
  rewrite: 'A rewritten version',
  shorten: 'A shorter version',
  lengthen: 'A longer version',
}

/** What a proposal is, in words: above it, and once it has become the text. */
export const proposalTitle = (action: EssayAction): string =>
  action === 'draft' ? WHAT.draft : `${WHAT[action]} of your draft`
export const takenWords = (action: EssayAction): string => `${WHAT[action]} is your text now.`
