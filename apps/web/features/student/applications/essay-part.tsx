import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { TabList } from '../../../ui/tab-list.tsx'
import { AnswerBank } from '../answer-bank/answer-bank.tsx'
import { OriginNotice } from '../answer-bank/origin-notice.tsx'
import { useEssayHelp } from '../assistant/essay/use-essay-help.tsx'
import { EssayPlace } from '../essays/essay-place.tsx'
import { answerPlaceOf } from './answers/answer-place.ts'
import { EssayNotices } from './answers/essay-notices.tsx'
import { essayOf } from './answers/essay-of.ts'
import { FieldError } from '../../../ui/field-error.tsx'
import styles from './essay-part.module.css'
import { essayLimitLine, limitsOf } from '@laurel/contract/requirement-limits'
import {
  controlIdOf,
  panelIdOf,
  type RequirementProgress,
} from './requirements/requirement-progress.ts'
import { STATUS_WORDS } from './requirements/status-words.ts'
import type { ApplicationForm } from './use-application-form.ts'

interface EssayPartProps {
  form: ApplicationForm
  essays: readonly RequirementProgress[]
}

/** The essay to write; a tab for each when there are several. */
export function EssayPart({ form, essays }: EssayPartProps) {
  const [chosen, setChosen] = useState<string>()
  const shown = essays.find(({ requirement }) => requirement.id === chosen) ?? essays[0]
  if (!shown) return null
  return (
    <section className={styles.part} aria-label="Your essay">
      {essays.length > 1 && <Tabs essays={essays} shown={shown} onChoose={setChosen} />}
      <Essay key={shown.requirement.id} form={form} progress={shown} isTabbed={essays.length > 1} />
    </section>
  )
}

const ESSAY_PANEL_ID = 'essay-panel'

interface TabsProps {
  essays: readonly RequirementProgress[]
  shown: RequirementProgress
  onChoose: (requirementId: string) => void
}

function Tabs({ essays, shown, onChoose }: TabsProps) {
  return (
    <TabList
      label="Essays"
      tabs={essays.map(({ requirement: { id, title }, status }) => ({
        id: controlIdOf(id),
        label: <span id={panelIdOf(id)}>{title}</span>,
        className: status === 'missing' ? styles.missing : undefined,
        // What stands in the way leads here.
        onFocus: () => onChoose(id),
      }))}
      current={controlIdOf(shown.requirement.id)}
      panelId={ESSAY_PANEL_ID}
      onChoose={(tabId) => {
        const next = essays.find(({ requirement: { id } }) => controlIdOf(id) === tabId)
        if (next) onChoose(next.requirement.id)
      }}
    />
  )
}

interface EssayProps {
  form: ApplicationForm
  progress: RequirementProgress
  isTabbed: boolean
}

function Essay({ form, progress, isTabbed }: EssayProps) {
  const { requirement, status, error } = progress
  const { id, title, optional, field } = requirement
  const { task, draft } = essayOf(form, requirement)
  const help = useEssayHelp({ task, draft })
  const { word, icon, tone } = STATUS_WORDS[status]
  const place = answerPlaceOf(form, requirement)
  const line = essayLimitLine(field.dataType, limitsOf(requirement))
  return (
    <div
      id={isTabbed ? ESSAY_PANEL_ID : panelIdOf(id)}
      className={styles.essay}
      role={isTabbed ? 'tabpanel' : undefined}
      aria-labelledby={isTabbed ? controlIdOf(id) : undefined}
    >
      <div className={styles.head}>
        <h2 id={isTabbed ? undefined : controlIdOf(id)} tabIndex={-1}>
          {title}
          {optional && <span className={styles.optional}> (optional)</span>}
        </h2>
        <Badge tone={tone} icon={icon}>
          {word}
        </Badge>
      </div>
      {line !== '' && <p className={styles.limits}>{line}</p>}
      {error !== undefined && <FieldError id={`${controlIdOf(id)}-error`}>{error}</FieldError>}
      <OriginNotice {...place} />
      <AnswerBank {...place} isClosedAtFirst />
      <div className={styles.desk} data-missing={status === 'missing' || undefined}>
        <EssayPlace
          task={task}
          draft={draft}
          help={help}
          isOnPage
          notice={<EssayNotices form={form} requirement={requirement} />}
        />
      </div>
    </div>
  )
}
