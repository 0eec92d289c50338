import type { DeskClause } from '@laurel/contract/desk-admin'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import admin from '../administration.module.css'
import {
  checkClause,
  checkJson,
  EMPTY_DRAFT,
  missingIn,
  QUESTION,
  toClause,
  toDraft,
  withFact,
} from '../../../organisation/criteria/clause-draft.ts'
import { ClauseForm } from '../../../organisation/criteria/clause-form.tsx'
import { readClause } from '@laurel/contract/words/clause-words'
import styles from './edit-dialog.module.css'

interface EditDialogProps {
  clause: DeskClause
  /** Begins with a question of its own. */
  isQuestion: boolean
  onClose: () => void
  /** Told the clause as JSON that was checked. */
  onDone: (criteria: string) => void
}

/** What a sentence asks, filled in by hand: in a form, or as JSON where it has several parts. */
export default function EditDialog({ clause, isQuestion, onClose, onDone }: EditDialogProps) {
  const given = readClause(clause.criteria)
  const isUnread = clause.confidence === 'unread' && clause.state === 'read'
  const empty = isQuestion ? withFact(EMPTY_DRAFT, QUESTION) : EMPTY_DRAFT
  const draftThen = isUnread ? empty : toDraft(given)
  const [isForm, setForm] = useState(draftThen !== undefined)
  const [draft, setDraft] = useState(draftThen ?? EMPTY_DRAFT)
  const [json, setJson] = useState(() => JSON.stringify(given, null, 2))
  const [problem, setProblem] = useState<string>()

  const switchTo = (next: boolean) => {
    setProblem(undefined)
    if (!next && missingIn(draft) === undefined) setJson(JSON.stringify(toClause(draft), null, 2))
    if (next) {
      const checked = checkJson(json)
      const back = 'json' in checked ? toDraft(readClause(checked.json)) : undefined
      if (!back) return setProblem('A form holds one fact or one question. This stays as JSON.')
      setDraft(back)
    }
    setForm(next)
  }
  const save = () => {
    const missing = isForm ? missingIn(draft) : undefined
    if (missing !== undefined) return setProblem(missing)
    const checked = isForm ? checkClause(toClause(draft)) : checkJson(json)
    if ('json' in checked) onDone(checked.json)
    else setProblem(checked.problem)
  }
  return (
    <Dialog isOpen title="What it asks" onClose={onClose} className={styles.edit}>
      <div className={admin.form}>
        <p className={styles.quote}>“{clause.words}”</p>
        {isForm ? (
          <ClauseForm draft={draft} onChange={setDraft} />
        ) : (
          <TextArea
            label="The clause as JSON"
            hint={'As in {"any": [{"fact": "state", "in": ["OH"]}, {"fact": "gpa", "gte": 3}]}'}
            value={json}
            rows={10}
            spellCheck={false}
            onChange={({ target }) => setJson(target.value)}
          />
        )}
        <div>
          <Button variant="subtle" onClick={() => switchTo(!isForm)}>
            {isForm ? 'Write it as JSON' : 'Fill in a form'}
          </Button>
        </div>
        {problem !== undefined && <FailureLine id="edit-problem">{problem}</FailureLine>}
        <div className={admin.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" onClick={save}>
            Save
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
