import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './field-error.module.css'

/** What is wrong with a field, below its control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon icon={IconAlertCircle} size={16} />
      <span>{children}</span>
    </p>
  )
}
