import { useSyncExternalStore } from 'react'
import type { ChatView } from './chat-view.ts'
import type { OpenChat } from './open-chat.ts'

/** A chat as it stands now. */
export const useChatView = (chat: OpenChat): ChatView =>
  useSyncExternalStore(chat.subscribe, () => chat.view)
