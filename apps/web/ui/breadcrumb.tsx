import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Link } from 'react-router'
import styles from './breadcrumb.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface Crumb {
  label: string
  to: string
}

interface BreadcrumbProps {
  /** The pages above this one, the nearest last. Below 600 px only that one shows, as a way back. */
  parents: readonly Crumb[]
  current: string
  /** Where something else leads back on a phone. */
  isTrailOnly?: boolean | undefined
}

export function Breadcrumb({ parents, current, isTrailOnly = false }: BreadcrumbProps) {
  if (parents.length === 0) return null
  return (
    <nav
      className={classNames(styles.trail, isTrailOnly && styles.wide)}
      aria-label="Breadcrumb"
      data-print="hide"
    >
      <ol>
        {parents.map(({ label, to }, position) => (
          <li key={to} className={position === parents.length - 1 ? styles.parent : undefined}>
            <Link to={to}>
              <Icon icon={IconChevronLeft} size={16} className={styles.back} />
              {label}
            </Link>
            <Icon icon={IconChevronRight} size={16} className={styles.chevron} />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
