import { describe, expect, it } from 'vitest'
import { dayIn, endOfDay, isTimeZone, withOffset } from './days.ts'

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

it('knows a time zone from a typing error', () => {
  expect(isTimeZone('America/Denver')).toBe(true)
  expect(isTimeZone('America/Nowhere')).toBe(false)
})
