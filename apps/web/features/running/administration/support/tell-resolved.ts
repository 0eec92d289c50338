import { CallError } from '../../../../api/call-error.ts'
import { settle } from './settle.ts'

/** A colleague was faster, or one's own try before: the list, asked anew, has the request no more. */
export const isResolved = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'SUPPORT_RESOLVED'

export const tellResolved = (requestId: string): void =>
  settle(requestId, {
    kind: 'info',
    message: 'It is resolved already',
    detail: 'What was answered stands under Resolved.',
  })
