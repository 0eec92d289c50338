import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useState,
} from 'react'
import { type OpenQuestion, questionKey } from './open-question.ts'

export interface Asking {
  question: OpenQuestion
  /** The scholarship that asks; a question of its own cannot be put without it. */
  scholarshipId?: string
  sponsor?: string
}

const Ask = createContext<(asking: Asking) => void>(() => undefined)

/** Opens the question where the student stands. */
export const useAskQuestion = () => useContext(Ask)

// Loaded on the first question: no list needs it to be shown.
const QuestionDialog = lazy(() => import('./question-dialog.tsx'))

/** When an answer has taken away the link it was opened from, reading goes on at the heading. */
function keepFocus() {
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById('page-heading')?.focus()
  })
}

/** Everything inside may ask the student a question. */
export function QuestionArea({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState<Asking>()
  const close = useCallback(() => {
    setAsking(undefined)
    keepFocus()
  }, [])

  return (
    <Ask value={setAsking}>
      {children}
      {asking && (
        <Suspense>
          <QuestionDialog key={questionKey(asking.question)} asking={asking} onClose={close} />
        </Suspense>
      )}
    </Ask>
  )
}
