import type { Page } from 'playwright-core'

/** One of the six boxes of a mailed code. */
export const codeBox = (page: Page, digit: number) => page.getByLabel(`Digit ${digit} of 6`)

/** What the boxes show, with a line for each empty one. */
export const shownCode = (page: Page): Promise<string> =>
  page
    .getByRole('group', { name: '6-digit code' })
    .getByRole('textbox')
    .evaluateAll((boxes) => boxes.map((each) => (each as HTMLInputElement).value || '_').join(''))

/** Pastes where the focus is. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)

/** The code in a mail, which stands on a line of its own. */
export function codeIn(mail: string): string {
  const code = /^\s*(\d{6})\s*$/m.exec(mail)?.[1]
  if (code === undefined) throw new Error(`No code in: ${mail}`)
  return code
}

/** A code that is not this one. */
export const otherCode = (code: string): string => (code === '000000' ? '111111' : '000000')

/** Path and token of a link in a mail. */
export function linkIn(mail: string, path: string): string {
  const token = new RegExp(`${path}#([\\w.-]+)`).exec(mail)?.[1]
  if (token === undefined) throw new Error(`No link to ${path} in: ${mail}`)
  return `${path}#${token}`
}
