import type { EssayAction } from '@laurel/contract/chat-shapes'
import type { WritingModel } from '../../../integrations/ai/writing-model.ts'
import type { WritingTask } from '../../../integrations/ai/writing-task.ts'

export type EssayTask = Extract<WritingTask, { kind: EssayAction }>

export interface WritingTools {
  /** Writes; the one that is built in when no other is set up. */
  model: WritingModel
  /** Brings to its length what the model did not. */
  builtIn: WritingModel
  signal: AbortSignal
  onPiece: (piece: string) => void
  /** What was written so far is to be forgotten. */
  onAgain: () => void
  /** How long all tries may take together; what clients wait for where absent. */
  patienceMs?: number
}
