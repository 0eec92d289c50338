import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'
import { Icon, type IconShape } from './icon.tsx'

export interface BadgeProps {
  tone?: 'neutral' | 'success' | 'info' | 'warn' | 'danger' | 'gold'
  /** A status badge carries an icon as well as its word and colour. */
  icon?: IconShape
  children: ReactNode
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon && <Icon icon={icon} size={16} />}
      {children}
    </span>
  )
}
