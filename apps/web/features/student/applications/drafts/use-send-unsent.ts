import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { openDeviceCopy } from './device-copy.ts'
import { sendUnsent, type UnsentReport } from './send-unsent.ts'

const RETRY_MS = 30_000

/** Sends what is only on this device: at the start, when the connection or the person is back, and every half minute. */
export function useSendUnsent(applicantId: string): () => Promise<UnsentReport> {
  const client = useQueryClient()
  const send = useCallback(async () => {
    const report = await sendUnsent(client, applicantId)
    if (report.merged.length > 0)
      showToast({ kind: 'info', message: 'Merged with what you wrote on another device' })
    return report
  }, [client, applicantId])

  useEffect(() => {
    const sendIfAny = async () => {
      const copy = await openDeviceCopy()
      if ((await copy.list(applicantId)).length > 0) await send()
    }
    const begin = () => void sendIfAny().catch((error: unknown) => console.error(error))
    const beginWhenSeen = () => document.visibilityState === 'visible' && begin()
    begin()
    const timer = setInterval(begin, RETRY_MS)
    addEventListener('online', begin)
    document.addEventListener('visibilitychange', beginWhenSeen)
    return () => {
      clearInterval(timer)
      removeEventListener('online', begin)
      document.removeEventListener('visibilitychange', beginWhenSeen)
    }
  }, [applicantId, send])
  return send
}
