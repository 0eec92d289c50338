import { describe, expect, it } from 'vitest'
import { messyValues } from '../fixtures/messy-values.ts'
import type { DayOrder } from './parse-day.ts'
import { parseDeadline } from './parse-deadline.ts'

const today = '2026-11-20'

const read = (text: string) => {
  const { deadline, warnings } = parseDeadline(text, { today })
  const { raw, timeZone, ...rest } = deadline
  return { deadline: timeZone === 'America/New_York' ? rest : { ...rest, timeZone }, raw, warnings }
}

const messy = messyValues('deadline')

it.each(messy)('reads the messy value $text', ({ text, expected }) => {
  const parsed = parseDeadline(text, { today })
  expect(parsed.deadline).toMatchObject(expected.deadline ?? {})
  expect(parsed.warnings).toEqual(expected.warning === undefined ? [] : [expected.warning])
})

type Case = [raw: string, deadline: object, warning?: string]

const CASES: Case[] = [
  ['', { type: 'varies', date: null }],
  ['N/A', { type: 'varies', date: null }],
  ['03/01/2027', { type: 'fixed', date: '2027-03-01' }],
  ['2027-02-30', { type: 'varies', date: null }, 'no such day'],
  [
    'March 1st, 2027 at 11:59 PM PST',
    { type: 'fixed', date: '2027-03-01', timeZone: 'America/Los_Angeles' },
  ],
  ['1st Friday in March', { type: 'recurring', month: '03', date: '2027-03-05', isInferred: true }],
  ['Ongoing', { type: 'rolling', date: null }],
  ['Sept. 15', { type: 'recurring', monthDay: '09-15', date: '2027-09-15', isInferred: true }],
  ['15 January 2027', { type: 'fixed', date: '2027-01-15' }],
  ['2026-12-01T23:59:00Z', { type: 'fixed', date: '2026-12-01', timeZone: 'UTC' }],
  ['2027-03-01T00:00:00Z', { type: 'fixed', date: '2027-03-01' }],
  ['2027-03-01 17:00 ET', { type: 'fixed', date: '2027-03-01' }],
  [
    '15th of January',
    { type: 'recurring', monthDay: '01-15', date: '2027-01-15', isInferred: true },
  ],
  ['Mar-01-2027', { type: 'fixed', date: '2027-03-01' }],
  ['1-Mar-27', { type: 'fixed', date: '2027-03-01' }],
  ['20270301', { type: 'fixed', date: '2027-03-01' }],
  ['01.03.2027', { type: 'varies', date: null }, 'date not read'],
  ['31.03.2027', { type: 'fixed', date: '2027-03-31' }],
  ['15/01/2027', { type: 'fixed', date: '2027-01-15' }],
  ['3/1', { type: 'recurring', monthDay: '03-01', date: '2027-03-01', isInferred: true }],
  ['March 2027', { type: 'varies', date: null, month: '03' }, 'no day stated'],
  ['End of March', { type: 'recurring', month: '03', date: null }],
  [
    'Last day of March',
    { type: 'recurring', monthDay: '03-31', date: '2027-03-31', isInferred: true },
  ],
  ['TBD', { type: 'varies', date: null }, 'placeholder'],
  ['Monthly', { type: 'recurring', date: null }, 'date not read'],
  ['15th of each month', { type: 'recurring', date: null }, 'date not read'],
  [
    'Jan 1 - Apr 30',
    {
      type: 'recurring',
      monthDay: '04-30',
      date: '2027-04-30',
      isInferred: true,
      opens: '2027-01-01',
    },
  ],
  ['January 15 - March 31, 2027', { type: 'fixed', date: '2027-03-31', opens: '2027-01-15' }],
  ['Oct 15, 2026 - Jan 15, 2027', { type: 'fixed', date: '2027-01-15', opens: '2026-10-15' }],
  [
    'November 1 to January 31',
    {
      type: 'recurring',
      monthDay: '01-31',
      date: '2027-01-31',
      isInferred: true,
      opens: '2026-11-01',
    },
  ],
  [
    'Opens January 1; closes March 1',
    {
      type: 'recurring',
      monthDay: '03-01',
      date: '2027-03-01',
      isInferred: true,
      opens: '2027-01-01',
    },
  ],
  ['Opens annually in January and closes in April', { type: 'recurring', month: '04', date: null }],
  [
    'Applications open annually from August 1 to the first Friday in December',
    { type: 'recurring', month: '12', date: '2026-12-04', isInferred: true, opens: '2026-08-01' },
  ],
  ['April 30, May 30, August 15', { type: 'varies', date: null }, 'several dates'],
  ['Fall: Oct 1; Spring: March 1', { type: 'varies', date: null }, 'several dates'],
  ['Closed', { type: 'varies', date: null }, 'closed, without a date'],
  ['Applications now closed', { type: 'varies', date: null }, 'closed, without a date'],
  [
    'Application is currently CLOSED for 2026-27',
    { type: 'varies', date: null },
    'closed, without a date',
  ],
  ['February 29', { type: 'recurring', monthDay: '02-29', date: '2028-02-29', isInferred: true }],
  ['Feb 29, 2027', { type: 'varies', date: null }, 'no such day'],
  [
    'December 1 annually',
    { type: 'recurring', monthDay: '12-01', date: '2026-12-01', isInferred: true },
  ],
  ['Every March 1', { type: 'recurring', monthDay: '03-01', date: '2027-03-01', isInferred: true }],
  ['Monday, March 1, 2027', { type: 'fixed', date: '2027-03-01' }],
  ['Deadline: March 1, 2027 5:00 p.m. (EST)', { type: 'fixed', date: '2027-03-01' }],
  [
    'Due by 5pm on March 1',
    { type: 'recurring', monthDay: '03-01', date: '2027-03-01', isInferred: true },
  ],
  ['March 1, 2027 (priority)', { type: 'fixed', date: '2027-03-01' }],
  ['No deadline', { type: 'rolling', date: null }],
  ['Open', { type: 'rolling', date: null }],
  ['None', { type: 'varies', date: null }],
  ['Fall 2026', { type: 'varies', date: null }, 'date not read'],
  ['Spring', { type: 'varies', date: null }, 'date not read'],
  ['last Friday of January 2027', { type: 'fixed', date: '2027-01-29' }],
  ['2026/12/31', { type: 'fixed', date: '2026-12-31' }],
  ['12/31/2026 11:59 PM', { type: 'fixed', date: '2026-12-31' }],
  ['Dec 31, 2026 at midnight', { type: 'fixed', date: '2026-12-31' }],
  ['October 31st', { type: 'recurring', monthDay: '10-31', date: '2027-10-31', isInferred: true }],
  ['31 October', { type: 'recurring', monthDay: '10-31', date: '2027-10-31', isInferred: true }],
  ['Varies by chapter', { type: 'varies', date: null }],
  ['Expected: May 2027', { type: 'recurring', date: null, month: '05' }, 'estimate'],
  ['2027-03-01T23:59:00-08:00', { type: 'fixed', date: '2027-03-01', timeZone: 'Etc/GMT+8' }],
  ['11/01/2026 23:59', { type: 'fixed', date: '2026-11-01' }],
  ['46082', { type: 'varies', date: null }, 'date not read'],
  ['1/13/26', { type: 'fixed', date: '2026-01-13' }],
  ['Rolling; final date March 1, 2027', { type: 'fixed', date: '2027-03-01' }],
  ['Rolling deadline', { type: 'rolling', date: null }],
  ['by 12/15', { type: 'recurring', monthDay: '12-15', date: '2026-12-15', isInferred: true }],
  [
    'June 30th of each year',
    { type: 'recurring', monthDay: '06-30', date: '2027-06-30', isInferred: true },
  ],
  [
    'One application window mid-Oct through end of Jan',
    { type: 'recurring', month: '01', date: null },
  ],
  [
    'Application window Feb 1 - Mar 31',
    {
      type: 'recurring',
      monthDay: '03-31',
      date: '2027-03-31',
      isInferred: true,
      opens: '2027-02-01',
    },
  ],
  [
    'U.S. citizens; applications open Nov 1 - Jan 31',
    {
      type: 'recurring',
      monthDay: '01-31',
      date: '2027-01-31',
      isInferred: true,
      opens: '2026-11-01',
    },
  ],
  [
    'National first place is a large award; deadline Oct 31',
    { type: 'recurring', monthDay: '10-31', date: '2027-10-31', isInferred: true },
  ],
  ['2026-2027', { type: 'varies', date: null }, 'date not read'],
  ['Apr 31, 2027', { type: 'varies', date: null }, 'no such day'],
  ['13/13/2027', { type: 'varies', date: null }, 'no such day'],
  ['Sunday 12 March 2028, 23:59 GMT', { type: 'fixed', date: '2028-03-12', timeZone: 'UTC' }],
  ['January 15th and July 15th', { type: 'varies', date: null }, 'several dates'],
  ["Jan. 31st, '27", { type: 'fixed', date: '2027-01-31' }],
  ['may vary', { type: 'varies', date: null }],
  ['May 1', { type: 'recurring', monthDay: '05-01', date: '2027-05-01', isInferred: true }],
  ['2027', { type: 'varies', date: null }, 'date not read'],
  ['Before March 1, 2027', { type: 'fixed', date: '2027-03-01' }],
  ['Due 3/15/27 at noon CST', { type: 'fixed', date: '2027-03-15', timeZone: 'America/Chicago' }],
  ['April 17, 2026 for most', { type: 'fixed', date: '2026-04-17' }],
  ['Awardees notified in late fall', { type: 'varies', date: null }, 'date not read'],
  ['Next Deadline TBD Coming soon', { type: 'varies', date: null }, 'date not read'],
  [
    'Postmarked by February 1',
    { type: 'recurring', monthDay: '02-01', date: '2027-02-01', isInferred: true },
  ],
  [
    'The first Monday of November',
    { type: 'recurring', month: '11', date: '2027-11-01', isInferred: true },
  ],
  ['2027-3-1', { type: 'fixed', date: '2027-03-01' }],
  ['2027-12-01 00:00:00', { type: 'fixed', date: '2027-12-01' }],
  [
    'Thursday, January 7, 2027 11:59pm PT',
    { type: 'fixed', date: '2027-01-07', timeZone: 'America/Los_Angeles' },
  ],
  ['November 7, 2026 2:30 AM', { type: 'fixed', date: '2026-11-07' }],
  [
    'September 30, 2027 (application period usually Aug 1 – Sep 30)',
    { type: 'fixed', date: '2027-09-30' },
  ],
  ['November 12, 2026 (window often opens in August)', { type: 'fixed', date: '2026-11-12' }],
  [
    'Window varies (deadline Feb 15, 2027 on the calendar)',
    { type: 'varies', date: null },
    'several dates',
  ],
]

