import type { AiPolicy } from '@laurel/contract/chat-shapes'
import { useEffect, useRef, useState } from 'react'
import { focusAfter } from '../../../../ui/focus-after.ts'
import type { OpenChat } from '../chat/open-chat.ts'
import type { EssayAssistant, EssayWork, Proposed } from './assistant-context.ts'

/** The button that opens the panel, which comes back when the panel goes. */
export const OPEN_ASSISTANT_ID = 'open-assistant'

interface Given {
  policy: AiPolicy
  essays: readonly EssayWork[]
  /** A text is to be compared with the student's own: its place must be in sight. */
  onPropose?: (requirementId: string) => void
}

/** The assistant of one application, while its form is open. */
export function useEssayAssistant({ policy, essays, onPropose }: Given): EssayAssistant {
  const [shownId, setShownId] = useState<string>()
  const [isMaximised, setMaximised] = useState(false)
  const [proposals, setProposals] = useState<Readonly<Record<string, Proposed>>>({})
  const chats = useRef(new Map<string, OpenChat>())
  const opener = useRef<Element>(null)

  // Who leaves the application waits for no answer.
  useEffect(() => {
    const opened = chats.current
    return () => opened.forEach((chat) => chat.stop())
  }, [])

  const show = (requirementId: string) => {
    if (shownId === undefined) opener.current = document.activeElement
    setShownId(requirementId)
  }
  const hide = () => {
    setShownId(undefined)
    setMaximised(false)
  }
  const close = () => focusAfter(hide, () => focusAgain(opener.current))
  const chatOf: EssayAssistant['chatOf'] = ({ scholarshipId, requirement: { id } }, make) => {
    const chat = chats.current.get(id) ?? make({ scholarshipId, requirementId: id })
    chats.current.set(id, chat)
    return chat
  }
  const propose = (requirementId: string, proposed: Proposed | undefined) => {
    setProposals(({ [requirementId]: _before, ...others }) =>
      proposed ? { ...others, [requirementId]: proposed } : others,
    )
    if (proposed?.isHandingIn) onPropose?.(requirementId)
  }
  return {
    policy,
    essays,
    shownId,
    isMaximised,
    show,
    close,
    setMaximised,
    chatOf,
    proposals,
    propose,
  }
}

/** What opened it may have gone and come back meanwhile. */
function focusAgain(opener: Element | null): void {
  const target = opener?.isConnected
    ? opener
    : (document.getElementById(opener?.id ?? '') ?? document.getElementById(OPEN_ASSISTANT_ID))
  if (target instanceof HTMLElement) target.focus()
}
