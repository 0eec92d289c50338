import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { Badge } from '../../../../ui/badge.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { SafeHtml } from '../../../../ui/safe-html.tsx'
import { AnswerBank } from '../../answer-bank/answer-bank.tsx'
import { OriginNotice } from '../../answer-bank/origin-notice.tsx'
import { AnswerField } from '../answers/answer-field.tsx'
import { answerPlaceOf } from '../answers/answer-place.ts'
import { FieldError } from '../../../../ui/field-error.tsx'
import { ConflictNotice } from '../drafts/conflict-notice.tsx'
import { MergeNotice } from '../drafts/merge-notice.tsx'
import { kindIcon } from './kind-icon.ts'
import styles from './requirement-panel.module.css'
import { limitLines, limitsOf } from '@laurel/contract/requirement-limits'
import {
  controlIdOf,
  gapWords,
  panelIdOf,
  type RequirementProgress,
} from './requirement-progress.ts'
import { STATUS_WORDS } from './status-words.ts'
import type { ApplicationForm } from '../use-application-form.ts'

interface RequirementPanelProps {
  form: ApplicationForm
  progress: RequirementProgress
}

/** One requirement: its status on a button, and behind it what is asked and the answer. */
export function RequirementPanel({ form, progress }: RequirementPanelProps) {
  const { requirement, status } = progress
  const { id, title, optional } = requirement
  const panelId = panelIdOf(id)
  const isOpen = form.panels.isOpen(id)
  const { word, icon, tone } = STATUS_WORDS[status]

  return (
    <section
      id={panelId}
      className={classNames(styles.panel, status === 'missing' && styles.missing)}
      aria-labelledby={`${panelId}-title`}
    >
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${panelId}-body`}
          onClick={() => form.panels.toggle(id)}
        >
          <Icon icon={kindIcon(requirement)} className={styles.kind} />
          <span className={styles.title} id={`${panelId}-title`}>
            {title}
            {optional && <span className={styles.optional}> (optional)</span>}
          </span>
          <Badge tone={tone} icon={icon}>
            {word}
          </Badge>
          <Icon icon={IconChevronDown} className={styles.chevron} />
        </button>
      </h2>
      <div id={`${panelId}-body`} className={styles.body} hidden={!isOpen}>
        <PanelBody form={form} progress={progress} />
      </div>
    </section>
  )
}

function PanelBody({ form, progress }: RequirementPanelProps) {
  const { requirement, error, unfilled } = progress
  const { id, description, field } = requirement
  const controlId = controlIdOf(id)
  const lines = limitLines(field.dataType, limitsOf(requirement))
  const isAgreement = field.dataType === 'checkbox' && field.options.length === 0
  const hasDescription = description.trim() !== '' && !isAgreement
  const conflict = form.state.conflicts[id]
  const merged = form.state.merges[id]
  const ids = {
    description: hasDescription && `${controlId}-description`,
    limits: lines.length > 0 && `${controlId}-limits`,
    error: error !== undefined && `${controlId}-error`,
  }
  const place = answerPlaceOf(form, requirement)
  const describedBy = Object.values(ids).filter(Boolean).join(' ') || undefined

  return (
    <>
      {hasDescription && (
        <div id={`${controlId}-description`}>
          <SafeHtml html={description} className={styles.description} />
        </div>
      )}
      {lines.length > 0 && (
        <p className={styles.limits} id={`${controlId}-limits`}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      {conflict && <ConflictNotice form={form} requirement={requirement} newer={conflict} />}
      {merged && <MergeNotice form={form} requirement={requirement} merged={merged} />}
      <OriginNotice {...place} />
      <AnswerField
        requirement={requirement}
        value={form.state.values[id]}
        onChange={(value) => form.answer(id, value)}
        controlId={controlId}
        error={error}
        describedBy={describedBy}
        form={form}
      />
      {error !== undefined && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
      {unfilled.length > 0 && (
        <p className={styles.unfilled}>{gapWords(unfilled.length)} left to fill in.</p>
      )}
      <AnswerBank {...place} />
    </>
  )
}
