import type { AiPolicy, EssayAction } from '@laurel/contract/chat-shapes'
import { CallFailure } from '../../../http/failures.ts'

export const NOT_ALLOWED_TEXT =
  'This sponsor does not allow help from an AI assistant, so this essay is yours alone to write.'
export const EDITING_ONLY_TEXT =
  'This sponsor lets an AI assistant help only with what you have written yourself. Write a first version, then ask me to rewrite it, or to make it shorter or longer.'

/** Why a sponsor's policy refuses an action; undefined when it does not. Spec 3 "AI". */
export function refusalOf(policy: AiPolicy, action: EssayAction): string | undefined {
  if (policy === 'not_allowed') return NOT_ALLOWED_TEXT
  return policy === 'editing_only' && action === 'draft' ? EDITING_ONLY_TEXT : undefined
}

/** @throws AI_POLICY, with the reason. */
export function requireAllowed(policy: AiPolicy, action: EssayAction): void {
  const message = refusalOf(policy, action)
  if (message !== undefined) throw new CallFailure('AI_POLICY', { message })
}
