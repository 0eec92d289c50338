import type { AsideColumn, AsideRow, ImportRow } from '@laurel/contract/imports-admin'
import { useEffect } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { focusAfter } from '../../../../ui/focus-after.ts'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { ScrollRegion } from '../../../../ui/scroll-region.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import admin from '../administration.module.css'
import { Loaded } from '../../../common/records/loaded.tsx'
import styles from './aside-row.module.css'
import { columnId, type RowPlace, useAsideForm, useAsideRow } from './use-aside-row.ts'

interface AsideRowProps {
  place: RowPlace
  onClose: () => void
}

/** A row that was set aside, put right by hand and taken in. */
export default function AsideRowDialog({ place, onClose }: AsideRowProps) {
  const row = useAsideRow(place)
  const onTaken = ({ line, title, heldBack }: ImportRow) => {
    // Its button is gone from the list.
    focusAfter(onClose, focusHeading)
    const detail = heldBack === null ? title : `${title}. Held back: ${heldBack}`
    showToast({ kind: 'success', message: `Line ${line.toLocaleString('en-US')} taken in`, detail })
  }
  return (
    <Dialog
      isOpen
      title={`Line ${place.line.toLocaleString('en-US')}`}
      onClose={onClose}
      className={styles.row}
    >
      <Loaded query={row} noun="this row">
        {(found) => <AsideForm place={place} row={found} onTaken={onTaken} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

interface AsideFormProps extends AsideRowProps {
  row: AsideRow
  onTaken: (row: ImportRow) => void
}

function AsideForm({ place, row, onTaken, onClose }: AsideFormProps) {
  const { reason, text } = row
  // What is to be put right stands first.
  const columns = row.columns.toSorted((a, b) => Number(b.isAtFault) - Number(a.isAtFault))
  const form = useAsideForm(place, columns, onTaken)
  const [first] = columns
  const firstId = first?.isAtFault ? columnId(first.name) : undefined
  useEffect(() => {
    if (firstId !== undefined) document.getElementById(firstId)?.focus()
  }, [firstId])
  // Until it is tried again, why it was set aside stands where it is to be put right.
  const errorOf = ({ name, isAtFault }: AsideColumn) =>
    form.isRefused ? form.refusals[name] : isAtFault ? reason : undefined
  const fieldsOf = (group: readonly AsideColumn[]) =>
    group.map((column) => (
      <Column
        key={column.name}
        column={column}
        value={form.valueOf(column)}
        error={errorOf(column)}
        onChange={(value) => form.change(column.name, value)}
      />
    ))
  const missing = columns.filter(({ isInFile, isAtFault }) => !isInFile && !isAtFault)
  return (
    <form className={admin.form} onSubmit={form.submit} noValidate>
      {firstId === undefined && !form.isRefused && <p className={styles.reason}>{reason}</p>}
      <p>Put right what is wrong. The row is then read and checked like any other.</p>
      {text !== null && (
        <ScrollRegion label="What the file says" className={styles.text}>
          {text}
        </ScrollRegion>
      )}
      {fieldsOf(columns.filter((column) => !missing.includes(column)))}
      {missing.length > 0 && (
        <fieldset className={styles.missing}>
          <legend>Not in the file</legend>
          {fieldsOf(missing)}
        </fieldset>
      )}
      {form.failure !== undefined && <FailureLine id="aside-failed">{form.failure}</FailureLine>}
      <div className={styles.actions}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="filled" isBusy={form.isTaking}>
          Take it in
        </Button>
      </div>
    </form>
  )
}

/** What we ask for where the file has no such column. */
const ASKED: Readonly<Record<string, string>> = {
  title: 'Title',
  sponsor: 'Sponsor',
  amountRaw: 'Award',
  deadlineRaw: 'Deadline',
  applyUrl: 'Where to apply',
  eligibility: 'Who may apply',
}

const LONG_CHARACTERS = 60

interface ColumnProps {
  column: AsideColumn
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function Column({ column: { name, value: given, isInFile }, ...rest }: ColumnProps) {
  const { value, error, onChange } = rest
  const isLong = given.length > LONG_CHARACTERS || given.includes('\n') || name === 'eligibility'
  const field = {
    id: columnId(name),
    label: isInFile ? name : (ASKED[name] ?? name),
    value,
    error,
    spellCheck: false,
    autoComplete: 'off',
  }
  return isLong ? (
    <TextArea {...field} rows={3} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextField {...field} onChange={({ target }) => onChange(target.value)} />
  )
}
