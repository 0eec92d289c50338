import { dayInZone, longDate, shortDay } from '@laurel/contract/words/deadline-words'

/** The time zone of whoever reads. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** "12 March 2027": the day of an instant where the reader is. */
export const dayOf = (instant: Date | string): string => longDate(ownDay(instant))

const ownDay = (instant: Date | string): string => dayInZone(new Date(instant), ownZone())

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

/** "12 Mar 2027": the day of an instant where the reader is, for tables. */
export const shortDayOf = (instant: string): string => shortDay(ownDay(instant))

/** "12 Mar 2027, 2:41 PM", where the reader is. */
export const shortMomentOf = (instant: string): string =>
  `${shortDayOf(instant)}, ${new Date(instant).toLocaleTimeString('en-US', { timeStyle: 'short' })}`
