import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { CopyField } from '../../../../ui/copy-field.tsx'
import styles from './programs.module.css'

interface MadeSecretProps {
  noun: 'key' | 'secret'
  text: string
  /** Whether somebody tried to leave without saying that they have it. */
  isLeft: boolean
  onClose: () => void
}

/** What is shown once: nobody can read it later. */
export function MadeSecret({ noun, text, isLeft, onClose }: MadeSecretProps) {
  const words = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone.
  useEffect(() => words.current?.focus(), [])
  return (
    <div className={styles.form}>
      <p ref={words} tabIndex={-1}>
        Copy the {noun} now: it is shown this once. Whoever has it can use it, so keep it like a
        password.
      </p>
      <CopyField
        label={noun === 'key' ? 'Key' : 'Signing secret'}
        text={text}
        noun={noun}
        isFirst
      />
      {isLeft && <p role="alert">Nobody can show it again. Copy it, then choose “I have it”.</p>}
      <div className={styles.actions}>
        <Button variant="filled" onClick={onClose}>
          I have it
        </Button>
      </div>
    </div>
  )
}
