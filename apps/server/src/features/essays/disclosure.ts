import type { AiPolicy } from '@laurel/contract/chat-shapes'

const DISCLOSURE = 'Parts of this essay were written with the help of an AI assistant.'

/** What a scholarship asks an essay to say when the assistant wrote any of it; null: nothing. */
export const disclosureOf = (aiPolicy: AiPolicy): string | null =>
  aiPolicy === 'allowed_with_disclosure' ? DISCLOSURE : null
