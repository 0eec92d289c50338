import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useId, useState } from 'react'
import { Button } from './button.tsx'
import styles from './copy-field.module.css'
import { Icon } from './icon.tsx'

interface CopyFieldProps {
  label: string
  text: string
  /** What it is, for who has to copy it by hand. */
  noun: string
  /** Takes the focus where a dialog opens with it. */
  isFirst?: boolean
}

/** A text to be taken elsewhere. */
export function CopyField({ label, text, noun, isFirst = false }: CopyFieldProps) {
  const [state, setState] = useState<'copied' | 'failed'>()
  const id = useId()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input id={id} readOnly value={text} onFocus={(event) => event.target.select()} />
        <Button onClick={() => void copy()} {...(isFirst && { 'data-autofocus': true })}>
          <Icon icon={IconCopy} size={16} />
          Copy
        </Button>
      </div>
      <p role="status" className={styles.outcome}>
        {state === 'copied' && 'Copied.'}
        {state === 'failed' && `It could not be copied. Select the ${noun} and copy it.`}
      </p>
    </div>
  )
}
