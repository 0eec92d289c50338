import type { AiPolicy } from '@laurel/contract/chat-shapes'

/** What a sponsor says about help from AI; undefined when nothing. */
export function policyLine(policy: AiPolicy): string | undefined {
  switch (policy) {
    case 'not_allowed':
      return 'This sponsor doesn’t allow help from AI, so this is yours alone to write.'
    case 'editing_only':
      return 'This sponsor allows help from AI only with what you have written yourself.'
    case 'allowed_with_disclosure':
      return 'If you have help from AI, your application will say so, because this sponsor asks for it.'
    default:
      return undefined
  }
}

export const isHelpAllowed = (policy: AiPolicy): boolean => policy !== 'not_allowed'
export const isDraftAllowed = (policy: AiPolicy): boolean =>
  policy === 'allowed' || policy === 'allowed_with_disclosure'
