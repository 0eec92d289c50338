import type { EditedScholarship } from '@laurel/contract/publishing-shapes'
import { canRewrite, canWithdraw } from '@laurel/contract/round-states'
import {
  findPublishingProblems,
  type PublishingProblems,
} from '@laurel/contract/words/find-publishing-problems'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallError } from '../../../api/call-error.ts'
import { clock } from '../../../clock.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'
import { useMay } from '../organiser/current-organisation.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { EditorFrame, type StandingProps } from './editor-frame.tsx'
import { EditorSteps } from './editor-steps.tsx'
import styles from './editor.module.css'
import { Publish } from './publish.tsx'
import { isTrouble, savedWords } from './saved-words.ts'
import { summaryOf } from './summary-of.ts'
import { useDraftSaver } from './use-draft-saver.ts'
import { usePublish } from './use-scholarships.ts'
import { NONE_TYPED, useUnreadNumbers, withUnread } from './use-unread-numbers.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

// What shows a scholarship to students is as large as the rest of the editor.
const Preview = lazy(() => import('./preview.tsx'))
// What two versions say is in as many words.
const Conflict = lazy(() => import('./conflict.tsx'))
const Gone = lazy(() => import('./gone.tsx'))
const History = lazy(() => import('./history.tsx'))

/** A draft, saved as it is written; what cannot be changed any more is read here, too. */
export default function Write({ edited, isInPlace }: StandingProps) {
  const navigate = useNavigate()
  const { saver, state } = useDraftSaver(edited)
  const [dialog, setDialog] = useState<'preview' | 'history' | 'delete' | 'withdraw'>()
  const [mayWrite, mayPublish] = [useMay('update_scholarship'), useMay('publish_scholarship')]
  const isDraft = canRewrite(edited.state)
  const { phase } = state
  const typed = useUnreadNumbers(edited.id, state.listing.award.kind)
  const unread = isDraft && mayWrite ? typed.problems : NOTHING
  const { publish, attempt, refusal, problems, errorOf } = usePublishing(
    edited,
    saver,
    state,
    unread,
  )
  const isUnread = Object.keys(unread).length > 0
  const isReadOnly = !isDraft || !mayWrite || phase === 'stale' || phase === 'gone'
  const close = () => setDialog(undefined)
  const missing = attempt > 0 ? summaryOf(problems) : []
  useDocumentTitle('Scholarship', missing.length > 0)
  return (
    <EditorFrame
      edited={edited}
      written={state}
      problems={isDraft ? problems : {}}
      isInPlace={isInPlace}
      isPublished={!isDraft}
      status={
        <p
          role="status"
          className={styles.saved}
          data-trouble={isTrouble(phase) || isUnread || undefined}
        >
          {isDraft && savedWords(state, isUnread)}
        </p>
      }
      bar={
        <>
          <p>{isDraft ? 'Nothing is public until you publish.' : 'Students see this.'}</p>
          <div className={styles.acts}>
            <Button variant="subtle" onClick={() => setDialog('history')}>
              History
            </Button>
            <Button onClick={() => setDialog('preview')}>Preview as a student</Button>
            {isDraft && mayPublish && phase !== 'gone' && (
              <Button variant="filled" isBusy={publish.isPending} onClick={publish.start}>
                Publish
              </Button>
            )}
          </div>
        </>
      }
    >
      {!mayWrite && <p className={styles.lead}>Your role lets you read this, not change it.</p>}
      <Suspense>
        {state.newer && <Conflict state={state} saver={saver} onTheirs={typed.forget} />}
        {phase === 'gone' && <Gone edited={edited} written={state} onKept={typed.moveTo} />}
      </Suspense>
      <ErrorSummary problems={missing} attempt={attempt} />
      <EditorSteps
        written={state}
        numbers={isDraft && mayWrite ? typed.numbers : NONE_TYPED}
        onListing={saver.changeListing}
        onAudience={saver.changeAudience}
        errorOf={errorOf}
        notes={NOTHING}
        isReadOnly={isReadOnly}
      />
      <Publish
        edited={edited}
        problems={problems}
        refusal={refusal}
        onDelete={isDraft && mayWrite ? () => setDialog('delete') : undefined}
        onWithdraw={
          mayPublish && canWithdraw(edited.state) ? () => setDialog('withdraw') : undefined
        }
      />
      <Suspense>
        {dialog === 'preview' && <Preview edited={edited} written={state} onClose={close} />}
        {dialog === 'history' && (
          <History
            edited={edited}
            onTake={
              isReadOnly
                ? undefined
                : ({ listing, criteria, reasons }) => {
                    typed.forget()
                    saver.changeListing(listing)
                    saver.changeAudience({ criteria, reasons })
                  }
            }
            onClose={close}
          />
        )}
      </Suspense>
      {dialog === 'withdraw' && <WithdrawDialog edited={edited} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteDialog
          id={edited.id}
          onClose={close}
          onDeleted={() => {
            typed.forget()
            void navigate(paths.organiserScholarships)
          }}
        />
      )}
    </EditorFrame>
  )
}

const NOTHING = {}

/** The last step: everything saved first, then what is missing said at its field. */
function usePublishing(
  edited: EditedScholarship,
  saver: ReturnType<typeof useDraftSaver>['saver'],
  state: ReturnType<typeof useDraftSaver>['state'],
  unread: PublishingProblems,
) {
  const [attempt, setAttempt] = useState(0)
  const sending = usePublish()
  const { listing, audience } = state
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: listing.deadline.timeZone })
  const missing = findPublishingProblems(
    { listing, criteria: audience.criteria, reasons: audience.reasons },
    today.format(clock.now()),
  )
  const problems = withUnread(unread, { ...missing, ...state.fields })
  const start = async () => {
    setAttempt(attempt + 1)
    // What the server would not keep is tried once more.
    if (Object.keys({ ...missing, ...unread }).length > 0 || !(await saver.flush())) return
    sending.mutate({ id: edited.id, version: saver.getState().version })
  }
  const { error } = sending
  const fields = error instanceof CallError ? error.fields : {}
  return {
    attempt,
    problems,
    publish: { isPending: sending.isPending, start: () => void start() },
    refusal: error ? error.message : undefined,
    errorOf: (field: string): string | undefined =>
      state.fields[field] ?? (attempt > 0 ? (problems[field] ?? fields[field]) : undefined),
  }
}
