import type { Match } from '@laurel/contract/scholarship-shapes'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { counted } from '@laurel/contract/words/list-words'
import { answersNeeded } from '@laurel/contract/words/open-question'
import type { ApplicationMode } from '../application-mode.ts'
import { RequirementPanel } from './requirement-panel.tsx'
import { controlIdOf } from './requirement-progress.ts'
import styles from './requirements-form.module.css'
import { SaveIndicator } from '../drafts/save-indicator.tsx'
import type { ApplicationForm } from '../use-application-form.ts'

interface RequirementsFormProps {
  form: ApplicationForm
  mode: ApplicationMode
}

/** 'Requirements': one panel for each, each opened on its own. */
export function RequirementsForm({ form, mode }: RequirementsFormProps) {
  const { progress, isFlagged, panels, state } = form
  const problems = isFlagged
    ? progress.flatMap(({ requirement, error }) =>
        error === undefined
          ? []
          : [
              {
                fieldId: controlIdOf(requirement.id),
                message: `${requirement.title}: ${error}`,
                requirementId: requirement.id,
              },
            ],
      )
    : []
  const reveal = (fieldId: string) =>
    panels.open(
      problems.filter((each) => each.fieldId === fieldId).map((each) => each.requirementId),
    )

  if (progress.length === 0) return mode === 'provider' ? null : <NothingAsked form={form} />
  return (
    <form
      name="scholarship-details-form"
      className={styles.form}
      aria-label="Application"
      noValidate
      // The Enter key in a field must not send an application.
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.head}>
        <h2>{mode === 'provider' ? 'Prepare your answers' : 'Requirements'}</h2>
        <SaveIndicator state={state} />
      </div>
      {/* The focus goes to the first missing control instead: attempt stays 0. */}
      <ErrorSummary problems={problems} attempt={0} onReveal={reveal} />
      {progress.map((each) => (
        <RequirementPanel key={each.requirement.id} form={form} progress={each} />
      ))}
    </form>
  )
}

function nothingAskedWords(match: Match): string {
  const count = answersNeeded(match)
  const open =
    count === 0
      ? 'please check the sponsor’s own words'
      : `${counted(count, 'answer').toLowerCase()} needed`
  if (match.verdict === 'possible')
    return `There is nothing to write or upload. You can submit the application, but whether you’re eligible is not certain yet: ${open}.`
  return 'This scholarship needs only your profile. You can submit the application as it is.'
}

function NothingAsked({ form }: { form: ApplicationForm }) {
  return (
    <form
      name="scholarship-details-form"
      className={styles.form}
      aria-label="Application"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.head}>
        <h2>Requirements</h2>
        <SaveIndicator state={form.state} />
      </div>
      <p className={styles.none}>{nothingAskedWords(form.scholarship.match)}</p>
    </form>
  )
}
