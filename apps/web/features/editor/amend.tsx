import type { EditedScholarship } from '@laurel/contract/publishing-shapes'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { amendmentNotes } from './amendment-notes.ts'
import { counted } from './counted.ts'
import { EditorFrame } from './editor-frame.tsx'
import { EditorSteps } from './editor-steps.tsx'
import styles from './editor.module.css'
import { Publish } from './publish.tsx'
import { summaryOf } from './summary-of.ts'
import { useAmending } from './use-amending.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const Preview = lazy(() => import('./preview.tsx'))
const History = lazy(() => import('./history.tsx'))
const PublishChanges = lazy(() => import('./publish-changes.tsx'))

/** Changes what is published: nothing of it is public before everybody can be told of it. */
export default function Amend({ edited }: { edited: EditedScholarship }) {
  const amending = useAmending(edited)
  const { written, changes, problems } = amending
  const [attempt, setAttempt] = useState(0)
  const [dialog, setDialog] = useState<'preview' | 'history' | 'publish' | 'withdraw'>()
  const close = () => setDialog(undefined)
  const publish = () => {
    setAttempt(attempt + 1)
    if (Object.keys(problems).length === 0) setDialog('publish')
  }
  return (
    <EditorFrame
      edited={edited}
      written={written}
      problems={problems}
      isPublished
      status={
        <p role="status" className={styles.saved}>
          {changes.length > 0 &&
            `${counted(changes.length, 'change', 'changes')}, not published yet`}
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
            <Button variant="filled" onClick={publish}>
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
      <ErrorSummary problems={attempt > 0 ? summaryOf(problems) : []} attempt={attempt} />
      <EditorSteps
        written={written}
        onListing={amending.changeListing}
        onAudience={amending.changeAudience}
        errorOf={(field) => problems[field]}
        notes={amendmentNotes(edited)}
        isReadOnly={false}
      />
      <Publish
        edited={edited}
        onTakeBack={changes.length > 0 ? amending.takeBack : undefined}
        onWithdraw={() => setDialog('withdraw')}
      />
      <Suspense>
        {dialog === 'preview' && <Preview edited={edited} written={written} onClose={close} />}
        {dialog === 'history' && <History edited={edited} onTake={amending.set} onClose={close} />}
        {dialog === 'publish' && (
          <PublishChanges edited={edited} content={amending.content} onClose={close} />
        )}
      </Suspense>
      {dialog === 'withdraw' && <WithdrawDialog edited={edited} onClose={close} />}
    </EditorFrame>
  )
}
