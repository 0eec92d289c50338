const NOON = 12
const EVENING = 18

/** "Good afternoon, Maya" by the hour where the student is. */
export function greeting(now: Date, firstName: string): string {
  const hour = now.getHours()
  const part = hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening'
  return firstName.trim() === '' ? `Good ${part}` : `Good ${part}, ${firstName.trim()}`
}
