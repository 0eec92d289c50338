import IconVersions from '@tabler/icons-react/dist/esm/icons/IconVersions.mjs'
import type { Requirement } from '@laurel/contract/scholarship-shapes'
import type { MouseEvent } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import type { ApplicationForm } from '../use-application-form.ts'
import { focusAnswerAfter } from './focus-answer.ts'
import { isHtml } from './join-answers.ts'
import type { NewerAnswer } from './save-failure.ts'
import { Version } from './version.tsx'
import styles from './versions.module.css'

interface ConflictNoticeProps {
  form: ApplicationForm
  requirement: Requirement
  newer: NewerAnswer
}

/** The same words were changed in another tab or on another device: both texts, and the choice. */
export function ConflictNotice({ form, requirement, newer }: ConflictNoticeProps) {
  const { id, title } = requirement
  const resolve = (choice: 'mine' | 'theirs' | 'both') => (event: MouseEvent) =>
    focusAnswerAfter(() => form.draft.resolve(id, choice), event, id)
  const { dataType, options } = requirement.field
  const isText = (dataType === 'editor' || dataType === 'text') && options.length === 0
  const mine = form.state.values[id]
  const canHoldBoth = isText || (mine !== undefined && isHtml(mine) && isHtml(newer.fieldValue))
  return (
    <div className={styles.notice} role="group" aria-label={`Two versions of ${title}`}>
      <p className={styles.line} role="alert">
        <Icon icon={IconVersions} />
        This answer was changed on another device. Both versions are kept.
      </p>
      <div className={styles.versions}>
        <Version name="The other version" requirement={requirement} value={newer.fieldValue}>
          <Button onClick={resolve('theirs')}>Use this version</Button>
        </Version>
        <Version name="Yours, as below" requirement={requirement} value={mine}>
          <Button onClick={resolve('mine')}>Keep mine</Button>
        </Version>
      </div>
      {canHoldBoth && (
        <div className={styles.choice}>
          <Button onClick={resolve('both')}>Keep both</Button>
          <span>The other version is added below yours.</span>
        </div>
      )}
    </div>
  )
}