it.each(CASES)('reads %j', (raw, deadline, warning) => {
  const parsed = read(raw)
  expect(parsed.deadline).toEqual(deadline)
  expect(parsed.warnings).toEqual(warning === undefined ? [] : [warning])
})

/** Today is 20 November 2026. */
const ESTIMATES: [raw: string, date: string][] = [
  ['Expected 2027-01-15', '2027-01-15'],
  ['est. 2027-01-15', '2027-01-15'],
  ['2027-01-15 (est.)', '2027-01-15'],
  ['January 15, 2027 (tentative)', '2027-01-15'],
  ['March 10 (estimated)', '2027-03-10'],
  ['~ January 15', '2027-01-15'],
  ['Typically due January 15', '2027-01-15'],
  ['Deadline historically March 1', '2027-03-01'],
  ['mid-March', '2027-03-15'],
  ['usually mid January', '2027-01-15'],
  ['2026 deadline was February 18', '2027-02-18'],
  ['2026 deadline was Feb 18, 2026', '2027-02-18'],
  ['The 2026 cycle closed on February 15, 2026', '2027-02-15'],
  ['Last year the deadline was March 3', '2027-03-03'],
  ['Previous deadline: 2026-03-03', '2027-03-03'],
  ['March 1 (2026 cycle)', '2027-03-01'],
  ['Application deadline approaching (referenced April 1, 2025)', '2027-04-01'],
]
it.each(ESTIMATES)('takes %j for an estimate', (raw, date) => {
  const { deadline, warnings } = read(raw)
  expect(deadline).toEqual({ type: 'recurring', date, monthDay: date.slice(5), isEstimate: true })
  expect(warnings).toEqual(['estimate'])
})

