import { CallError } from '../../../api/call-error.ts'
import { settle } from './settle.ts'

/** A colleague was faster: the list, asked anew, has the request no more. */
export function tellResolved(error: unknown): void {
  if (error instanceof CallError && error.code === 'SUPPORT_RESOLVED')
    settle({
      kind: 'info',
      message: 'A colleague has resolved it already',
      detail: 'What was answered stands under Resolved.',
    })
}
