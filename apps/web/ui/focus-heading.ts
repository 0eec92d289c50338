/** Gives the page's heading the focus, when what had it goes: a line of a list, a form, a notice. */
export function focusHeading(options?: FocusOptions): void {
  document.getElementById('page-heading')?.focus(options)
}
