/** "June 20, 2023", as the specification writes this date. */
export const legalDate = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
