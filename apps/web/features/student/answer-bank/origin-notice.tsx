import IconVersions from '@tabler/icons-react/dist/esm/icons/IconVersions.mjs'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { focusAfter } from '../../../ui/focus-after.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './answer-bank.module.css'
import { TakenLine } from './taken-line.tsx'
import { useOrigin } from './use-origin.ts'
import { useTaking, type AnswerPlace } from './use-taking.ts'

const ChangesDialog = lazy(() => import('./changes-dialog.tsx'))

interface OriginNoticeProps extends AnswerPlace {
  scholarshipId: string
  controlId: string
}

/** Says that the answer this one was taken from has changed since, and lets the student choose. */
export function OriginNotice(props: OriginNoticeProps) {
  const { scholarshipId, requirement, value, controlId, onTake } = props
  const { source } = useOrigin(scholarshipId, requirement.id)
  const [isSettled, setSettled] = useState(false)
  const [isShown, setShown] = useState(false)
  const { takenFrom, take, undo } = useTaking(props)
  const newer = source?.fieldValue
  if (!source || newer === undefined || value === undefined) return null
  const { applicationId, requirementId, title } = source
  const from = { applicationId, requirementId }

  const settle = () => {
    setShown(false)
    setSettled(true)
  }
  const useNew = () => {
    settle()
    take({ title, fieldValue: newer }, from)
  }
  const keepMine = () =>
    focusAfter(() => {
      settle()
      // Saved with its source again, so that it counts as compared with what the source says now.
      onTake(value, from)
    }, controlId)
  const takeBack = () => {
    undo()
    setSettled(false)
  }

  if (takenFrom !== undefined) return <TakenLine title={title} onUndo={takeBack} />
  if (isSettled) return null
  return (
    <div className={styles.notice} role="group" aria-label="The answer you took this from">
      <p className={styles.noticeLine}>
        <Icon icon={IconVersions} />
        The answer you took this from has changed
      </p>
      <p className={styles.summary}>
        It was written for <b>{title}</b>.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => setShown(true)}>Show changes</Button>
        <Button onClick={useNew}>Use the new one</Button>
        <Button onClick={keepMine}>Keep mine</Button>
      </div>
      <Suspense>
        {isShown && (
          <ChangesDialog
            requirement={requirement}
            mine={value}
            newer={newer}
            title={title}
            onClose={() => setShown(false)}
            onUseNew={useNew}
            onKeepMine={keepMine}
          />
        )}
      </Suspense>
    </div>
  )
}
