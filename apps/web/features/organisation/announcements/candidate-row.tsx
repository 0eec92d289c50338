import type { Candidate, Decided } from '@laurel/contract/announcements'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import select from '../../../ui/select-field.module.css'
import { AmountField } from './amount-field.tsx'
import type { Chosen } from './decision-list.ts'
import { asDecided, OUTCOME_OPTIONS, STAGE_NAMES } from './outcome-words.ts'
import styles from './winners.module.css'

interface CandidateRowProps {
  scholarshipId: string
  candidate: Candidate
  chosen: Chosen | undefined
  usualAmount: number | null
  onOutcome: (outcome: Decided | null) => void
  /** What was typed as the amount and is none. */
  unread: string
  onAmount: (amount: number | null) => void
  onUnread: (typed: string) => void
}

export function CandidateRow(props: CandidateRowProps) {
  const { scholarshipId, candidate, chosen, onOutcome, ...amount } = props
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
        <span className={classNames(select.select, styles.select)}>
          <select
            aria-label={`Decision on ${name || 'No name'}`}
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
        </span>
        {chosen?.outcome === 'won' && (
          <AmountField {...amount} name={name} amount={chosen.amount} />
        )}
      </div>
    </li>
  )
}
