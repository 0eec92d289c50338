import { useEffect, useEffectEvent, useRef } from 'react'
import type { ChatView } from './chat-view.ts'

/**
 * After a turn of the assistant's the focus is where the answer is given, if it was in the chat and
 * nobody has moved it since the turn began: a key that is pressed goes to what was chosen for it.
 * Whoever types goes on typing: the next letters must not go to a button.
 */
export function useAnswerFocus(
  panel: { readonly current: HTMLElement | null },
  { chat, reply, typed }: ChatView,
  hasFirstFocus: boolean,
): void {
  const isThere = chat !== undefined
  const isReplying = reply !== undefined
  const wasReplying = useRef(false)
  const before = useRef<Element | null>(null)
  const move = useEffectEvent(() => {
    const { activeElement, body } = document
    const isMoved = activeElement !== body && activeElement !== (before.current ?? activeElement)
    const isHere = panel.current?.contains(activeElement) || activeElement === body
    const isTurn = wasReplying.current && !isReplying && isHere
    const isFirst = !wasReplying.current && !isReplying && hasFirstFocus
    wasReplying.current = isReplying
    if (!isThere || isReplying) before.current = activeElement
    if (!isThere || !(isFirst || isTurn) || isMoved) return
    const composer = panel.current?.querySelector('textarea')
    if (activeElement === composer) return
    const answers = panel.current?.querySelectorAll<HTMLElement>('[data-answer]') ?? []
    // What was given back because it was refused waits there to be sent again.
    const answer = typed === '' ? ([...answers].at(-1) ?? composer) : composer
    answer?.focus({ preventScroll: true })
  })
  useEffect(() => move(), [isThere, isReplying])
}
