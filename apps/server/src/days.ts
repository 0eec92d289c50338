export const DAY_MILLISECONDS = 86_400_000

/** Spec 3 "People": "data purged within 24 h"; the same for who goes by own request. */
export const PURGE_HOURS = 24
const PURGE_MILLISECONDS = PURGE_HOURS * 3_600_000
export const purgeTime = (closedAt: Date): Date => new Date(closedAt.getTime() + PURGE_MILLISECONDS)
export const closingTime = (purgeAfter: Date): Date =>
  new Date(purgeAfter.getTime() - PURGE_MILLISECONDS)

/** Where a day is meant when nobody says where; spec 3 "Submitting". */
export const DEFAULT_TIME_ZONE = 'America/New_York'

/** More than there are zones: people may spell one in many ways, and offsets are zones as well. */
const KEPT_FORMATS = 1000

/** Making a format takes a hundred times as long as using it. */
export function formats(make: (timeZone: string) => Intl.DateTimeFormat) {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (timeZone: string): Intl.DateTimeFormat => {
    const format = made.get(timeZone) ?? make(timeZone)
    if (made.size >= KEPT_FORMATS) made.clear()
    made.set(timeZone, format)
    return format
  }
}

const dayFormat = formats(
  (timeZone) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
)
const offsetFormat = formats(
  (timeZone) => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }),
)

/** The calendar day, YYYY-MM-DD, of an instant in an IANA time zone. */
export const dayIn = (timeZone: string, instant: Date): string =>
  dayFormat(timeZone).format(instant)

/** Whether this is a time zone the runtime knows. */
export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/** The calendar day so many days after another. */
export const addDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString()

/** The last millisecond of a calendar day in a time zone, right over changes of the clock. */
export const endOfDay = (day: string, timeZone: string): Date =>
  new Date(firstMillisecond(Temporal.PlainDate.from(addDays(day, 1)), timeZone) - 1)

/** The first instant of a calendar day in a time zone: not midnight where the clock skips it. */
export const startOfDay = (day: string, timeZone: string): Date =>
  new Date(firstMillisecond(Temporal.PlainDate.from(day), timeZone))

const firstMillisecond = (day: Temporal.PlainDate, timeZone: string): number =>
  day.toZonedDateTime(timeZone).epochMilliseconds

/**
 * The instant at which clocks in a time zone show this day and time, HH:MM: the first of two, and
 * as much later as the clock moves where it skips the time.
 */
export const instantAt = (day: string, time: string, timeZone: string): Date =>
  new Date(
    Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds,
  )

function offsetMilliseconds(timeZone: string, instant: Date): number {
  const parts = offsetFormat(timeZone).formatToParts(instant)
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  if (sign === undefined) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** An instant as ISO 8601 with its offset in a time zone, such as 2027-03-01T23:59:59.999-05:00. */
export function withOffset(instant: Date, timeZone: string): string {
  const offset = offsetMilliseconds(timeZone, instant)
  const local = new Date(instant.getTime() + offset).toISOString().slice(0, -1)
  const minutes = Math.abs(offset) / 60_000
  const two = (value: number) => String(Math.trunc(value)).padStart(2, '0')
  return `${local}${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}
