import { OFTEN_ASKED, type OftenAsked } from '@laurel/contract/questions-admin'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { failureWords } from '../../../../api/failure-words.ts'
import { pageFromSearch, paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { focusAfter } from '../../../../ui/focus-after.ts'
import { PagePastEnd } from '../../../../ui/page-past-end.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Loaded } from '../../../common/records/loaded.tsx'
import { PAGE_SIZE, withinLists } from '../../../common/records/page-window.ts'
import admin from '../administration.module.css'
import styles from './often-asked.module.css'
import { ShareDialog } from './share-dialog.tsx'
import { type Settlement, useOftenAsked, useQuestion } from './use-often-asked.ts'

/** What many listings ask and no answer of a profile decides, to be asked once for all of them. */
export default function OftenAskedList() {
  const [search] = useSearchParams()
  const page = withinLists(pageFromSearch(search))
  const asked = useOftenAsked(page)
  return (
    <div className={styles.list}>
      <p className={admin.lead}>
        What {OFTEN_ASKED} or more listings ask, however they word it, and no answer of a profile
        decides. Asked as one question, a student answers once for all of them, and for those that
        come later.
      </p>
      <Loaded query={asked} noun="the questions">
        {({ total, questions }) => {
          if (questions.length > 0)
            return (
              <ul className={styles.questions}>
                {questions.map((each) => (
                  <Question key={each.key} asked={each} />
                ))}
              </ul>
            )
          return total > 0 ? (
            <PagePastEnd noun="questions" />
          ) : (
            <EmptyState title="Nothing is asked so often">
              What {OFTEN_ASKED} or more listings ask stands here.
            </EmptyState>
          )
        }}
      </Loaded>
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        total={asked.data?.total ?? 0}
        headingId="page-heading"
      />
    </div>
  )
}

const statusId = (key: string) => `settled-${key}`
const headingId = (key: string) => `question-${key}`

function Question({ asked }: { asked: OftenAsked }) {
  const { key, question, listings, wordings, examples } = asked
  const [isSharing, setSharing] = useState(false)
  const { settling, undoing } = useQuestion(key)
  const settle = (settlement: Settlement) =>
    settling.mutate(settlement, {
      onSuccess: () => focusAfter(() => setSharing(false), statusId(key)),
    })
  const done = settling.data && settling.variables
  const failed = undoing.error ?? (isSharing ? null : settling.error)
  return (
    <li className={styles.question}>
      <h2 id={headingId(key)} tabIndex={-1}>
        {question}
      </h2>
      <p className={admin.small}>
        {listings.toLocaleString('en-US')} listings
        {wordings > 1 && `, in ${wordings.toLocaleString('en-US')} wordings`}
      </p>
      <ul className={styles.examples}>
        {examples.map(({ id, title, sponsor, words }) => (
          <li key={id}>
            “{words}”
            <span className={admin.small}>
              <Link to={paths.scholarshipDetail(id)}>{title}</Link>, {sponsor}
            </span>
          </li>
        ))}
      </ul>
      {done ? (
        <div className={styles.acts}>
          <p id={statusId(key)} tabIndex={-1} role="status">
            {done.verdict === 'share'
              ? `${settling.data.listings.toLocaleString('en-US')} listings ask “${done.question}” now.`
              : 'Left as it is.'}
          </p>
          <Button
            isBusy={undoing.isPending}
            onClick={() =>
              undoing.mutate(undefined, { onSuccess: () => focusAfter(() => {}, headingId(key)) })
            }
          >
            Undo
          </Button>
        </div>
      ) : (
        <div className={styles.acts}>
          <Button aria-label={`Ask once: ${question}`} onClick={() => setSharing(true)}>
            Ask once
          </Button>
          <Button
            variant="subtle"
            aria-label={`Leave as it is: ${question}`}
            isBusy={settling.isPending && !isSharing}
            onClick={() => settle({ verdict: 'leave' })}
          >
            Leave as it is
          </Button>
        </div>
      )}
      {failed && (
        <FailureLine id={`failed-${key}`}>
          {failureWords(failed, 'That did not work. Please try again.')}
        </FailureLine>
      )}
      {isSharing && (
        <ShareDialog
          asked={asked}
          isBusy={settling.isPending}
          error={settling.error}
          onShare={(shared) => settle({ verdict: 'share', question: shared })}
          onClose={() => {
            settling.reset()
            setSharing(false)
          }}
        />
      )}
    </li>
  )
}
