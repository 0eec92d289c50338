import { describe, expect, it } from 'vitest'
import { afterAnswer, afterShown, emptyLog, mayShow, type PopupLog } from './popup-caps.ts'

const start = new Date(2027, 0, 1, 9)
const day = (number: number, hour = 9) => new Date(2027, 0, 1 + number, hour)
const offer = { kind: 'personalise' } as const
const dailyFree = { kind: 'dailyFree' } as const

function show(log: PopupLog, popup: typeof offer | typeof dailyFree, now: Date): PopupLog {
  expect(mayShow(log, popup, now)).toBe(true)
  return afterShown(log, popup, now)
}

describe('an event', () => {
  it('has its popup once', () => {
    const popup = { kind: 'congratulations', event: 'a' } as const
    const log = afterShown(emptyLog(start), popup, start)
    expect(mayShow(log, popup, day(400))).toBe(false)
    expect(mayShow(log, { ...popup, event: 'b' }, start)).toBe(true)
    expect(mayShow(log, { kind: 'upsell', event: 'a' }, start)).toBe(true)
  })
})

describe('an offer at login', () => {
  it('is not made on the first day', () => {
    expect(mayShow(emptyLog(start), offer, day(0, 23))).toBe(false)
    expect(mayShow(emptyLog(start), offer, day(1, 0))).toBe(true)
  })

  it('is made once a day, whichever it is', () => {
    const log = show(emptyLog(start), offer, day(1))
    expect(mayShow(log, offer, day(1, 22))).toBe(false)
    expect(mayShow(log, dailyFree, day(1, 22))).toBe(false)
    expect(mayShow(log, dailyFree, day(2))).toBe(true)
  })

  it('rests 30 days after three dismissals, and only that one', () => {
    let log = emptyLog(start)
    for (const number of [1, 2, 3]) {
      log = show(log, offer, day(number))
      log = afterAnswer(log, offer, false, day(number))
    }
    expect(mayShow(log, offer, day(4))).toBe(false)
    expect(mayShow(log, dailyFree, day(4))).toBe(true)
    expect(mayShow(log, offer, day(32, 23))).toBe(false)
    expect(mayShow(log, offer, day(33))).toBe(true)
  })

  it('counts dismissals anew after a yes', () => {
    let log = emptyLog(start)
    for (const [number, isAccepted] of [false, false, true, false, false].entries()) {
      log = show(log, offer, day(number + 1))
      log = afterAnswer(log, offer, isAccepted, day(number + 1))
    }
    expect(mayShow(log, offer, day(6))).toBe(true)
  })
})