it.each([
  ['September 30, 2027 (application period usually Aug 1 – Sep 30)', '2027-09-30'],
  ['NEW DEADLINE January 5, 2027 (was December 1)', '2027-01-05'],
  ['Deadline extended from December 1, 2026 to January 5, 2027', '2027-01-05'],
  ['Deadline: January 5, 2027. Winners announced about April 1, 2027', '2027-01-05'],
  ['Transcripts due January 15, 2027; application due January 5, 2027', '2027-01-05'],
])('takes %j for a date', (raw, date) => {
  expect(read(raw).deadline).toMatchObject({ type: 'fixed', date })
  expect(read(raw).deadline).not.toHaveProperty('isEstimate')
})

it.each([
  'Winners announced January 5, 2027',
  'Round 1: October 15, 2026. Round 2: January 15, 2027',
  'First round closes November 30, 2026 and the second on February 1, 2027',
  'Applications are accepted April 1 and October 1',
  'Priority deadline: March 1, 2027. Final deadline: June 1, 2027',
])('takes no date from %j', (raw) => {
  expect(read(raw).deadline).toMatchObject({ date: null })
})

describe('days as numbers', () => {
  const dayOf = (text: string, dayOrder?: DayOrder) =>
    parseDeadline(text, { today, ...(dayOrder ? { dayOrder } : {}) }).deadline.date

  it('are American unless the file says otherwise', () => {
    expect(dayOf('03/04/2027')).toBe('2027-03-04')
    expect(dayOf('03/04/2027', 'dayFirst')).toBe('2027-04-03')
    expect(dayOf('3.4.2027', 'dayFirst')).toBe('2027-04-03')
  })

  it('are not guessed where a file writes both ways', () => {
    expect(dayOf('03/04/2027', 'unclear')).toBeNull()
    expect(dayOf('13/04/2027', 'unclear')).toBe('2027-04-13')
    expect(dayOf('04/04/2027', 'unclear')).toBe('2027-04-04')
  })

  it('explain each other in one text', () => {
    expect(read('01/06 - 31/08').deadline).toMatchObject({ opens: '2027-06-01', monthDay: '08-31' })
  })
})

