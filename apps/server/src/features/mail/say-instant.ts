/** An instant as people read it, such as "Tuesday, December 1, 2026 at 11:59 PM EST". */
export function sayInstant(instant: Date, timeZone: string): string {
  const text = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant)
  // Plain text: narrow spaces break in old mail and calendar programs.
  return text.replaceAll(/\s/g, ' ')
}
