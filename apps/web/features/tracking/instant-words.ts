import { dayInZone, longDate } from '@laurel/contract/words/deadline-words'

/** The time zone of whoever reads. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** "12 March 2027": the day of an instant where the reader is. */
export const dayOf = (instant: string): string => longDate(dayInZone(new Date(instant), ownZone()))

/** "12 March 2027, 2:41:07 PM Eastern Standard Time". */
export function momentOf(instant: string): string {
  const time = new Date(instant).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'long',
  })
  return `${dayOf(instant)}, ${time}`
}
