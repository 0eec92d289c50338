import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import styles from './answers.module.css'

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon icon={IconAlertCircle} size={16} />
      <span>{children}</span>
    </p>
  )
}
