import type { Candidate, Decided } from '@laurel/contract/announcements'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { Chosen } from './decision-list.ts'
import { asDecided, OUTCOME_OPTIONS, STAGE_NAMES } from './outcome-words.ts'
import styles from './winners.module.css'

interface CandidateRowProps {
  scholarshipId: string
  candidate: Candidate
  chosen: Chosen | undefined
  usualAmount: number | null
  onOutcome: (outcome: Decided | null) => void
  onAmount: (amount: number | null) => void
}

export function CandidateRow(props: CandidateRowProps) {
  const { scholarshipId, candidate, chosen, usualAmount, onOutcome, onAmount } = props
  const { applicationId, name, stage } = candidate
  return (
    <li className={styles.row} data-outcome={chosen?.outcome}>
      <div className={styles.who}>
        <Link to={paths.applicant(scholarshipId, applicationId)} className={styles.name}>
          {name || 'No name'}
        </Link>
        <Badge>{STAGE_NAMES[stage]}</Badge>
      </div>
      <div className={styles.choice}>
        <select
          aria-label={`Decision on ${name}`}
          className={styles.select}
          value={chosen?.outcome ?? ''}
          onChange={(event) => onOutcome(asDecided(event.target.value))}
        >
          <option value="">Open</option>
          {OUTCOME_OPTIONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {chosen?.outcome === 'won' && (
          <AmountField
            name={name}
            amount={chosen.amount}
            usualAmount={usualAmount}
            onAmount={onAmount}
          />
        )}
      </div>
    </li>
  )
}

interface AmountFieldProps {
  name: string
  amount: number | null
  usualAmount: number | null
  onAmount: (amount: number | null) => void
}

/** In US dollars; empty is the usual amount. What cannot be one is put back. */
function AmountField({ name, amount, usualAmount, onAmount }: AmountFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const finish = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const usd = typed.trim() === '' ? null : Number(typed.replaceAll(/[$,\s]/g, ''))
    if (usd !== amount && (usd === null || (usd >= 0 && Number.isFinite(usd)))) onAmount(usd)
  }
  return (
    <span className={styles.amount}>
      <label htmlFor={id}>
        <VisuallyHidden>Amount for {name}, in US dollars</VisuallyHidden>
        <span aria-hidden="true">$</span>
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        placeholder={usualAmount === null ? '' : usualAmount.toLocaleString('en-US')}
        value={typed ?? amount ?? ''}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish()
        }}
      />
    </span>
  )
}
