import type { AiPolicy, AssistantEssay } from '@laurel/contract/chat-shapes'
import { createContext, useContext } from 'react'
import type { EssayDraft, EssayTask } from '../../essays/essay-task.ts'
import type { ChatSubject } from '../chat/chat-view.ts'
import type { OpenChat } from '../chat/open-chat.ts'

/** One essay of an application, and its text. */
export interface EssayWork {
  task: EssayTask
  draft: EssayDraft
}

/** An essay of the assistant's that is compared with the student's own text. */
export interface Proposed {
  messageId: string
  essay: AssistantEssay
  /** It is to become the answer: 'Submit Essay'. */
  isHandingIn: boolean
  /** Only subscribers may use it. */
  canUse: boolean
  isOffline: boolean
}

/** The assistant of one application: a chat for each of its essays. */
export interface EssayAssistant {
  policy: AiPolicy
  essays: readonly EssayWork[]
  /** The requirement whose chat stands beside the form. */
  shownId: string | undefined
  isMaximised: boolean
  show: (requirementId: string) => void
  close: () => void
  setMaximised: (isMaximised: boolean) => void
  /** The chat about an essay, made when there is none yet. */
  chatOf: (task: EssayTask, make: (subject: ChatSubject) => OpenChat) => OpenChat
  proposals: Readonly<Record<string, Proposed>>
  /** undefined ends it. */
  propose: (requirementId: string, proposed: Proposed | undefined) => void
}

/** Absent where nothing can be written. */
export const AssistantContext = createContext<EssayAssistant | undefined>(undefined)
export const useAssistant = (): EssayAssistant | undefined => useContext(AssistantContext)
