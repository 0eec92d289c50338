import { useState } from 'react'
import type { EssayDraft } from './essay-task.ts'
import type { Replaced } from './restored.tsx'

/** The text with one step back after another version took its place. */
export function useReplacing(draft: EssayDraft) {
  const [replaced, setReplaced] = useState<Replaced>()
  const forget = () => setReplaced(undefined)
  const write = (html: string, pastes?: readonly string[]) => {
    forget()
    draft.write(html, pastes)
  }
  const replace = (html: string, words: string) => {
    setReplaced({ html: draft.html, words })
    draft.write(html)
  }
  return { replaced, write, replace, takeBack: write, forget }
}
