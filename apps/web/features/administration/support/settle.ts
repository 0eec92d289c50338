import { showToast, type Toast } from '../../../ui/mantine/show-toast.ts'

/** Says what became of a request; the line that had the focus leaves the list. */
export function settle(toast: Toast): void {
  showToast({ ...toast, id: 'support' })
  document.getElementById('page-heading')?.focus()
}
