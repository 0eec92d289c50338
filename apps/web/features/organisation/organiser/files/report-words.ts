import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconEqual from '@tabler/icons-react/dist/esm/icons/IconEqual.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconUserEdit from '@tabler/icons-react/dist/esm/icons/IconUserEdit.mjs'
import type { ImportedRow, ImportReport } from '@laurel/contract/scholarship-files'

/** What becomes of a row, before and after. */
export const OUTCOMES = {
  added: { tone: 'success', icon: IconPlus, would: 'New draft', did: 'Draft added' },
  updated: { tone: 'info', icon: IconPencil, would: 'Draft changes', did: 'Draft changed' },
  unchanged: { tone: 'neutral', icon: IconEqual, would: 'Here already', did: 'Here already' },
  conflict: { tone: 'warn', icon: IconUserEdit, would: 'Stays as it is', did: 'Left as it is' },
  refused: { tone: 'danger', icon: IconAlertTriangle, would: 'Not taken', did: 'Not taken' },
} as const

const many = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`

/** "2 drafts added, 1 changed." */
export function countsWords({ isDryRun, counts }: ImportReport): string {
  const { added, updated, unchanged, conflict, refused } = counts
  const parts = [
    added > 0 && many(added, 'new draft'),
    updated > 0 && `${many(updated, 'draft')} ${isDryRun ? 'would change' : 'changed'}`,
    unchanged > 0 && `${many(unchanged, 'row')} here already`,
    conflict > 0 &&
      `${many(conflict, 'row')} left out, because the scholarship is published or was edited here`,
    refused > 0 && `${many(refused, 'row')} not taken`,
  ].filter((part) => part !== false)
  return `${parts.join(', ')}.`
}

/** Whether bringing it in would change anything. */
export const isWorthTaking = ({ counts }: ImportReport): boolean =>
  counts.added + counts.updated > 0

/** "3 rules, 1 to confirm, 2 things to send". */
export function readWords({ rules, suggestions, requirements }: NonNullable<ImportedRow['read']>) {
  const parts = [
    rules > 0 && many(rules, 'rule'),
    suggestions > 0 && `${many(suggestions, 'suggestion')} to confirm`,
    requirements > 0 && `${many(requirements, 'thing')} to send`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'Open to everybody' : parts.join(', ')
}
