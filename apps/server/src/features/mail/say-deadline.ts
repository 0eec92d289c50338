/** A closing instant as people read it, such as "Tuesday, December 1, 2026 at 11:59 PM EST". */
export function sayDeadline(closesAt: Date, timeZone: string): string {
  const text = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(closesAt)
  // Plain text: narrow spaces break in old mail and calendar programs.
  return text.replaceAll(/[   ]/g, ' ')
}
