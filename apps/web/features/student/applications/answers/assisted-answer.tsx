import type { FieldValue } from '@laurel/contract/application-shapes'
import { GetHelp } from '../../assistant/essay/get-help.tsx'
import { useEssayHelp } from '../../assistant/essay/use-essay-help.tsx'
import { Restored } from '../../essays/restored.tsx'
import { useReplacing } from '../../essays/use-replacing.ts'
import { VersionDrawer } from '../../essays/version-drawer.tsx'
import type { ApplicationForm } from '../use-application-form.ts'
import type { AnswerProps } from './answer-props.ts'
import styles from './answers.module.css'
import { essayOf } from './essay-of.ts'
import { WrittenAnswer } from './written-answer.tsx'

/** Plain writing with the assistant beside it; what that wrote is compared before it takes its place. */
export function AssistedAnswer({ form, ...props }: AnswerProps & { form: ApplicationForm }) {
  const { requirement, controlId, onChange } = props
  const { task, draft } = essayOf(form, requirement)
  const help = useEssayHelp({ task, draft })
  const { replaced, replace, takeBack, forget } = useReplacing(draft)
  const type = (value: FieldValue | undefined) => {
    forget()
    onChange(value)
  }
  const undo = (html: string) => {
    takeBack(html)
    // The button that was pressed is gone.
    document.getElementById(controlId)?.focus()
  }
  return (
    <div className={styles.assisted}>
      <WrittenAnswer {...props} onChange={type} />
      {replaced && <Restored replaced={replaced} onUndo={undo} />}
      <div className={styles.help}>
        <GetHelp requirementId={requirement.id} title={requirement.title} />
      </div>
      {help && <VersionDrawer task={task} draft={draft} help={help} onTake={replace} />}
    </div>
  )
}
