import { describe, expect, it } from 'vitest'
import { dayIn, endOfDay, formats, instantAt, isTimeZone, startOfDay, withOffset } from './days.ts'

describe('the end of a day', () => {
  it.each([
    ['2027-01-15', 'America/New_York', '2027-01-16T04:59:59.999Z'],
    ['2027-07-15', 'America/New_York', '2027-07-16T03:59:59.999Z'],
    ['2027-03-13', 'America/New_York', '2027-03-14T04:59:59.999Z'],
    ['2027-03-14', 'America/New_York', '2027-03-15T03:59:59.999Z'],
    ['2026-11-01', 'America/Los_Angeles', '2026-11-02T07:59:59.999Z'],
    ['2027-06-30', 'Pacific/Honolulu', '2027-07-01T09:59:59.999Z'],
    ['2027-06-30', 'UTC', '2027-06-30T23:59:59.999Z'],
  ])('%s in %s is %s', (day, timeZone, instant) => {
    expect(endOfDay(day, timeZone).toISOString()).toBe(instant)
  })

  it.each([
    ['put forward at midnight', '2026-09-05', 'America/Santiago', '2026-09-06T03:59:59.999Z'],
    ['put back at midnight', '2026-04-04', 'America/Santiago', '2026-04-05T03:59:59.999Z'],
    ['put forward at midnight', '2026-03-07', 'America/Havana', '2026-03-08T04:59:59.999Z'],
    ['put back to midnight', '2026-10-31', 'America/Havana', '2026-11-01T03:59:59.999Z'],
    ['put forward at midnight', '2026-03-28', 'Atlantic/Azores', '2026-03-29T00:59:59.999Z'],
    ['put back to midnight', '2026-10-24', 'Atlantic/Azores', '2026-10-24T23:59:59.999Z'],
  ])('with clocks %s: %s in %s is %s', (_what, day, timeZone, instant) => {
    expect(endOfDay(day, timeZone).toISOString()).toBe(instant)
  })
})

/** As the tables behind the formats have it, which is another way to the same. */
it('every day of every zone from 2025 to 2035 whose clock moves ends where the next begins', () => {
  const problems: string[] = []
  const days = 11 * 366
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    for (const day of daysAroundChanges(zone, days)) {
      const [first, last] = [startOfDay(day, zone), endOfDay(day, zone)]
      const shown = [first.getTime() - 1, first, last, last.getTime() + 1].map((at) =>
        dayIn(zone, new Date(at)),
      )
      const [before = '', from, to, after = ''] = shown
      if (!(before < day && from === day && to === day && after > day))
        problems.push(`${day} in ${zone}: ${shown.join(', ')}`)
    }
  }
  expect(problems).toEqual([])
}, 60_000)

/** The days on which an offset changes with the ones beside them, and the first of each year. */
function daysAroundChanges(zone: string, days: number): Set<string> {
  const found = new Set<string>()
  let at = Temporal.ZonedDateTime.from(`2025-01-01T00:00[${zone}]`)
  const end = at.add({ days })
  for (let year = 2025; year <= 2035; year += 1) found.add(`${year}-01-01`)
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (next === null || Temporal.ZonedDateTime.compare(next, end) > 0) return found
    for (const beside of [-1, 0, 1]) found.add(next.toPlainDate().add({ days: beside }).toString())
    at = next
  }
}

it('a time that comes twice is the first, and one that is skipped comes as much later', () => {
  const at = (day: string, time: string) => instantAt(day, time, 'America/New_York').toISOString()
  expect(at('2026-11-01', '01:30')).toBe('2026-11-01T05:30:00.000Z')
  expect(at('2026-03-08', '02:30')).toBe('2026-03-08T07:30:00.000Z')
})

it('writes an instant with the offset of its zone', () => {
  const instant = new Date('2027-03-02T04:59:59.999Z')
  expect(withOffset(instant, 'America/New_York')).toBe('2027-03-01T23:59:59.999-05:00')
  expect(withOffset(instant, 'Asia/Kolkata')).toBe('2027-03-02T10:29:59.999+05:30')
  expect(new Date(withOffset(instant, 'America/New_York'))).toEqual(instant)
})

it('tells the calendar day of a zone', () => {
  const instant = new Date('2026-11-21T03:00:00Z')
  expect(dayIn('America/New_York', instant)).toBe('2026-11-20')
  expect(dayIn('Asia/Tokyo', instant)).toBe('2026-11-21')
})

it('keeps no more formats than there are zones, however people spell them', () => {
  let made = 0
  const formatOf = formats(() => {
    made += 1
    return new Intl.DateTimeFormat('en-US')
  })
  const spellings = Array.from({ length: 1001 }, (_, number) => `spelling ${number}`)
  for (const spelling of spellings) formatOf(spelling)
  expect(made).toBe(1001)
  formatOf(spellings[1000]!)
  expect(made).toBe(1001)
  formatOf(spellings[0]!)
  expect(made).toBe(1002)
})

it('knows a time zone from a typing error', () => {
  expect(isTimeZone('America/Denver')).toBe(true)
  expect(isTimeZone('America/Nowhere')).toBe(false)
})
