import { useEffect, useState } from 'react'

/** What is fetched only when the assistant is opened. */
export async function loadParts() {
  const [{ EssayChat }, { EssayNotes }, { OpenChat }] = await Promise.all([
    import('./essay-chat.tsx'),
    import('./essay-notes.tsx'),
    import('../chat/open-chat.ts'),
  ])
  return { EssayChat, EssayNotes, OpenChat }
}

type AssistantParts = Awaited<ReturnType<typeof loadParts>>
type PartsState =
  | { phase: 'loading' }
  | { phase: 'failed'; tryAgain: () => void }
  | { phase: 'ready'; parts: AssistantParts }

/** The assistant's screens, once they are wanted and here; they may fail to come and be asked for again. */
export function useAssistantParts(isWanted: boolean): PartsState {
  const [parts, setParts] = useState<AssistantParts>()
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState<number>()
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    loadParts().then(
      (loaded) => !isGone && setParts(loaded),
      () => !isGone && setFailedTry(tries),
    )
    return () => {
      isGone = true
    }
  }, [isWanted, tries])
  if (parts) return { phase: 'ready', parts }
  if (failedTry !== tries) return { phase: 'loading' }
  return { phase: 'failed', tryAgain: () => setTries(tries + 1) }
}
