import type { EditedScholarship } from '@laurel/contract/publishing-shapes'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { focusAfter } from '../../../ui/focus-after.ts'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'
import { amendmentNotes } from './amendment-notes.ts'
import { counted } from './counted.ts'
import { EditorFrame, type StandingProps } from './editor-frame.tsx'
import { EditorSteps } from './editor-steps.tsx'
import styles from './editor.module.css'
import { Publish } from './publish.tsx'
import { isTrouble, savedWords } from './saved-words.ts'
import { summaryOf } from './summary-of.ts'
import { useAmending } from './use-amending.ts'
import { useUnreadNumbers, withUnread } from './use-unread-numbers.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const Preview = lazy(() => import('./preview.tsx'))
const Conflict = lazy(() => import('./conflict.tsx'))
const History = lazy(() => import('./history.tsx'))
const PublishChanges = lazy(() => import('./publish-changes.tsx'))

/** Changes what is published: nothing of it is public before everybody can be told of it. */
export default function Amend({ edited, isInPlace }: StandingProps) {
  const amending = useAmending(edited)
  const { saver, state, changes } = amending
  const typed = useUnreadNumbers(edited.id, state.listing.award.kind)
  const problems = withUnread(typed.problems, { ...amending.problems, ...state.fields })
  const isUnread = Object.keys(typed.problems).length > 0
  const isChanged = changes.length > 0 || isUnread
  const isReadOnly = state.phase === 'stale' || state.phase === 'gone'
  const [attempt, setAttempt] = useState(0)
  const [dialog, setDialog] = useState<'preview' | 'history' | 'publish' | 'withdraw'>()
  const close = () => setDialog(undefined)
  const missing = attempt > 0 ? summaryOf(problems) : []
  useDocumentTitle('Scholarship', missing.length > 0)
  const publish = async () => {
    setAttempt(attempt + 1)
    // What the server would not keep is tried once more.
    const found = withUnread(typed.problems, amending.problems)
    if (Object.keys(found).length === 0 && (await saver.flush())) setDialog('publish')
  }
  /** What was typed for other content goes with it. */
  const replace = (work: () => void) => {
    typed.forget()
    work()
  }
  const lookAgain = (newer: EditedScholarship) => {
    close()
    amending.takeIn(newer)
  }
  return (
    <EditorFrame
      edited={edited}
      written={state}
      problems={problems}
      isInPlace={isInPlace}
      isPublished
      status={
        <p
          role="status"
          className={styles.saved}
          data-trouble={isTrouble(state.phase) || isUnread || undefined}
        >
          {(isChanged || isTrouble(state.phase)) &&
            `${savedWords(state, isUnread)} · ${counted(changes.length, 'change', 'changes')}, not published yet`}
        </p>
      }
      bar={
        <>
          <p>
            {isChanged
              ? 'Students see the old version until you publish the changes.'
              : 'Students see this.'}
          </p>
          <div className={styles.acts}>
            <Button variant="subtle" onClick={() => setDialog('history')}>
              History
            </Button>
            <Button onClick={() => setDialog('preview')}>Preview as a student</Button>
            {isChanged && (
              <Button variant="filled" disabled={isReadOnly} onClick={() => void publish()}>
                Publish changes
              </Button>
            )}
          </div>
        </>
      }
    >
      <p className={styles.lead}>
        Change what is published. Everyone who saved it, started or applied hears what changed and
        why.
      </p>
      <Suspense>
        {state.newer && (
          <Conflict state={state} saver={saver} onTheirs={typed.forget} isPublished />
        )}
      </Suspense>
      <ErrorSummary problems={missing} attempt={attempt} />
      <EditorSteps
        written={state}
        numbers={typed.numbers}
        onListing={saver.changeListing}
        onAudience={saver.changeAudience}
        errorOf={(field) => state.fields[field] ?? problems[field]}
        notes={amendmentNotes(edited)}
        isReadOnly={isReadOnly}
      />
      <Publish
        edited={edited}
        onTakeBack={
          isChanged && !isReadOnly
            ? () => focusAfter(() => replace(amending.takeBack), 'publish')
            : undefined
        }
        onWithdraw={() => setDialog('withdraw')}
      />
      <Suspense>
        {dialog === 'preview' && <Preview edited={edited} written={state} onClose={close} />}
        {dialog === 'history' && (
          <History
            edited={edited}
            onTake={isReadOnly ? undefined : (content) => replace(() => amending.set(content))}
            onClose={close}
          />
        )}
        {dialog === 'publish' && (
          <PublishChanges
            edited={edited}
            content={amending.content}
            revision={state.version}
            onStale={lookAgain}
            onClose={close}
          />
        )}
      </Suspense>
      {dialog === 'withdraw' && <WithdrawDialog edited={edited} onClose={close} />}
    </EditorFrame>
  )
}
