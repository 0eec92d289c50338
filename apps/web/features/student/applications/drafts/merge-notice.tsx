import IconVersions from '@tabler/icons-react/dist/esm/icons/IconVersions.mjs'
import type { Requirement } from '@laurel/contract/scholarship-shapes'
import { type MouseEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import type { ApplicationForm } from '../use-application-form.ts'
import type { MergedAnswer } from './draft-state.ts'
import { focusAnswerAfter } from './focus-answer.ts'
import { Version } from './version.tsx'
import styles from './versions.module.css'

interface MergeNoticeProps {
  form: ApplicationForm
  requirement: Requirement
  merged: MergedAnswer
}

/** Two versions were brought together: said once, with both of them to go back to. */
export function MergeNotice({ form, requirement, merged }: MergeNoticeProps) {
  const [isOpen, setOpen] = useState(false)
  const { id, title } = requirement
  const close = (text?: string) => (event: MouseEvent) =>
    focusAnswerAfter(() => form.draft.closeMerge(id, text), event, id)
  return (
    <div className={styles.calm} role="group" aria-label={`Merged versions of ${title}`}>
      <p className={styles.line} role="status">
        <Icon icon={IconVersions} />
        Merged with what you wrote on another device
      </p>
      {isOpen && (
        <div className={styles.versions}>
          <Version name="The other version" requirement={requirement} value={merged.theirs}>
            <Button onClick={close(merged.theirs)}>Use this version</Button>
          </Version>
          <Version name="What you had here" requirement={requirement} value={merged.mine}>
            <Button onClick={close(merged.mine)}>Use this version</Button>
          </Version>
        </div>
      )}
      <div className={styles.choice}>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          See both
        </Button>
        <Button onClick={close()}>Keep as merged</Button>
      </div>
    </div>
  )
}
