import { useState } from 'react'
import { deviceStorage } from '../../../../browser-storage.ts'
import { useUser } from '../../../../api/use-session.ts'
import { noteDeviceStorage } from '../../../../ui/device-storage.ts'
import { forgetSent, keepAnswer, type KeptAnswer, NOTHING, readKept } from './kept-answers.ts'

/** What is typed for a request, kept on this device until it is sent. */
export function useTypedAnswer(requestId: string) {
  const { id: ownerId } = useUser()
  const [answer, setAnswer] = useState(() => readKept(deviceStorage(), ownerId, requestId))
  const keep = (next: KeptAnswer) => {
    setAnswer(next)
    noteDeviceStorage(keepAnswer(deviceStorage(), ownerId, requestId, next))
  }
  return {
    text: answer.text,
    change: (text: string) => keep({ text, onceKey: '' }),
    /** The key to send it with: the same one until it is changed. */
    keyToSend: () => {
      const onceKey = answer.onceKey || crypto.randomUUID()
      keep({ ...answer, onceKey })
      return onceKey
    },
    forget: () => keep(NOTHING),
    forgetSent: (onceKey: string) => {
      if (forgetSent(deviceStorage(), ownerId, requestId, onceKey)) setAnswer(NOTHING)
    },
  }
}
