/** A day as mails and documents write it, such as '21 November 2026'. */
export const sayDay = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long' }).format(at)
