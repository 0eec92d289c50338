import IconVersions from '@tabler/icons-react/dist/esm/icons/IconVersions.mjs'
import type { FieldValue } from '@laurel/contract/application-shapes'
import type { Requirement } from '@laurel/contract/scholarship-shapes'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { fileNameOf } from '../answers/file-name.ts'
import styles from './conflict-notice.module.css'
import { answerText } from '../requirement-status.ts'
import type { NewerAnswer } from './save-failure.ts'
import type { ApplicationForm } from '../use-application-form.ts'

interface ConflictNoticeProps {
  form: ApplicationForm
  requirement: Requirement
  newer: NewerAnswer
}

/** An answer was changed in another tab or on another device: both texts, and the choice. */
export function ConflictNotice({ form, requirement, newer }: ConflictNoticeProps) {
  const { id, title } = requirement
  return (
    <div className={styles.notice} role="group" aria-label={`Two versions of ${title}`}>
      <p className={styles.line} role="alert">
        <Icon icon={IconVersions} />
        This answer was changed on another device. Both versions are kept.
      </p>
      <div className={styles.versions}>
        <Version name="The other version" text={wordsOf(requirement, newer.fieldValue)}>
          <Button onClick={() => form.draft.resolve(id, 'theirs')}>Use this version</Button>
        </Version>
        <Version name="Yours, as below" text={wordsOf(requirement, form.state.values[id])}>
          <Button onClick={() => form.draft.resolve(id, 'mine')}>Keep mine</Button>
        </Version>
      </div>
    </div>
  )
}

interface VersionProps {
  name: string
  text: string
  children: ReactNode
}

function Version({ name, text, children }: VersionProps) {
  return (
    <div className={styles.version}>
      <h3>{name}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard */}
      <div className={styles.text} role="region" aria-label={name} tabIndex={0}>
        {text === '' ? 'Empty' : text}
      </div>
      {children}
    </div>
  )
}

function wordsOf(requirement: Requirement, value: FieldValue | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Ticked' : 'Not ticked'
  if (Array.isArray(value)) return value.join(', ')
  if (requirement.field.dataType === 'file') return fileNameOf(String(value))
  return answerText(requirement, value) || String(value)
}
