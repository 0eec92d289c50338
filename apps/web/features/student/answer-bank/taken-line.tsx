import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './answer-bank.module.css'

/** What was just taken, and the way back; it takes the focus of the button that is gone. */
export function TakenLine({ title, onUndo }: { title: string; onUndo: () => void }) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => line.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={line} className={styles.taken}>
      <p role="status">
        Your answer for <b>{title}</b> is in place. It is yours to change.
      </p>
      <Button variant="subtle" onClick={onUndo}>
        <Icon icon={IconArrowBackUp} />
        Undo
      </Button>
    </div>
  )
}
