import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './essay-extract.module.css'
import type { EssayTask } from './essay-task.ts'
import { htmlToText } from '@laurel/contract/essay-text'
import { loadDesk } from './use-desk-part.ts'
import { WordCounter } from './word-counter.tsx'

interface EssayExtractProps {
  task: EssayTask
  /** Empty when nothing is written. */
  html: string
  controlId: string
  describedBy: string | undefined
  onWrite: () => void
  /** What else can be done with the text. */
  children?: ReactNode
}

/** The first lines of an essay and the way to its editor. */
export function EssayExtract(props: EssayExtractProps) {
  const { task, html, controlId, describedBy, onWrite, children } = props
  const text = htmlToText(html)
  const isEmpty = text.trim() === ''
  const label = isEmpty ? 'Write essay' : 'Edit essay'
  const prepare = () => void loadDesk().catch(() => undefined)
  return (
    <div className={styles.extract}>
      {!isEmpty && (
        <p className={styles.text} dir="auto">
          {text.replaceAll(/\n+/g, '\n')}
        </p>
      )}
      <div className={styles.foot}>
        {!isEmpty && <WordCounter text={text} limit={task.wordLimit} />}
        <div className={styles.actions}>
          <Button
            className={styles.write}
            id={controlId}
            aria-label={`${label}: ${task.requirement.title}`}
            aria-describedby={describedBy}
            aria-haspopup="dialog"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={onWrite}
          >
            <Icon icon={IconPencil} />
            {label}
          </Button>
          {children}
        </div>
      </div>
    </div>
  )
}
