export interface Toast {
  kind: 'success' | 'info' | 'error'
  /** The first line; `detail` stands below it. */
  message: string
  detail?: string
  /** Where the specification fixes a time; otherwise 5 seconds. */
  closeAfterMs?: number
  /** A second toast with the same id replaces the first. */
  id?: string
}

/** Errors interrupt a screen reader (alert); the rest waits its turn (status). */
export function showToast(toast: Toast): void {
  // Fetched with the first page, after what it shows.
  void import('./toasts.tsx').then(({ pushToast }) => pushToast(toast))
}
