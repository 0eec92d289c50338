import { Link } from 'react-router'
import { clock } from '../../../clock.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { deadlineWords } from '@laurel/contract/words/deadline-words'
import { Amount } from '../../catalogue/scholarships/amount.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { failureWords } from '../../../api/failure-words.ts'
import styles from './suggestions-panel.module.css'
import { useSuggestionAnswer, useSuggestions } from './use-suggestions.ts'

type Suggestion = NonNullable<ReturnType<typeof useSuggestions>['data']>[number]

/** What linked parents suggest; nothing while there is nothing to answer. */
export default function SuggestionsPanel() {
  const { data = [] } = useSuggestions()
  if (data.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby="family-suggestions">
      <h2 id="family-suggestions" tabIndex={-1}>
        Suggested to you
      </h2>
      <ul>
        {data.map((suggestion) => (
          <Row key={suggestion.id} suggestion={suggestion} />
        ))}
      </ul>
    </section>
  )
}

function Row({ suggestion }: { suggestion: Suggestion }) {
  const { id, scholarship, suggestedBy, note } = suggestion
  const { title } = scholarship
  const answer = useSuggestionAnswer()
  const say = (outcome: 'saved' | 'dismissed') =>
    answer.mutate(
      { id, outcome },
      {
        onSuccess: (left) => {
          // The row goes, and with the last one the whole panel.
          const nextId = left.length > 0 ? 'family-suggestions' : 'page-heading'
          document.getElementById(nextId)?.focus()
          const message = outcome === 'saved' ? 'Saved' : 'Put away'
          showToast({ kind: 'success', message, detail: title })
        },
      },
    )
  return (
    <li className={styles.row}>
      <p className={styles.by}>
        <em>Suggested by {suggestedBy}</em>
      </p>
      <Link to={paths.scholarshipDetail(scholarship.id)} className={styles.title}>
        {title}
      </Link>
      <p className={styles.facts}>
        <Amount scholarship={scholarship} className={styles.amount} />
        <span>
          {scholarship.isOpen
            ? `Deadline: ${deadlineWords(scholarship.deadline, clock.now())}`
            : 'Closed'}
        </span>
      </p>
      {note !== '' && <blockquote className={styles.note}>{note}</blockquote>}
      <div className={styles.actions}>
        <Button
          aria-label={`Save: ${title}`}
          isBusy={answer.isPending && answer.variables.outcome === 'saved'}
          onClick={() => say('saved')}
        >
          Save
        </Button>
        <Button
          variant="subtle"
          aria-label={`Not for me: ${title}`}
          isBusy={answer.isPending && answer.variables.outcome === 'dismissed'}
          onClick={() => say('dismissed')}
        >
          Not for me
        </Button>
      </div>
      {answer.isError && (
        <FailureLine id={`suggestion-${id}-error`}>
          {failureWords(answer.error, 'This did not work. Please try again.')}
        </FailureLine>
      )}
    </li>
  )
}
