import { clearChat } from '@laurel/contract/chat'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../../../api/call.ts'
import type { Asked } from '../chat/chat-view.ts'
import { OpenChat } from '../chat/open-chat.ts'
import { useChatView } from '../chat/use-chat-view.ts'
import type { ChatArrival } from './use-see-answer.ts'

/** Asks for the topic of an essay that is for no scholarship. */
const ESSAY: Asked = { action: 'draft' }

/** The chat about everything, with what it is opened for: a question, or an essay. */
export function useGeneralChat(isForEssay: boolean) {
  const [chat, setChat] = useState(() => new OpenChat({}))
  const [hasFailedToClear, setFailedToClear] = useState(false)
  const view = useChatView(chat)
  const isThere = view.chat !== undefined
  const question = useArrival()
  // Who leaves the page waits for no answer.
  useEffect(() => () => chat.stop(), [chat])

  const begin = useEffectEvent(() => {
    if (question) void chat.ask({ message: question.take() })
    else if (isForEssay && view.messages.length <= 1) void chat.ask(ESSAY)
  })
  useEffect(() => {
    if (isThere) begin()
  }, [isThere, isForEssay])

  /** Forgets what was said; an essay begins with its topic again. */
  const startOver = async () => {
    if (!view.chat || view.reply) return
    setFailedToClear(false)
    try {
      await call(clearChat, { query: { id: view.chat.id } })
    } catch {
      return setFailedToClear(true)
    }
    chat.type('')
    setChat(new OpenChat({}))
  }
  return { chat, view, hasFailedToClear, startOver }
}

/** The question of 'See answer', once: a reload does not ask it again. */
function useArrival(): { take: () => string } | undefined {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  if (!isArrival(state)) return undefined
  return {
    take: () => {
      void navigate(pathname + search, { replace: true, state: null })
      return state.question
    },
  }
}

const isArrival = (state: unknown): state is ChatArrival =>
  typeof state === 'object' && state !== null && 'question' in state
