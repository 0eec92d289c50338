import type { FieldValue } from '@laurel/contract/application-shapes'
import type { Requirement } from '@laurel/contract/scholarship-shapes'
import { useMemo } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { type Change, countChanges, wordChanges } from '../essays/word-changes.ts'
import { plainAnswer } from './answer-words.ts'
import styles from './answer-dialog.module.css'
import { ScrollText } from './scroll-text.tsx'

interface ChangesDialogProps {
  requirement: Requirement
  mine: FieldValue
  newer: FieldValue
  /** The scholarship whose answer has changed. */
  title: string
  onClose: () => void
  onUseNew: () => void
  onKeepMine: () => void
}

/** What would change here, word by word, if the newer text took the place of one's own. */
export default function ChangesDialog(props: ChangesDialogProps) {
  const { requirement, mine, newer, title, onClose, onUseNew, onKeepMine } = props
  const text = plainAnswer(requirement, newer)
  const changes = useMemo(
    () => wordChanges(plainAnswer(requirement, mine), text),
    [requirement, mine, text],
  )
  return (
    <Dialog isOpen onClose={onClose} title={`Changes in ${title}`} className={styles.dialog}>
      <p className={styles.asked}>
        {changes ? summaryOf(countChanges(changes)) : 'Too different to mark. This is the new one.'}
      </p>
      <ScrollText label="Changes">{changes ? changes.map(toMarked) : text}</ScrollText>
      <div className={styles.actions}>
        <Button onClick={onUseNew}>Use the new one</Button>
        <Button onClick={onKeepMine}>Keep mine</Button>
      </div>
    </Dialog>
  )
}

const summaryOf = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'place differs' : 'places differ'} from yours.`

/** Changes have no identity but their place. */
function toMarked({ kind, text }: Change, position: number) {
  if (kind === 'added') return <ins key={position}>{text}</ins>
  return kind === 'removed' ? <del key={position}>{text}</del> : text
}
