const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day, YYYY-MM-DD, of an instant in an IANA time zone. */
export function dayIn(timeZone: string, instant: Date): string {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    formats.set(timeZone, format)
  }
  return format.format(instant)
}

/** Whether this is a time zone the runtime knows. */
export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
