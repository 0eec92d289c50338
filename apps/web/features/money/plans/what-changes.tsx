import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { freeLimitWords } from '@laurel/contract/free-limit'
import { productName } from '../../../product.ts'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './plan-picker.module.css'

interface Row {
  what: string
  free: boolean | string
  full: boolean | string
}

/** As the server decides it: what is the same for everyone, then what a plan opens. */
const ROWS: readonly Row[] = [
  { what: 'Matches and reasons', free: true, full: true },
  { what: 'Saved list and drafts', free: true, full: true },
  { what: 'Your own essays', free: true, full: true },
  { what: 'Applications one by one', free: '3 a day', full: 'No limit' },
  { what: 'Easy Apply to All', free: false, full: true },
  { what: 'Apply with CV', free: false, full: true },
  { what: 'Automatic applications', free: false, full: true },
  { what: 'Edit and submit AI essays', free: false, full: true },
  { what: 'Early access', free: false, full: true },
  { what: 'Priority support', free: false, full: true },
  { what: 'eBook: a guide to applying', free: false, full: true },
]

/** What a plan opens, and what it never does. */
export function WhatChanges() {
  return (
    <aside className={styles.aside} aria-labelledby="what-changes">
      <h2 id="what-changes">What changes</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>What</VisuallyHidden>
            </th>
            <th scope="col">Free</th>
            <th scope="col">Full</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ what, free, full }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <Cell value={free} />
              <Cell value={full} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {freeLimitWords(productName)} Random draws are open to everyone in the same way. Paying
        never changes who wins.
      </p>
    </aside>
  )
}

function Cell({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return <td>{value}</td>
  return (
    <td>
      {value ? (
        <>
          <Icon icon={IconCheck} size={16} />
          <VisuallyHidden>yes</VisuallyHidden>
        </>
      ) : (
        <>
          <span className={styles.missing} aria-hidden="true">
            –
          </span>
          <VisuallyHidden>no</VisuallyHidden>
        </>
      )}
    </td>
  )
}
