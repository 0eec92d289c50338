/** "12 Mar 2027", where the reader is. */
export function shortDay(instant: string): string {
  const date = new Date(instant)
  const month = date.toLocaleDateString('en-US', { month: 'short' })
  return `${date.getDate()} ${month} ${date.getFullYear()}`
}

/** "12 Mar 2027, 2:41:07 PM", where the reader is. */
export const moment = (instant: string): string =>
  `${shortDay(instant)}, ${new Date(instant).toLocaleTimeString('en-US')}`
