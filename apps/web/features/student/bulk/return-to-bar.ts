import { BULK_BUTTON_ID } from './bulk-bar.tsx'

/** After a dialog, reading goes on at the button that opened it, or at the heading without it. */
export function returnToBar(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const button = document.getElementById(BULK_BUTTON_ID)
    const isUsable = button !== null && !button.matches(':disabled')
    const target = isUsable ? button : document.getElementById('page-heading')
    target?.focus()
  })
}
