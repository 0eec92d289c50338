import type { AnswerSuggestion } from '@laurel/contract/answers'
import type { Requirement } from '@laurel/contract/scholarship-shapes'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SafeHtml } from '../../../ui/safe-html.tsx'
import { lengthWords, overLimitWords, plainAnswer } from './answer-words.ts'
import styles from './answer-dialog.module.css'
import { ScrollText } from './scroll-text.tsx'

interface SuggestionPreviewProps {
  requirement: Requirement
  wordLimit: number | undefined
  suggestion: AnswerSuggestion
  onClose: () => void
  onUse: () => void
}

/** An earlier answer in full, before it is used. */
export default function SuggestionPreview(props: SuggestionPreviewProps) {
  const { requirement, wordLimit, suggestion, onClose, onUse } = props
  const { title, question, likeness, fieldValue } = suggestion
  const text = plainAnswer(requirement, fieldValue)
  const over = overLimitWords(text, wordLimit)
  return (
    <Dialog isOpen onClose={onClose} title={`Your answer for ${title}`} className={styles.dialog}>
      {likeness < 1 && <p className={styles.asked}>Asked there: {question}</p>}
      <ScrollText label="Earlier answer">
        {requirement.field.dataType === 'editor' ? <SafeHtml html={String(fieldValue)} /> : text}
      </ScrollText>
      <p className={styles.length}>{lengthWords(requirement, text)}</p>
      {over !== undefined && (
        <p className={styles.over}>
          <Icon icon={IconAlertTriangle} />
          {over}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="filled" onClick={onUse}>
          Use this answer
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  )
}
