import type { ReactNode } from 'react'
import panel from './panel.module.css'
import { Sprig } from './sprig.tsx'

interface EmptyStateProps {
  /** One sentence that says why it is empty or what would fill it. */
  children: ReactNode
  /** One link or button: the way out. */
  action?: ReactNode
  /** 'No Data' in lists, as the specification fixes it. */
  title?: string
}

export function EmptyState({ children, action, title = 'No Data' }: EmptyStateProps) {
  return (
    <div className={panel.panel}>
      <Sprig className={panel.sprig} />
      <h2>{title}</h2>
      <p>{children}</p>
      {action && <div className={panel.action}>{action}</div>}
    </div>
  )
}
