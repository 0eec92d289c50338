import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './family.module.css'

/** A link to be sent on by whatever means. */
export function CopyField({ label, text }: { label: string; text: string }) {
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
    <div className={styles.copy}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.copyRow}>
        <input id={id} readOnly value={text} onFocus={(event) => event.target.select()} />
        <Button onClick={() => void copy()} data-autofocus>
          <Icon icon={IconCopy} size={16} />
          Copy
        </Button>
      </div>
      <p role="status" className={styles.small}>
        {state === 'copied' && 'Copied.'}
        {state === 'failed' && 'It could not be copied. Select the link and copy it.'}
      </p>
    </div>
  )
}
