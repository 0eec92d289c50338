import { focusHeading } from '../../../../ui/focus-heading.ts'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import type { Toast } from '../../../../ui/toasts/show-toast.ts'

export const bodyIdOf = (requestId: string): string => `request-${requestId}`

/**
 * Says what became of a request. Its line leaves the list: where that has the focus, or had it, the
 * heading takes it; whoever has gone on to another one stays there.
 */
export function settle(requestId: string, toast: Toast): void {
  showToast({ ...toast, id: 'support' })
  const { activeElement, body } = document
  const line = document.getElementById(bodyIdOf(requestId))?.closest('li')
  if (activeElement === null || activeElement === body || line?.contains(activeElement))
    focusHeading()
}
