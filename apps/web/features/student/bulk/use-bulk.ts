import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { useUser } from '../../../api/use-session.ts'
import { type BulkRun, forgetRun, readRun, rememberRun, runFor } from './bulk-run.ts'
import { type BulkProgress, type BulkResult, followBulk, sendBulk } from './send-bulk.ts'

export type BulkPhase =
  | { name: 'ready' }
  | { name: 'sending'; progress: BulkProgress }
  | { name: 'failed'; error: CallError | undefined }
  | { name: 'finished'; result: BulkResult }

const READY: BulkPhase = { name: 'ready' }

/** Sends a selection of a list, one at a time; a run that a reload interrupted is taken up. */
export function useBulk(list: string) {
  const client = useQueryClient()
  const { id: userId } = useUser()
  const [phase, setPhase] = useState(READY)
  const stop = useRef<(() => void) | undefined>(undefined)

  const send = (run: BulkRun) => {
    if (stop.current) return
    rememberRun(list, userId, run)
    const total = run.body.scholarshipId.length
    setPhase({ name: 'sending', progress: { sent: 0, done: 0, total } })
    const stopFollowing = followBulk(run, (progress) => setPhase({ name: 'sending', progress }))
    let isLeft = false
    stop.current = () => {
      isLeft = true
      stopFollowing()
    }
    const end = (next: BulkPhase) => {
      stopFollowing()
      // Left in the middle: whoever comes back takes it up and hears the same answer.
      if (isLeft) return
      stop.current = undefined
      setPhase(next)
    }
    const work = async () => {
      try {
        const result = await sendBulk(run)
        if (!isLeft) forgetRun(list, userId)
        end({ name: 'finished', result })
      } catch (error) {
        if (!isLeft) rememberRun(list, userId, { ...run, isRunning: false })
        end({ name: 'failed', error: error instanceof CallError ? error : undefined })
      }
      void client.invalidateQueries()
    }
    void work()
  }

  const takeUp = useEffectEvent(() => {
    const run = readRun(list, userId)
    if (run?.isRunning) send(run)
  })
  useEffect(() => {
    takeUp()
    return () => {
      stop.current?.()
      stop.current = undefined
    }
  }, [])

  return {
    phase,
    start: (body: BulkRun['body']) =>
      send(runFor(body, readRun(list, userId), crypto.randomUUID())),
    dismiss: () => setPhase(READY),
  }
}
