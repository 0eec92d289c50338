import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { focusAfter } from '../../../../ui/focus-after.ts'
import styles from '../question.module.css'
import { countUnfilled, gapWords } from '../requirements/requirement-progress.ts'
import type { ApplicationForm } from '../use-application-form.ts'
import own from './gaps-left.module.css'

/** Before an application is sent whose texts still hold passages in brackets. */
export function GapsLeft({ form }: { form: ApplicationForm }) {
  const { isAsking, close, submitAnyway } = form.gapsLeft
  const unfilled = form.progress.filter((each) => each.unfilled.length > 0)
  const fill = () => {
    const [first] = unfilled
    focusAfter(close, () => first && form.panels.goTo(first.requirement.id))
  }
  return (
    <Dialog
      isOpen={isAsking}
      onClose={close}
      title={`${gapWords(countUnfilled(unfilled))} left to fill in`}
    >
      <div className={styles.confirm}>
        <p>Whoever reads your application would see the brackets. Nothing has been sent yet.</p>
        <ul className={own.list}>
          {unfilled.map(({ requirement, unfilled: [gap] }) => (
            <li key={requirement.id}>
              <b>{requirement.title}</b>
              <span className={own.gap}>{gap}</span>
            </li>
          ))}
        </ul>
        <div className={styles.choice}>
          <Button onClick={() => void submitAnyway()}>Submit anyway</Button>
          <Button variant="filled" onClick={fill}>
            Fill in
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
