import type { Toast } from './toasts.tsx'

/** Errors interrupt a screen reader (alert); the rest waits its turn (status). */
export function showToast(toast: Toast): void {
  // Fetched with the first page, after what it shows.
  void import('./toasts.tsx').then(({ pushToast }) => pushToast(toast))
}
