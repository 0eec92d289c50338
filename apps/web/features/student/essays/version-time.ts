/** "Today, 2:41 PM", "Yesterday, 9:05 AM", "5 January, 2:41 PM". */
export function versionTime(savedAt: Date, now: Date): string {
  const time = savedAt.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  return `${dayWords(savedAt, now)}, ${time}`
}

function dayWords(day: Date, now: Date): string {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (day.toDateString() === now.toDateString()) return 'Today'
  if (day.toDateString() === yesterday.toDateString()) return 'Yesterday'
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
}
