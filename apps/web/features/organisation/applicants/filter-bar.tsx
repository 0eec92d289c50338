import { NOBODY } from '@laurel/contract/applicant-shapes'
import type { readApplicantChoices } from '@laurel/contract/applicants'
import type { AnswerOf } from '@laurel/contract/define-call'
import { useNavigate } from 'react-router'
import { SearchField } from '../../../ui/search-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useApplicantView } from './applicant-view.ts'
import styles from './applicants.module.css'

export type Choices = AnswerOf<typeof readApplicantChoices>

interface FilterBarProps {
  /** How many it finds, once that is known. */
  total: number | undefined
  choices: Choices | undefined
}

/** Search and filters; all of it stands in the address, so that a view can be kept as a link. */
export function FilterBar({ total, choices }: FilterBarProps) {
  const { filter, to } = useApplicantView()
  const navigate = useNavigate()
  const show = (changes: Record<string, string | undefined>) =>
    void navigate(to(changes), { replace: true, preventScrollReset: true })
  const { rounds = [], tags = [], members = [] } = choices ?? {}
  return (
    <div className={styles.filters}>
      <SearchField
        label="Name, email, number or tag"
        limit={100}
        text={filter.search ?? ''}
        onSearch={(search) => show({ search })}
      />
      {rounds.length > 1 && (
        <Choice
          label="Round"
          emptyLabel="This round"
          value={filter.cycle}
          options={rounds.map((value) => ({ value, label: value }))}
          onChange={(cycle) => show({ cycle })}
        />
      )}
      {tags.length > 0 && (
        <Choice
          label="Tag"
          emptyLabel="Any"
          value={filter.tag}
          options={tags.map((value) => ({ value, label: value }))}
          onChange={(tag) => show({ tag })}
        />
      )}
      <Choice
        label="Looked after by"
        emptyLabel="Anybody"
        value={filter.assignedTo}
        options={[
          { value: NOBODY, label: 'Nobody' },
          ...members.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(assignedTo) => show({ assignedTo })}
      />
      <Choice
        label="Complete"
        emptyLabel="Either"
        value={filter.complete}
        options={[
          { value: 'true', label: 'All answered' },
          { value: 'false', label: 'Something left out' },
        ]}
        onChange={(complete) => show({ complete })}
      />
      <p className={styles.found} role="status">
        {total !== undefined &&
          (total === 1 ? '1 applicant' : `${total.toLocaleString('en-US')} applicants`)}
      </p>
    </div>
  )
}

interface ChoiceProps {
  label: string
  emptyLabel: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

const Choice = ({ value = '', ...props }: ChoiceProps) => (
  <div className={styles.choice}>
    <SelectField value={value} {...props} />
  </div>
)
