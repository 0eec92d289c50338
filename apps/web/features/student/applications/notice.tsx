import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon, type IconShape } from '../../../ui/icon.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  icon: IconShape
  title: string
  isGood?: boolean
  children: ReactNode
}

/** A calm panel with a heading. */
export function Notice({ icon, title, isGood = false, children }: NoticeProps) {
  return (
    <section className={classNames(styles.notice, isGood && styles.good)}>
      <span className={styles.seal}>
        <Icon icon={icon} />
      </span>
      <div className={styles.words}>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  )
}
