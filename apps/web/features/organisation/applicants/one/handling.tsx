import type { SentApplication } from '@laurel/contract/applicant-shapes'
import { useState } from 'react'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useMay } from '../../organiser/current-organisation.ts'
import { STANDING_WORDS } from '../applicant-view.ts'
import { ChangeDialog } from '../change-dialog.tsx'
import { MessageDialog } from '../message-dialog.tsx'
import { MoveNotice } from '../move-notice.tsx'
import { useChoices } from '../use-applicants.ts'
import { useMoves } from '../use-moves.ts'
import styles from './one.module.css'

interface HandlingProps {
  application: SentApplication
  scholarshipId: string
}

/** Its stage, tags and who looks after it, which students do not see; and a way to write to them. */
export function Handling({ application, scholarshipId }: HandlingProps) {
  const { applicationId, standing, tags, assignedTo } = application
  const [open, setOpen] = useState<'change' | 'message'>()
  const moves = useMoves(scholarshipId)
  const choices = useChoices(scholarshipId, true)
  const mayChange = useMay('update_applicant')
  const mayWrite = useMay('message_applicant')
  const isOpen = standing !== 'decided' && standing !== 'withdrawn'
  const selection = { applicationIds: [applicationId] }
  const close = () => setOpen(undefined)
  return (
    <section className={styles.panel}>
      <h2>{STANDING_WORDS[standing]}</h2>
      <p className={styles.quiet}>
        {assignedTo ? `Looked after by ${assignedTo.name}.` : 'Nobody looks after it yet.'}
      </p>
      {tags.length > 0 && (
        <p className={styles.tags}>
          {tags.map((tag) => (
            <Badge key={tag} tone="info">
              {tag}
            </Badge>
          ))}
        </p>
      )}
      <MoveNotice moves={moves} />
      <div className={styles.buttons}>
        {isOpen && mayChange && <Button onClick={() => setOpen('change')}>Change</Button>}
        {isOpen && mayWrite && <Button onClick={() => setOpen('message')}>Message</Button>}
      </div>
      {open === 'change' && (
        <ChangeDialog {...{ selection, moves }} number={1} choices={choices.data} onClose={close} />
      )}
      {open === 'message' && (
        <MessageDialog {...{ scholarshipId, selection }} number={1} onClose={close} />
      )}
    </section>
  )
}
