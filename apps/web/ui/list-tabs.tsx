import { Link } from 'react-router'
import styles from './list-tabs.module.css'

export interface ListTab {
  label: string
  to: string
  isCurrent: boolean
  count?: number | undefined
}

/** Lists that belong together, as links beside each other. */
export function ListTabs({ label, tabs }: { label: string; tabs: readonly ListTab[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ label: words, to, isCurrent, count }) => (
        <Link key={to} to={to} preventScrollReset aria-current={isCurrent ? 'page' : undefined}>
          {words}
          {count !== undefined && (
            <span className={styles.count}>{count.toLocaleString('en-US')}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}
