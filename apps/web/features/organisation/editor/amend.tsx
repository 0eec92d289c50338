import type { EditedScholarship } from '@laurel/contract/publishing-shapes'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { focusAfter } from '../../../ui/focus-after.ts'
import { amendmentNotes } from './amendment-notes.ts'
import { counted } from './counted.ts'
import { EditorFrame, type StandingProps } from './editor-frame.tsx'
import { EditorSteps } from './editor-steps.tsx'
import styles from './editor.module.css'
import { Publish } from './publish.tsx'
import { isTrouble, savedWords } from './saved-words.ts'
import { summaryOf } from './summary-of.ts'
import { useAmending } from './use-amending.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const Preview = lazy(() => import('./preview.tsx'))
const Conflict = lazy(() => import('./conflict.tsx'))
const History = lazy(() => import('./history.tsx'))
const PublishChanges = lazy(() => import('./publish-changes.tsx'))

/** Changes what is published: nothing of it is public before everybody can be told of it. */
export default function Amend({ edited, isInPlace }: StandingProps) {
  const amending = useAmending(edited)
  const { saver, state, changes, problems } = amending
  const isReadOnly = state.phase === 'stale' || state.phase === 'gone'
  const [attempt, setAttempt] = useState(0)
  const [dialog, setDialog] = useState<'preview' | 'history' | 'publish' | 'withdraw'>()
  const close = () => setDialog(undefined)
  const publish = async () => {
    setAttempt(attempt + 1)
    if (Object.keys(problems).length === 0 && (await saver.flush())) setDialog('publish')
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
          data-trouble={isTrouble(state.phase) || undefined}
        >
          {(changes.length > 0 || isTrouble(state.phase)) &&
            `${savedWords(state)} · ${counted(changes.length, 'change', 'changes')}, not published yet`}
        </p>
      }
      bar={
        <>
          <p>
            {changes.length > 0
              ? 'Students see the old version until you publish the changes.'
              : 'Students see this.'}
          </p>
          <Button variant="subtle" onClick={() => setDialog('history')}>
            History
          </Button>
          <Button onClick={() => setDialog('preview')}>Preview as a student</Button>
          {changes.length > 0 && (
            <Button variant="filled" disabled={isReadOnly} onClick={() => void publish()}>
              Publish changes
            </Button>
          )}
        </>
      }
    >
      <p className={styles.lead}>
        Change what is published. Everyone who saved it, started or applied hears what changed and
        why.
      </p>
      <Suspense>{state.newer && <Conflict state={state} saver={saver} isPublished />}</Suspense>
      <ErrorSummary problems={attempt > 0 ? summaryOf(problems) : []} attempt={attempt} />
      <EditorSteps
        written={state}
        onListing={saver.changeListing}
        onAudience={saver.changeAudience}
        errorOf={(field) => state.fields[field] ?? problems[field]}
        notes={amendmentNotes(edited)}
        isReadOnly={isReadOnly}
      />
      <Publish
        edited={edited}
        onTakeBack={
          changes.length > 0 && !isReadOnly
            ? () => focusAfter(amending.takeBack, 'publish')
            : undefined
        }
        onWithdraw={() => setDialog('withdraw')}
      />
      <Suspense>
        {dialog === 'preview' && <Preview edited={edited} written={state} onClose={close} />}
        {dialog === 'history' && (
          <History edited={edited} onTake={isReadOnly ? undefined : amending.set} onClose={close} />
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
