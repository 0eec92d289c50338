import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offerPlanAfterOnboarding, PLAN_DELAY_MS } from './after-onboarding.ts'
import { afterShown, emptyLog, mayShow } from './popup-caps.ts'

const offer = vi.fn()
const arrival = {
  state: { isOnboarded: true },
  isActiveSubscription: false,
  offer,
}

beforeEach(() => {
  offer.mockReset()
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it('offers the plans two seconds after the onboarding, once', () => {
  offerPlanAfterOnboarding(arrival)
  vi.advanceTimersByTime(PLAN_DELAY_MS - 1)
  expect(offer).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  const popup = offer.mock.calls[0]?.[0]
  expect(popup).toEqual({ kind: 'plan', event: 'onboarding' })
  const now = new Date(2027, 0, 1)
  const log = emptyLog(now)
  expect(mayShow(log, popup, now)).toBe(true)
  expect(mayShow(afterShown(log, popup, now), popup, now)).toBe(false)
})

it('takes the offer back when the page is left first', () => {
  offerPlanAfterOnboarding(arrival)?.()
  vi.advanceTimersByTime(PLAN_DELAY_MS)
  expect(offer).not.toHaveBeenCalled()
})

it.each([{ state: null }, { state: { from: '/' } }, { isActiveSubscription: true }])(
  'offers nothing with %j',
  (part) => {
    expect(offerPlanAfterOnboarding({ ...arrival, ...part })).toBeUndefined()
  },
)
