import type { QueuedSupportRequest } from '@laurel/contract/support-admin'
import { useEffect, useRef } from 'react'
import { deviceStorage } from '../../../../browser-storage.ts'
import { useUser } from '../../../../api/use-session.ts'
import { readKept } from './kept-answers.ts'
import type { QueueView } from './queue-view.ts'
import { settle } from './settle.ts'

/** Says so when the list, asked anew, has the request no more that somebody types an answer to. */
export function useGone(
  { status, page }: QueueView,
  openId: string | null,
  requests: readonly QueuedSupportRequest[] | undefined,
): void {
  const { id: ownerId } = useUser()
  const seen = useRef<string>(undefined)
  const place = `${status} ${page} ${openId}`
  const isHere = requests?.some(({ id }) => id === openId)
  useEffect(() => {
    if (isHere === undefined) return
    const wasHere = seen.current === place
    seen.current = isHere ? place : undefined
    if (isHere || !wasHere || openId === null) return
    const { text, onceKey } = readKept(deviceStorage(), ownerId, openId)
    // What became of a try to send it is told by that.
    if (text !== '' && onceKey === '')
      settle(openId, {
        kind: 'info',
        message: 'What you were answering is not on this page any more',
        detail: 'It may be resolved already. What you typed is kept with it.',
      })
  }, [isHere, place, openId, ownerId])
}
