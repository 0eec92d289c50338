import { createContext, useContext } from 'react'
import type { Talk, TalkView } from './talk.ts'

export interface ConversationParts {
  talk: Talk
  view: TalkView
  /** YYYY-MM-DD where the person is. */
  today: string
  /** Where they probably are, for the dial code and the address. */
  country: string
}

export const ConversationContext = createContext<ConversationParts | undefined>(undefined)

/** The conversation that is going on. */
export function useConversation(): ConversationParts {
  const parts = useContext(ConversationContext)
  if (!parts) throw new Error('No conversation is going on here.')
  return parts
}
