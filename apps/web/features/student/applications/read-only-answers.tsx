import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import type { ApplicantDetails, FieldValue } from '@laurel/contract/application-shapes'
import type { Requirement, ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { Icon } from '../../../ui/icon.tsx'
import { SafeHtml } from '../../../ui/safe-html.tsx'
import { linkedFileId } from '@laurel/contract/file-link'
import { fileNameOf } from './answers/file-name.ts'
import type { ApplicationMode } from './application-mode.ts'
import styles from './read-only-answers.module.css'
import { limitLines, limitsOf } from '@laurel/contract/requirement-limits'
import { isEmptyAnswer } from '@laurel/contract/requirement-status'

interface ReadOnlyAnswersProps {
  scholarship: ScholarshipDetail
  application: ApplicantDetails
  mode: ApplicationMode
}

/** What was asked and answered, as text and links. */
export function ReadOnlyAnswers({ scholarship, application, mode }: ReadOnlyAnswersProps) {
  const { requirements } = scholarship
  if (requirements.length === 0) return null
  const values = new Map(
    application.applicantFields.map((each) => [each.requirementId, each.fieldValue]),
  )
  const isSent = mode === 'sent'
  return (
    <section className={styles.answers} aria-labelledby="answers-heading">
      <h2 id="answers-heading">{isSent ? 'What you sent' : 'Requirements'}</h2>
      {requirements.map((requirement) => (
        <article key={requirement.id} className={styles.card}>
          <h3>{requirement.title}</h3>
          <Asked requirement={requirement} showsLimits={!isSent} />
          <Answer requirement={requirement} value={values.get(requirement.id)} isSent={isSent} />
        </article>
      ))}
    </section>
  )
}

function Asked({ requirement, showsLimits }: { requirement: Requirement; showsLimits: boolean }) {
  const { description, field } = requirement
  const lines = showsLimits ? limitLines(field.dataType, limitsOf(requirement)) : []
  return (
    <>
      {description.trim() !== '' && <SafeHtml html={description} className={styles.asked} />}
      {lines.length > 0 && <p className={styles.asked}>{lines.join(' · ')}</p>}
    </>
  )
}

interface AnswerProps {
  requirement: Requirement
  value: FieldValue | undefined
  isSent: boolean
}

function Answer({ requirement, value, isSent }: AnswerProps) {
  if (value === undefined || isEmptyAnswer(requirement, value))
    return isSent ? <p className={styles.none}>Not answered</p> : null
  const { dataType } = requirement.field
  if (Array.isArray(value)) return <p>{value.join(', ')}</p>
  if (typeof value !== 'string') return <p>{value === true ? 'Agreed' : String(value)}</p>
  const isText = dataType === 'file' && linkedFileId(value) === undefined
  if (dataType === 'editor' || isText) return <SafeHtml html={value} className={styles.essay} />
  if (dataType === 'file')
    return (
      <a className={styles.link} href={value} target="_blank" rel="noopener">
        <Icon icon={IconFile} />
        {fileNameOf(value)}
      </a>
    )
  if (dataType === 'link')
    return (
      <a
        className={styles.link}
        href={safeAddress(value)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {value}
        <Icon icon={IconExternalLink} size={16} />
      </a>
    )
  return <p className={styles.text}>{value}</p>
}

/** Only an address of the web becomes a link. */
const safeAddress = (value: string): string | undefined =>
  /^https?:\/\//i.test(value.trim()) ? value.trim() : undefined
