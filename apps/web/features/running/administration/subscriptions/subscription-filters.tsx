import type { SubscriptionStatus } from '@laurel/contract/billing-shapes'
import { useNavigate } from 'react-router'
import { SearchField } from '../../../../ui/search-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { STATUS_BADGES } from '../../../money/plans/subscription-words.ts'
import styles from '../administration.module.css'
import { SEARCH_LIMIT, searchOf, type SubscriptionView } from './subscription-view.ts'
import { type Provider, PROVIDERS, STATUSES } from './subscription-words.ts'

const statusOptions = (Object.keys(STATUSES) as SubscriptionStatus[]).map((value) => ({
  value,
  label: STATUS_BADGES[value].word,
}))
const providerOptions = Object.entries(PROVIDERS).map(([value, label]) => ({ value, label }))

interface SubscriptionFiltersProps {
  view: SubscriptionView
  total: number | undefined
}

/** Which subscriptions are listed, kept in the address. */
export function SubscriptionFilters({ view, total }: SubscriptionFiltersProps) {
  const navigate = useNavigate()
  const go = (changed: Partial<SubscriptionView>, replace = false) =>
    void navigate(
      { search: searchOf({ ...view, ...changed }) },
      { preventScrollReset: true, replace },
    )
  return (
    <div className={styles.bar}>
      {/* One entry of the history for one search, however often one pauses. */}
      <SearchField
        label="Name, email or provider’s id"
        limit={SEARCH_LIMIT}
        text={view.text}
        onSearch={(text) => go({ text }, view.text !== '')}
      />
      <div className={styles.pair}>
        <SelectField
          label="Status"
          emptyLabel="All"
          options={statusOptions}
          value={view.status ?? ''}
          onChange={(status) => go({ status: (status || undefined) as SubscriptionStatus })}
        />
        <SelectField
          label="Provider"
          emptyLabel="All"
          options={providerOptions}
          value={view.provider ?? ''}
          onChange={(provider) => go({ provider: (provider || undefined) as Provider })}
        />
      </div>
      <VisuallyHidden role="status">
        {total !== undefined && searchOf(view) !== '' && `${total} found`}
      </VisuallyHidden>
    </div>
  )
}
