import type { ApplicantDetails } from '@laurel/contract/application-shapes'
import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'
import { AssistantContext } from '../assistant/essay/assistant-context.ts'
import { AssistantPlace } from '../assistant/essay/assistant-place.tsx'
import { ActionBar } from './sending/action-bar.tsx'
import { canSubmit, canWrite, modeOf, type ApplicationMode } from './application-mode.ts'
import styles from './application-workspace.module.css'
import { applicationSteps } from './details/application-steps.ts'
import { DeleteDraft } from './delete-draft.tsx'
import { DetailsPanel } from './details/details-panel.tsx'
import { Stepper } from './details/stepper.tsx'
import { WhatNext } from './details/what-next.tsx'
import { useFirstScholarship } from '../../money/popups/use-first-scholarship.ts'
import { EssayRequired } from './sending/essay-required.tsx'
import { LateAnswers } from './drafts/late-answers.tsx'
import { ModeNotice } from './mode-notice.tsx'
import { doneWords, ProgressLeaves, ProgressList } from './requirements/progress-list.tsx'
import { ReadOnlyAnswers } from './read-only-answers.tsx'
import { RequirementsForm } from './requirements/requirements-form.tsx'
import { type ApplicationForm, useApplicationForm } from './use-application-form.ts'
import { useFormAssistant } from './use-form-assistant.ts'

interface WorkspaceProps {
  scholarship: ScholarshipDetail
  application: ApplicantDetails
}

/** A scholarship with its application, in whatever state it is. */
export default function ApplicationWorkspace({ scholarship, application }: WorkspaceProps) {
  const mode = modeOf(scholarship, application.status)
  const props = { scholarship, application, mode }
  return canWrite(mode) ? <WritingWorkspace {...props} /> : <ReadingWorkspace {...props} />
}

type ModeProps = WorkspaceProps & { mode: ApplicationMode }

function WritingWorkspace({ scholarship, application, mode }: ModeProps) {
  const form = useApplicationForm(scholarship, application)
  const assistant = useFormAssistant(form)
  const { progress, isFlagged } = form
  useFirstScholarship(canSubmit(mode) && application.status === null && progress.length > 0)
  const hasGaps = progress.some(({ gap }) => gap !== undefined)
  useDocumentTitle(scholarship.title, isFlagged && hasGaps)
  const words = progress.length > 0 ? doneWords(progress) : 'Nothing to fill in'
  const steps = applicationSteps(scholarship, mode, words)
  const isAssisted = assistant.shownId !== undefined
  return (
    <AssistantContext value={assistant}>
      <div className={styles.page}>
        <div
          className={styles.columns}
          data-assistant={isAssisted || undefined}
          data-maximised={assistant.isMaximised || undefined}
        >
          <DetailsPanel
            scholarship={scholarship}
            stepper={<Stepper steps={steps} />}
            next={canSubmit(mode) && <WhatNext scholarship={scholarship} />}
          />
          <div className={styles.main}>
            <ModeNotice scholarship={scholarship} application={application} mode={mode} />
            <RequirementsForm form={form} mode={mode} />
            <DeleteDraft form={form} />
          </div>
          {progress.length > 0 && (
            <div className={styles.side}>
              <Progress form={form} isShort={isAssisted} />
              <AssistantPlace />
            </div>
          )}
        </div>
        {canSubmit(mode) && <EssayRequired form={form} />}
        {canSubmit(mode) && <ActionBar form={form} />}
      </div>
    </AssistantContext>
  )
}

/** How far the requirements are; beside the open assistant without the list of them. */
function Progress({ form, isShort }: { form: ApplicationForm; isShort: boolean }) {
  const { progress, panels } = form
  return (
    <aside className={styles.aside} aria-label="Progress">
      <h2>{doneWords(progress)}</h2>
      <ProgressLeaves progress={progress} />
      {!isShort && <ProgressList progress={progress} onGoTo={panels.goTo} />}
    </aside>
  )
}

function ReadingWorkspace({ scholarship, application, mode }: ModeProps) {
  useDocumentTitle(scholarship.title)
  const steps = applicationSteps(scholarship, mode, '')
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <DetailsPanel scholarship={scholarship} stepper={<Stepper steps={steps} />} />
        <div className={styles.main}>
          <ModeNotice scholarship={scholarship} application={application} mode={mode} />
          {mode === 'sent' && <LateAnswers scholarship={scholarship} application={application} />}
          <ReadOnlyAnswers scholarship={scholarship} application={application} mode={mode} />
        </div>
      </div>
    </div>
  )
}
