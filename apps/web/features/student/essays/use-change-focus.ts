import type { EssayAction } from '@laurel/contract/chat-shapes'
import { useEffect, useRef } from 'react'
import type { HelpWork } from './essay-help.ts'

/** Once another version was taken or left, the focus is on the button that had asked for it. */
export function useChangeFocus(
  desk: { readonly current: HTMLElement | null },
  work: HelpWork = { phase: 'idle' },
): HelpWork['phase'] {
  const asked = useRef<EssayAction>(undefined)
  const isOver = work.phase === 'idle' || work.phase === 'failed'
  useEffect(() => {
    if (work.phase === 'generating') asked.current = work.action
    if (work.phase === 'ready') asked.current = work.proposal.action
  })
  useEffect(() => {
    if (!isOver || asked.current === undefined) return
    const buttons = [...(desk.current?.querySelectorAll<HTMLElement>('[data-change]') ?? [])]
    const button = buttons.find(({ dataset }) => dataset['change'] === asked.current)
    asked.current = undefined
    ;(button ?? buttons[0])?.focus()
  }, [desk, isOver])
  return work.phase
}
