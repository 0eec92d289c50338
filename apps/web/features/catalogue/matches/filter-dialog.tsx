import { type FormEvent, useState } from 'react'
import { productName } from '../../../product.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/check-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { DeadlineFilter } from './deadline-filter.tsx'
import { FilterGroup } from './filter-group.tsx'
import {
  ESSAY_WORDS,
  NEED_WORDS,
  NO_REQUIREMENTS_WORDS,
  QUICK_WORDS,
  VERDICT_WORDS,
} from './filter-words.ts'
import styles from './filter-dialog.module.css'
import { AmountFilter } from './amount-filter.tsx'
import { RuleFilters } from './rule-filters.tsx'
import { hasFilters, type MatchFilters, NO_FILTERS } from './match-filters.ts'
import { showWords } from './shown-words.ts'
import { useMatchCounts } from './use-match-counts.ts'

interface FilterDialogProps {
  filters: MatchFilters
  onApply: (filters: MatchFilters) => void
  onClose: () => void
}

const VERDICTS = [
  { value: undefined, label: 'All' },
  { value: 'eligible', label: VERDICT_WORDS.eligible },
  { value: 'possible', label: VERDICT_WORDS.possible },
  { value: 'unread', label: VERDICT_WORDS.unread },
] as const
const ESSAYS = [
  { value: undefined, label: 'Any' },
  { value: 'without', label: ESSAY_WORDS.without },
  { value: 'with', label: ESSAY_WORDS.with },
] as const
const DELIVERIES = [
  { value: undefined, label: 'Either' },
  { value: 'laurel', label: `On ${productName}` },
  { value: 'provider', label: 'At the sponsor' },
] as const

/** All filters at once. What they leave is counted while they are chosen; the list waits. */
export default function FilterDialog({ filters, onApply, onClose }: FilterDialogProps) {
  const [draft, setDraft] = useState(filters)
  const set = (changed: Partial<MatchFilters>) => setDraft({ ...draft, ...changed })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onApply(draft)
  }
  return (
    <Dialog isOpen onClose={onClose} title="Filter matches">
      <form className={styles.form} onSubmit={submit} noValidate>
        <FilterGroup
          legend="How it fits"
          choices={VERDICTS}
          value={draft.verdict}
          onChange={(verdict) => set({ verdict })}
        />
        <DeadlineFilter filters={draft} onChange={set} />
        <AmountFilter
          amountMinUsd={draft.amountMinUsd}
          onChange={(amountMinUsd) => set({ amountMinUsd })}
        />
        <RuleFilters filters={draft} onChange={set} />
        <FilterGroup
          legend="Essay"
          choices={ESSAYS}
          value={draft.essay}
          onChange={(essay) => set({ essay })}
        />
        <fieldset className={styles.group}>
          <legend>Work and need</legend>
          <CheckField
            label={QUICK_WORDS}
            isChecked={draft.isQuick}
            onChange={(isQuick) => set({ isQuick })}
          />
          <CheckField
            label={NO_REQUIREMENTS_WORDS}
            isChecked={draft.isWithoutRequirements}
            onChange={(isWithoutRequirements) => set({ isWithoutRequirements })}
          />
          <CheckField
            label={NEED_WORDS}
            isChecked={draft.isNeedBased}
            onChange={(isNeedBased) => set({ isNeedBased })}
          />
        </fieldset>
        <FilterGroup
          legend="Where you apply"
          choices={DELIVERIES}
          value={draft.delivery}
          onChange={(delivery) => set({ delivery })}
        />
        <Actions draft={draft} onClear={() => setDraft({ ...NO_FILTERS, text: draft.text })} />
      </form>
    </Dialog>
  )
}

function Actions({ draft, onClear }: { draft: MatchFilters; onClear: () => void }) {
  const { data: counts } = useMatchCounts(draft)
  const words = counts ? showWords(counts.shown) : 'Show matches'
  return (
    <div className={styles.actions}>
      <Button
        variant="subtle"
        onClick={onClear}
        disabled={!hasFilters({ ...draft, text: NO_FILTERS.text })}
      >
        Clear filters
      </Button>
      <Button variant="filled" type="submit">
        {words}
      </Button>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
    </div>
  )
}
