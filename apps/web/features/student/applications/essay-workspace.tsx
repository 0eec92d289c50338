import type { ApplicantDetails } from '@laurel/contract/application-shapes'
import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'
import { AssistantContext } from '../assistant/essay/assistant-context.ts'
import { ActionBar } from './sending/action-bar.tsx'
import { canSubmit, modeOf } from './application-mode.ts'
import { DeleteDraft } from './delete-draft.tsx'
import { useFirstScholarship } from '../../money/popups/use-first-scholarship.ts'
import { applicationSteps } from './details/application-steps.ts'
import { DetailsPanel } from './details/details-panel.tsx'
import { Stepper } from './details/stepper.tsx'
import { WhatNext } from './details/what-next.tsx'
import { EssayPart } from './essay-part.tsx'
import styles from './essay-workspace.module.css'
import { ModeNotice } from './mode-notice.tsx'
import { doneWords } from './requirements/progress-list.tsx'
import { RequirementPanel } from './requirements/requirement-panel.tsx'
import { isWritten } from '@laurel/contract/requirement-status'
import { useApplicationForm } from './use-application-form.ts'
import { useFormAssistant } from './use-form-assistant.ts'
import type { Endings } from './sending/use-sending.ts'
import { ViewSwitch, type View } from './view-switch.tsx'

interface EssayWorkspaceProps {
  scholarship: ScholarshipDetail
  application: ApplicantDetails
}

/** Specification 1, section 8: the essay layout's own messages. */
const SHOWN_MS = 3000
const endingsOf = (scholarshipId: string): Endings => ({
  draft: {
    words: 'Application draft submitted successfully!',
    closeAfterMs: SHOWN_MS,
    to: paths.dashboard,
  },
  submitted: {
    words: 'Application submitted successfully!',
    closeAfterMs: SHOWN_MS,
    to: paths.applySuccess(scholarshipId),
  },
  failed: 'Submission failed',
})

/** An essay scholarship: its details beside the editor. Whatever cannot be written here is on its form. */
export default function EssayWorkspace(props: EssayWorkspaceProps) {
  const { scholarship, application } = props
  const isOpen = canSubmit(modeOf(scholarship, application.status))
  const [wasOpen] = useState(isOpen)
  if (!wasOpen || !scholarship.requirements.some(isWritten)) return <ToItsForm {...props} />
  return <Writing {...props} isOpen={isOpen} />
}

const ToItsForm = ({ scholarship }: EssayWorkspaceProps) => (
  <Navigate to={paths.scholarshipDetail(scholarship.id)} replace />
)

function Writing(props: EssayWorkspaceProps & { isOpen: boolean }) {
  const { scholarship, application, isOpen } = props
  const form = useApplicationForm(scholarship, application, endingsOf(scholarship.id))
  const assistant = useFormAssistant(form)
  const [view, setView] = useState<View>('essay')
  const { progress, isFlagged } = form
  useFirstScholarship(application.status === null)
  const essays = progress.filter(({ requirement }) => isWritten(requirement))
  const others = progress.filter(({ requirement }) => !isWritten(requirement))
  useDocumentTitle(scholarship.title, isFlagged && progress.some(({ gap }) => gap !== undefined))
  const steps = applicationSteps(scholarship, 'open', doneWords(progress))
  // Sent from elsewhere; what is sent from here leads on by itself, which takes a moment.
  if (!isOpen && form.busy === undefined && !form.isLeaving) return <ToItsForm {...props} />
  return (
    <div className={styles.page} data-view={view}>
      <ViewSwitch view={view} title={scholarship.title} onSwitch={setView} />
      <div className={styles.columns}>
        <DetailsPanel
          scholarship={scholarship}
          stepper={<Stepper steps={steps} />}
          next={<WhatNext scholarship={scholarship} />}
        />
        <div className={styles.main}>
          <ModeNotice scholarship={scholarship} application={application} mode="open" />
          <AssistantContext value={assistant}>
            <EssayPart form={form} essays={essays} />
          </AssistantContext>
          {others.length > 0 && (
            <section className={styles.others} aria-labelledby="others-heading">
              <h2 id="others-heading">Also asked for</h2>
              {others.map((each) => (
                <RequirementPanel key={each.requirement.id} form={form} progress={each} />
              ))}
            </section>
          )}
          <DeleteDraft form={form} />
        </div>
      </div>
      <ActionBar form={form} />
    </div>
  )
}
