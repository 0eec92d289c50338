import { optionLabel } from '@laurel/contract/profile-options'
import { FIELDS_OF_STUDY, STATE_CODES } from '@laurel/matching/option-ids'
import { SelectField } from '../../../ui/select-field.tsx'
import styles from './filter-dialog.module.css'
import type { MatchFilters } from './match-filters.ts'

const optionsOf = <Id extends string>(fact: string, ids: readonly Id[]) =>
  ids.map((value) => ({ value, label: optionLabel(fact, value) ?? value }))

/** Nobody looks for what names no field. */
const FIELDS = optionsOf(
  'fieldOfStudy',
  FIELDS_OF_STUDY.filter((field) => field !== 'other' && field !== 'undecided'),
)
const STATES = optionsOf('state', STATE_CODES)

interface RuleFiltersProps {
  filters: MatchFilters
  onChange: (changed: Partial<MatchFilters>) => void
}

/** What a scholarship names in its rules. */
export function RuleFilters({ filters: { field, state }, onChange }: RuleFiltersProps) {
  return (
    <div className={styles.pair}>
      <SelectField
        label="Field of study"
        emptyLabel="Any"
        options={FIELDS}
        value={field ?? ''}
        onChange={(chosen) =>
          onChange({ field: FIELDS.find(({ value }) => value === chosen)?.value })
        }
      />
      <SelectField
        label="State"
        emptyLabel="Any"
        options={STATES}
        value={state ?? ''}
        onChange={(chosen) =>
          onChange({ state: STATES.find(({ value }) => value === chosen)?.value })
        }
      />
    </div>
  )
}
