import type { Clause } from '@laurel/matching/criteria'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { checkClause, type ClauseDraft, missingIn, toClause } from '../criteria/clause-draft.ts'
import { ClauseForm } from '../criteria/clause-form.tsx'
import { readClause } from '@laurel/contract/words/clause-words'
import { FailureLine } from '../../../ui/failure-line.tsx'
import styles from './editor.module.css'

interface RuleDialogProps {
  draft: ClauseDraft
  /** It is one way of several. */
  isMember: boolean
  onClose: () => void
  onDone: (clause: Clause) => void
}

/** One rule: which fact, how it is compared and with what. */
export function RuleDialog({ draft: given, isMember, onClose, onDone }: RuleDialogProps) {
  const [draft, setDraft] = useState(given)
  const [problem, setProblem] = useState<string>()
  const save = () => {
    const missing = missingIn(draft)
    if (missing !== undefined) return setProblem(missing)
    const checked = checkClause(toClause(isMember ? { ...draft, isNice: false } : draft))
    if ('json' in checked) onDone(readClause(checked.json))
    else setProblem(checked.problem)
  }
  return (
    <Dialog isOpen title="Rule" onClose={onClose} className={styles.dialog}>
      <div className={styles.form}>
        <ClauseForm draft={draft} onChange={setDraft} hasWeight={!isMember} />
        {problem && <FailureLine id="rule-problem">{problem}</FailureLine>}
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" onClick={save}>
            Keep this rule
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
