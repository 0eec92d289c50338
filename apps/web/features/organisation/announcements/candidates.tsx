import type { Candidate, Winners } from '@laurel/contract/announcements'
import { useState } from 'react'
import { SearchField } from '../../../ui/search-field.tsx'
import { CandidateRow } from './candidate-row.tsx'
import { byApplication, choose, place, type Chosen } from './decision-list.ts'
import { useFoundCandidates } from './use-winners.ts'
import styles from './winners.module.css'

interface CandidatesProps {
  scholarshipId: string
  winners: Winners
  decisions: readonly Chosen[]
  unread: Readonly<Record<string, string>>
  onChange: (decisions: readonly Chosen[]) => void
  onUnread: (applicationId: string, typed: string) => void
}

const SEARCH_LIMIT = 100

/** Who may be chosen. Rows keep their places while one decides, so that none jumps from the pointer. */
export function Candidates(props: CandidatesProps) {
  const { scholarshipId, winners, decisions, unread, onChange, onUnread } = props
  const [search, setSearch] = useState('')
  const [order] = useState(() => winners.candidates.map(({ applicationId }) => applicationId))
  const found = useFoundCandidates(scholarshipId, winners.cycle, search)
  const shown = search === '' ? inOrder(winners.candidates, order) : matching(found.data, search)
  const chosen = byApplication(decisions)
  const total = winners.candidates.filter(({ decision }) => decision).length + winners.found
  return (
    <section className={styles.panel} aria-labelledby="candidates-heading">
      <div className={styles.panelHead}>
        <h2 id="candidates-heading">Applicants</h2>
        <SearchField label="Name" limit={SEARCH_LIMIT} text={search} onSearch={setSearch} />
      </div>
      <p className={styles.hint}>
        Finalists and the shortlist come first. Anyone you leave open hears “not selected”.
      </p>
      <ul className={styles.rows}>
        {shown.map((candidate) => {
          const { applicationId } = candidate
          return (
            <CandidateRow
              key={applicationId}
              scholarshipId={scholarshipId}
              candidate={candidate}
              chosen={chosen.get(applicationId)}
              usualAmount={winners.usualAmount}
              unread={unread[applicationId] ?? ''}
              onOutcome={(outcome) => {
                onUnread(applicationId, '')
                onChange(choose(decisions, applicationId, outcome))
              }}
              onAmount={(amount) => onChange(place(decisions, applicationId, amount))}
              onUnread={(typed) => onUnread(applicationId, typed)}
            />
          )
        })}
      </ul>
      <p className={styles.hint} role="status">
        {search === ''
          ? shown.length < total && `${shown.length} of ${total} shown. Search for others by name.`
          : `${shown.length} found`}
      </p>
    </section>
  )
}

function inOrder(candidates: readonly Candidate[], order: readonly string[]): Candidate[] {
  const at = new Map(order.map((id, place) => [id, place]))
  const placeOf = ({ applicationId }: Candidate) => at.get(applicationId) ?? order.length
  return candidates.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** An answer holds all who are decided on as well. */
const matching = (winners: Winners | undefined, search: string): Candidate[] =>
  winners?.candidates.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())) ?? []