it('keeps the words of the source', () => {
  expect(read('2027-02-30').raw).toBe('2027-02-30')
  expect(read('').raw).toBeUndefined()
})

it('takes today for the next occurrence of today', () => {
  expect(read('November 20').deadline).toMatchObject({ date: '2026-11-20', isInferred: true })
  expect(read('November 19').deadline).toMatchObject({ date: '2027-11-19', isInferred: true })
})

describe('the closing instant', () => {
  const closes = (text: string, timeZone?: string) =>
    parseDeadline(text, { today, ...(timeZone ? { timeZone } : {}) }).closesAt?.toISOString()

  it('is left to the end of the day where no time is stated', () => {
    expect(closes('March 1, 2027')).toBeUndefined()
    expect(closes('March 1, 2027 at midnight')).toBeUndefined()
  })

  it('is the stated time in the stated zone', () => {
    expect(closes('March 1st, 2027 at 11:59 PM PST')).toBe('2027-03-02T07:59:59.999Z')
    expect(closes('March 1, 2027, 5:00 p.m. (EST)')).toBe('2027-03-01T22:00:00.000Z')
    expect(closes('March 1, 2027 noon', 'America/Denver')).toBe('2027-03-01T19:00:00.000Z')
    expect(closes('2026-12-01T23:59:00Z')).toBe('2026-12-01T23:59:59.999Z')
  })

  it('is in the zone of another country where that is named', () => {
    expect(closes('March 4, 2027, 11:59 p.m. (CET)')).toBe('2027-03-04T22:59:59.999Z')
    expect(closes('March 4, 2027 4 PM AEDT')).toBe('2027-03-04T05:00:00.000Z')
    expect(closes('March 4, 2027 at 17:00 GMT+2')).toBe('2027-03-04T15:00:00.000Z')
  })

  it('is not guessed where the zone is not known', () => {
    expect(closes('March 4, 2027 4 PM IST')).toBeUndefined()
    expect(closes('March 4, 2027 5 pm local time')).toBeUndefined()
  })

  it('is right on the days when clocks change', () => {
    expect(closes('March 14, 2027 5 pm')).toBe('2027-03-14T21:00:00.000Z')
    expect(closes('March 13, 2027 5 pm')).toBe('2027-03-13T22:00:00.000Z')
    expect(closes('November 1, 2026 11:59 pm')).toBe('2026-11-02T04:59:59.999Z')
    expect(closes('November 7, 2027 9 am')).toBe('2027-11-07T14:00:00.000Z')
  })
})
