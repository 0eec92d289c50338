import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconQuestionMark from '@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './landing.module.css'

interface MarkedLineProps {
  mark: 'met' | 'unknown'
  children: ReactNode
}

/** One rule of a scholarship with its mark: met, or still to be answered. */
export function MarkedLine({ mark, children }: MarkedLineProps) {
  return (
    <li className={classNames(styles.marked, styles[mark])}>
      <Icon icon={mark === 'met' ? IconCheck : IconQuestionMark} size={16} />
      <span>
        <VisuallyHidden>{mark === 'met' ? 'Met: ' : 'To answer: '}</VisuallyHidden>
        {children}
      </span>
    </li>
  )
}
