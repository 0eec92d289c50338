import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { activeFilters } from './filter-words.ts'
import { searchOf } from './match-address.ts'
import { hasFilters, type MatchView, NO_FILTERS } from './match-filters.ts'
import styles from './no-matches.module.css'
import { useLoosened } from './use-match-counts.ts'

/** An empty list asks for the answers that would fill it, or says which filter emptied it. */
export function NoMatches({ view }: { view: MatchView }) {
  if (activeFilters(view).every(({ key }) => key === 'text') && view.text !== '')
    return <NothingFound view={view} />
  if (hasFilters(view)) return <NothingLeft view={view} />
  return (
    <EmptyState
      action={
        <ButtonLink to={paths.profile()} variant="filled">
          Complete your profile
        </ButtonLink>
      }
    >
      The more you tell us about yourself, the more scholarships we can match.
    </EmptyState>
  )
}

/** The address of all matches, in the order that was chosen. */
const everything = ({ sort }: MatchView) => ({ search: searchOf({ ...NO_FILTERS, sort }) })

function NothingFound({ view }: { view: MatchView }) {
  return (
    <EmptyState
      title={`Nothing found for “${view.text}”`}
      action={
        <ButtonLink to={everything(view)} preventScrollReset variant="filled">
          Clear the search
        </ButtonLink>
      }
    >
      Try fewer words, or another spelling.
    </EmptyState>
  )
}

function NothingLeft({ view }: { view: MatchView }) {
  const { data: loosened = [], isPending } = useLoosened(view)
  return (
    <EmptyState
      title="Nothing fits all of these filters"
      action={
        <div className={styles.ways} aria-busy={isPending}>
          {loosened.length > 0 && (
            <ul aria-label="Filters to remove">
              {loosened.map(({ filter: { key, words, without }, count }) => (
                <li key={key}>
                  <Link to={{ search: searchOf({ ...view, ...without }) }} preventScrollReset>
                    Without {quoted(words)}: {count.toLocaleString('en-US')}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <ButtonLink to={everything(view)} preventScrollReset variant="filled">
            Clear all filters
          </ButtonLink>
        </div>
      }
    >
      {sentenceFor(loosened.length, isPending)}
    </EmptyState>
  )
}

const quoted = (words: string) => (words.startsWith('“') ? words : `“${words}”`)

function sentenceFor(ways: number, isPending: boolean): string {
  if (isPending) return 'Finding a filter to remove.'
  return ways > 0
    ? 'Remove one to see more:'
    : 'Removing one of them does not help. Clear them all.'
}
