import { useState } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './filter-dialog.module.css'
import { FilterGroup } from './filter-group.tsx'
import { dayFrom } from './match-address.ts'
import { type MatchFilters, WITHIN_DAYS } from './match-filters.ts'

type Choice = number | 'any' | 'own'

const CHOICES: readonly { value: Choice; label: string }[] = [
  { value: 'any', label: 'Any' },
  ...WITHIN_DAYS.map((days) => ({ value: days, label: `${days} days` })),
  { value: 'own', label: 'Choose dates' },
]

interface DeadlineFilterProps {
  filters: MatchFilters
  onChange: (changed: Partial<MatchFilters>) => void
}

/** Within so many days, or between two days of one's own; either may stay open. */
export function DeadlineFilter({ filters, onChange }: DeadlineFilterProps) {
  const { withinDays, closesFrom, closesTo } = filters
  const hasDates = closesFrom !== undefined || closesTo !== undefined
  const [isOwn, setOwn] = useState(hasDates)
  const showsDates = (isOwn && withinDays === undefined) || hasDates
  const choose = (choice: Choice) => {
    setOwn(choice === 'own')
    onChange({
      withinDays: typeof choice === 'number' ? choice : undefined,
      closesFrom: undefined,
      closesTo: undefined,
    })
  }
  return (
    <div className={styles.stack}>
      <FilterGroup
        legend="Closes within"
        choices={CHOICES}
        value={withinDays ?? (showsDates ? 'own' : 'any')}
        onChange={choose}
      />
      {showsDates && (
        <div className={styles.pair}>
          <DayField
            label="From"
            day={closesFrom}
            onChange={(day) => onChange({ closesFrom: day })}
          />
          <DayField label="To" day={closesTo} onChange={(day) => onChange({ closesTo: day })} />
        </div>
      )}
    </div>
  )
}

interface DayFieldProps {
  label: string
  day: string | undefined
  onChange: (day: string | undefined) => void
}

/** A day half typed has no value of its own yet, and narrows nothing. */
function DayField({ label, day, onChange }: DayFieldProps) {
  return (
    <TextField
      label={label}
      type="date"
      value={day ?? ''}
      onChange={(event) => onChange(dayFrom(event.target.value))}
    />
  )
}
