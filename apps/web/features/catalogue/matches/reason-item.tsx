import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconQuestionMark from '@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { Icon, type IconShape } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useAddressed } from '../../people/questions/use-addressed.ts'
import { useAskQuestion } from './ask-question.tsx'
import type { Asking } from './use-answer-question.ts'
import styles from './match-reasons.module.css'
import type { ReasonLine } from '@laurel/contract/words/reason-lines'

const MARKS: Readonly<Record<ReasonLine['mark'], { icon: IconShape; said: string }>> = {
  met: { icon: IconCheck, said: 'Met: ' },
  unknown: { icon: IconQuestionMark, said: 'Not answered yet: ' },
  notMet: { icon: IconX, said: 'Not met: ' },
  preferred: { icon: IconMinus, said: '' },
}

interface ReasonItemProps {
  line: ReasonLine
  /** The scholarship whose line it is. */
  from: Omit<Asking, 'question'>
  /** Below the line. */
  children?: ReactNode
}

/** One reason; a question still open is a button that asks it. */
export function ReasonItem({ line, from, children }: ReasonItemProps) {
  const { mark, question, reason } = line
  const ask = useAskQuestion()
  const addressed = useAddressed()
  // What was not understood is quoted.
  const words = reason.code === 'UNREAD' ? line.words : addressed(line.words)
  const { icon, said } = MARKS[mark]
  return (
    <li className={styles[mark]}>
      <Icon icon={icon} size={16} />
      {question ? (
        <button type="button" onClick={() => ask({ question, ...from })}>
          {words}
        </button>
      ) : (
        <span>
          {said && <VisuallyHidden>{said}</VisuallyHidden>}
          {words}
          {children}
        </span>
      )}
    </li>
  )
}
