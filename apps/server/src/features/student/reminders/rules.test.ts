import { expect, it } from 'vitest'
import { lastMorning, reminderOn } from './rules.ts'

it.each([
  ['America/New_York', '2026-11-20T15:00:00Z', '2026-11-20T13:00:00.000Z'],
  ['America/New_York', '2026-11-20T13:00:00Z', '2026-11-20T13:00:00.000Z'],
  ['America/New_York', '2026-11-20T12:59:59Z', '2026-11-19T13:00:00.000Z'],
  ['Asia/Tokyo', '2026-11-20T15:00:00Z', '2026-11-19T23:00:00.000Z'],
  // The days on which the clocks change.
  ['America/New_York', '2027-03-14T20:00:00Z', '2027-03-14T12:00:00.000Z'],
  ['America/New_York', '2026-11-01T20:00:00Z', '2026-11-01T13:00:00.000Z'],
])('the last morning in %s at %s is %s', (timeZone, now, morning) => {
  expect(lastMorning(timeZone, new Date(now)).toISOString()).toBe(morning)
})

const newYork = { closesAt: new Date('2026-12-02T04:59:59.999Z'), timeZone: 'America/New_York' }

it.each([
  ['2026-11-23T13:00:00Z', undefined],
  ['2026-11-24T13:00:00Z', 7],
  ['2026-11-25T13:00:00Z', undefined],
  ['2026-11-30T13:00:00Z', 1],
  ['2026-12-01T13:00:00Z', undefined],
])('on the morning of %s a deadline of December 1 is reminded of: %s', (morning, days) => {
  expect(reminderOn(new Date(morning), newYork)).toBe(days)
})

it.each(['America/New_York', 'Pacific/Honolulu', 'Europe/London', 'Asia/Tokyo', 'Pacific/Apia'])(
  'each reminder falls on exactly one morning in %s',
  (timeZone) => {
    const mornings = new Set<string>()
    for (let hour = 0; hour < 24 * 14; hour += 1) {
      const now = new Date(Date.parse('2026-11-20T00:00:00Z') + hour * 3_600_000)
      const morning = lastMorning(timeZone, now)
      const days = reminderOn(morning, newYork)
      if (days !== undefined) mornings.add(`${days} ${morning.toISOString()}`)
    }
    expect([...mornings].map((each) => each[0]).toSorted()).toEqual(['1', '7'])
  },
)
