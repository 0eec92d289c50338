import { describe, expect, it } from 'vitest'
import { ageOn, isDate } from './calendar.ts'

describe('ageOn', () => {
  it.each([
    ['2008-11-20', '2026-11-19', 17],
    ['2008-11-20', '2026-11-20', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['2026-11-20', '2026-11-20', 0],
  ])('of %s on %s is %i', (birthDate, today, age) => {
    expect(ageOn(birthDate, today)).toBe(age)
  })

  it.each([
    ['2027-01-01', '2026-11-20'],
    ['2007-02-29', '2026-11-20'],
    ['yesterday', '2026-11-20'],
    ['2008-01-01', ''],
  ])('of %j on %j is unknown', (birthDate, today) => {
    expect(ageOn(birthDate, today)).toBeNull()
  })
})

describe('isDate', () => {
  it.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-13-01', false],
    ['2027-00-10', false],
    ['2027-1-1', false],
    ['0050-01-01', true],
    ['2027-01-01T00:00:00Z', false],
  ])('%s: %s', (text, expected) => {
    expect(isDate(text)).toBe(expected)
  })
})
