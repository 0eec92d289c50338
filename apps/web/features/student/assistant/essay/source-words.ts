import type { EssaySource } from '@laurel/contract/chat-shapes'

/** Where a passage comes from, in words. */
export function sourceWords({ from, label }: EssaySource): string {
  switch (from) {
    case 'interview':
      return `your answer to “${label}”`
    case 'keywords':
      return 'your keywords'
    case 'profile':
      return `your profile: ${label}`
    case 'answer':
      return `an earlier answer of yours: ${label}`
    case 'ownText':
      return 'your own text'
    default:
      return 'the question'
  }
}
