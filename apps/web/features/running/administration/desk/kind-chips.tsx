import type { AnswerOf } from '@laurel/contract/define-call'
import type { listDesk } from '@laurel/contract/desk-admin'
import { Link } from 'react-router'
import { paths } from '../../../../paths.ts'
import styles from './kind-chips.module.css'

type Waiting = AnswerOf<typeof listDesk>['waiting']

const CHIPS: readonly { kind: keyof Waiting | 'questions'; label: string; to: string }[] = [
  { kind: 'unsure', label: 'Unsure', to: paths.adminListings },
  { kind: 'unread', label: 'Partly read', to: `${paths.adminListings}?kind=unread` },
  { kind: 'questions', label: 'Asked often', to: `${paths.adminListings}?kind=questions` },
  { kind: 'changed', label: 'Changed', to: `${paths.adminListings}?kind=changed` },
  { kind: 'dead', label: 'Page gone', to: `${paths.adminListings}?kind=dead` },
  { kind: 'alike', label: 'Looks double', to: `${paths.adminListings}?kind=alike` },
  { kind: 'reports', label: 'Reports', to: `${paths.adminListings}?kind=reports` },
  { kind: 'heldBack', label: 'Held back', to: `${paths.adminListings}?kind=heldBack` },
  { kind: 'merges', label: 'Merged', to: `${paths.adminListings}?kind=merges` },
]

interface KindChipsProps {
  shown: string
  waiting: Waiting | undefined
}

/** What waits, by kind. */
export const KindChips = ({ shown, waiting }: KindChipsProps) => (
  <nav aria-label="What waits" className={styles.chips}>
    {CHIPS.map(({ kind, label, to }) => (
      <Link
        key={kind}
        to={to}
        aria-current={kind === shown ? 'page' : undefined}
        data-empty={(kind !== 'questions' && waiting?.[kind] === 0) || undefined}
      >
        {label} {kind !== 'questions' && waiting?.[kind].toLocaleString('en-US')}
      </Link>
    ))}
  </nav>
)
