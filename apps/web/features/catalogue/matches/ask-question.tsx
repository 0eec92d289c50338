import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react'
import { questionKey } from '@laurel/contract/words/open-question'
import type { Asking } from './use-answer-question.ts'

const Ask = createContext<(asking: Asking) => void>(() => undefined)

/** Opens the question where the student stands. */
export const useAskQuestion = () => useContext(Ask)

// Loaded on the first question: no list needs it to be shown.
const QuestionDialog = lazy(() => import('./question-dialog.tsx'))

/**
 * Names a card or a panel that asks, for its element: the reading goes on in it when the question
 * itself is gone.
 */
export const askingPlace = (name: string) => ({ tabIndex: -1, 'data-asking-place': name })

const placeOf = (element: Element | null) =>
  element?.closest('[data-asking-place]')?.getAttribute('data-asking-place') ?? undefined

/** When an answer has taken away the link it was opened from, the focus stays where that was. */
function keepFocus(name: string | undefined) {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    // The place may have been drawn anew around another verdict.
    const place = name && document.querySelector(`[data-asking-place="${CSS.escape(name)}"]`)
    const near = place ? (place.querySelector('button') ?? place) : undefined
    const target = near ?? document.getElementById('page-heading')
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  })
}

/** Everything inside may ask the student a question. */
export function QuestionArea({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState<Asking>()
  const place = useRef<string>(undefined)
  const ask = useCallback((next: Asking) => {
    place.current = placeOf(document.activeElement)
    setAsking(next)
  }, [])
  const stay = useCallback(() => keepFocus(place.current), [])
  const close = useCallback(() => {
    setAsking(undefined)
    stay()
  }, [stay])

  return (
    <Ask value={ask}>
      {children}
      {asking && (
        <Suspense>
          <QuestionDialog
            key={questionKey(asking.question)}
            asking={asking}
            onClose={close}
            onRefreshed={stay}
          />
        </Suspense>
      )}
    </Ask>
  )
}
