import { MOST_USD } from '@laurel/contract/announcements'
import { exactUsd } from '@laurel/contract/words/exact-usd'
import { useId, useState } from 'react'
import { FieldError } from '../../../ui/field-error.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { readNumber } from '../editor/fields.ts'
import styles from './winners.module.css'

interface AmountFieldProps {
  name: string
  amount: number | null
  usualAmount: number | null
  /** What was typed and is no amount; empty where nothing is wrong. */
  unread: string
  onAmount: (amount: number | null) => void
  onUnread: (typed: string) => void
}

/** In US dollars; empty is the usual amount. What cannot be one stays, and is said to be none. */
export function AmountField(props: AmountFieldProps) {
  const { name, amount, usualAmount, unread, onAmount, onUnread } = props
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (unread || (amount === null ? '' : exactUsd(amount).slice(1)))
  const problem = unread === '' ? undefined : findProblem(shown)
  const finish = () => {
    if (typed === undefined) return
    setTyped(undefined)
    if (findProblem(typed) !== undefined) return onUnread(typed)
    const usd = readNumber(typed)
    if (usd !== amount) onAmount(usd)
  }
  return (
    <span className={styles.amountField}>
      <span className={styles.amount} data-invalid={problem !== undefined || undefined}>
        <label htmlFor={id}>
          <VisuallyHidden>Amount for {name}, in US dollars</VisuallyHidden>
          <span aria-hidden="true">$</span>
        </label>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          placeholder={usualAmount?.toLocaleString('en-US')}
          value={shown}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-error`}
          onChange={({ target: { value } }) => {
            setTyped(value)
            // Said only of what was left, and no longer once it is put right.
            if (unread !== '' && findProblem(value) === undefined) onUnread('')
          }}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish()
          }}
        />
      </span>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </span>
  )
}

function findProblem(typed: string): string | undefined {
  const usd = readNumber(typed)
  if (Number.isNaN(usd)) return 'Please enter dollars, such as 2,500, or nothing.'
  return usd !== null && usd > MOST_USD ? `Please enter at most ${exactUsd(MOST_USD)}.` : undefined
}
