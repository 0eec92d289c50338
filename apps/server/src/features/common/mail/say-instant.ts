/** An instant as people read it, such as "Tuesday, 1 December 2026 at 11:59 PM EST". */
export function sayInstant(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  const day = `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}`
  const time = `${part('hour')}:${part('minute')} ${part('dayPeriod')} ${part('timeZoneName')}`
  // Plain text: narrow spaces break in old mail and calendar programs.
  return `${day} at ${time}`.replaceAll(/\s/g, ' ')
}
