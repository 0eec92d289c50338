import { useEffect, useState } from 'react'
import { onBeforeLogOut } from '../../../../api/before-log-out.ts'
import { useUser } from '../../../../api/use-session.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { openDeviceCopy } from './device-copy.ts'
import type { UnsentReport } from './send-unsent.ts'
import styles from './unsent-answers.module.css'
import { useSendUnsent } from './use-send-unsent.ts'

type Answer = (mayLeave: boolean) => void

/** Sends what is only on this device from wherever one is, and asks before logging out without it. */
export default function UnsentAnswers() {
  const { id } = useUser()
  const send = useSendUnsent(id)
  const [question, setQuestion] = useState<Answer>()
  useEffect(() => {
    const ask = () => new Promise<boolean>((resolve) => setQuestion(() => resolve))
    let report: UnsentReport | undefined
    return onBeforeLogOut({
      work: async () => (report = await send()),
      mayLeave: async () => (await isAllSent(id, report)) || ask(),
    })
  }, [send, id])

  const answer: Answer = (mayLeave) => {
    setQuestion(undefined)
    question?.(mayLeave)
  }
  return (
    <Dialog
      isOpen={question !== undefined}
      onClose={() => answer(false)}
      title="Some answers are only on this device"
    >
      <p>
        They could not be saved to your account yet. If you log out now, they stay on this device
        and are saved the next time you log in here.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => answer(true)}>Log out anyway</Button>
        <Button variant="filled" onClick={() => answer(false)} data-autofocus>
          Stay
        </Button>
      </div>
    </Dialog>
  )
}

/** Answers written after their application was sent are waiting for nothing. */
async function isAllSent(applicantId: string, report: UnsentReport | undefined): Promise<boolean> {
  const copy = await openDeviceCopy()
  const left = await copy.list(applicantId)
  return left.every((scholarshipId) => report?.tooLate.includes(scholarshipId))
}
