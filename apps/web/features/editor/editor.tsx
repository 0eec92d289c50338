import type { EditedScholarship } from '@laurel/contract/publishing-shapes'
import { canRewrite, canWithdraw } from '@laurel/contract/round-states'
import {
  findPublishingProblems,
  type PublishingProblems,
} from '@laurel/contract/words/find-publishing-problems'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { clock } from '../../clock.ts'
import { paths } from '../../paths.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button } from '../../ui/button.tsx'
import { type FieldProblem, ErrorSummary } from '../../ui/error-summary.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useMay } from '../organiser/current-organisation.ts'
import { AudiencePanel } from './audience-panel.tsx'
import { Basics } from './basics.tsx'
import { Conflict } from './conflict.tsx'
import type { Audience } from './draft-saver.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import styles from './editor.module.css'
import { fieldId } from './fields.ts'
import { Fairness } from './fairness.tsx'
import { Publish } from './publish.tsx'
import { ReviewAndDates } from './review-and-dates.tsx'
import { savedWords } from './saved-words.ts'
import { StateBadge } from './state-badge.tsx'
import { StepBar } from './step-bar.tsx'
import { stepsOf } from './steps.ts'
import { useAudience } from './use-audience.ts'
import { useCurrentSection } from './use-current-section.ts'
import { useDraftSaver } from './use-draft-saver.ts'
import { usePublish } from './use-scholarships.ts'
import { WhatToSend } from './what-to-send.tsx'
import { WhoItIsFor } from './who-it-is-for.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

// What shows a scholarship to students is as large as the rest of the editor.
const Preview = lazy(() => import('./preview.tsx'))

const SECTIONS = ['basics', 'who', 'send', 'dates', 'publish']

/** One page to write a scholarship on: five steps, saved as they are written. */
export function Editor({ edited }: { edited: EditedScholarship }) {
  const navigate = useNavigate()
  const { saver, state } = useDraftSaver(edited)
  const { publish, attempt, refusal, problems, errorOf } = usePublishing(edited, saver, state)
  const [dialog, setDialog] = useState<'preview' | 'delete' | 'withdraw'>()
  const current = useCurrentSection(SECTIONS)
  const [mayWrite, mayPublish] = [useMay('update_scholarship'), useMay('publish_scholarship')]
  const isDraft = canRewrite(edited.state)
  const { listing, audience, phase } = state
  const isReadOnly = !isDraft || !mayWrite || phase === 'stale' || phase === 'gone'
  const part = { listing, onChange: saver.changeListing, errorOf, isReadOnly }
  const close = () => setDialog(undefined)
  return (
    <div className={styles.editor}>
      <div className={styles.head}>
        <Breadcrumb
          parents={[{ label: 'Scholarships', to: paths.organiserScholarships }]}
          current={listing.title || 'New scholarship'}
        />
        <div className={styles.titles}>
          <PageHeading>{listing.title || 'New scholarship'}</PageHeading>
          <StateBadge state={edited.state} />
          <p role="status" className={styles.saved} data-trouble={isTrouble(phase) || undefined}>
            {isDraft && savedWords(state)}
          </p>
        </div>
        <StepBar
          steps={stepsOf(listing, audience, isDraft ? problems : {}, !isDraft)}
          currentId={current}
        />
      </div>
      <div className={styles.columns}>
        <div>
          <Conflict state={state} saver={saver} />
          <ErrorSummary problems={attempt > 0 ? summaryOf(problems) : []} attempt={attempt} />
          <Basics {...part} />
          <WhoItIsFor
            audience={audience}
            onChange={saver.changeAudience}
            errorOf={errorOf}
            isReadOnly={isReadOnly}
          />
          <WhatToSend {...part} />
          <ReviewAndDates {...part} />
          <Publish
            edited={edited}
            problems={problems}
            refusal={refusal}
            onDelete={isDraft && mayWrite ? () => setDialog('delete') : undefined}
            onWithdraw={
              mayPublish && canWithdraw(edited.state) ? () => setDialog('withdraw') : undefined
            }
          />
        </div>
        {mayWrite && <Beside audience={audience} />}
      </div>
      <div className={styles.bar}>
        <p>{isDraft ? 'Nothing is public until you publish.' : 'Students see this.'}</p>
        <Button onClick={() => setDialog('preview')}>Preview as a student</Button>
        {isDraft && mayPublish && (
          <Button variant="filled" isBusy={publish.isPending} onClick={publish.start}>
            Publish
          </Button>
        )}
      </div>
      <Suspense>
        {dialog === 'preview' && <Preview edited={edited} state={state} onClose={close} />}
      </Suspense>
      {dialog === 'withdraw' && <WithdrawDialog edited={edited} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteDialog
          id={edited.id}
          onClose={close}
          onDeleted={() => void navigate(paths.organiserScholarships)}
        />
      )}
    </div>
  )
}

/** Beside the rules: whom they fit, and what to think of. */
function Beside({ audience }: { audience: Audience }) {
  const counting = useAudience(audience.criteria)
  return (
    <aside className={styles.beside} aria-label="Audience">
      <AudiencePanel criteria={audience.criteria} counting={counting} />
      <Fairness audience={audience} />
    </aside>
  )
}

const isTrouble = (phase: string): boolean =>
  phase === 'retrying' || phase === 'refused' || phase === 'stale' || phase === 'gone'

const summaryOf = (problems: PublishingProblems): FieldProblem[] =>
  Object.entries(problems).map(([field, message]) => ({ fieldId: fieldId(field), message }))

/** The last step: everything saved first, then what is missing said at its field. */
function usePublishing(
  edited: EditedScholarship,
  saver: ReturnType<typeof useDraftSaver>['saver'],
  state: ReturnType<typeof useDraftSaver>['state'],
) {
  const [attempt, setAttempt] = useState(0)
  const sending = usePublish()
  const { listing, audience } = state
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: listing.deadline.timeZone })
  const problems = findPublishingProblems(
    { listing, criteria: audience.criteria, reasons: audience.reasons },
    today.format(clock.now()),
  )
  const start = async () => {
    setAttempt(attempt + 1)
    if (Object.keys(problems).length > 0 || !(await saver.flush())) return
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
