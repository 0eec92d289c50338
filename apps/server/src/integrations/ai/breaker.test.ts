import { beforeEach, expect, it } from 'vitest'
import { testClock } from '../../testing/clock.ts'
import { openBreaker, type Breaker } from './breaker.ts'

const clock = testClock()
let breaker: Breaker
beforeEach(() => {
  breaker = openBreaker(clock)
})
const fail = (times: number) => {
  for (let time = 0; time < times; time++) breaker.enter()?.('failed')
}
const isOpen = () => breaker.enter() !== undefined

it('lets everything through until five in a row have failed', () => {
  fail(4)
  breaker.enter()?.('succeeded')
  fail(4)
  breaker.enter()?.('left')
  expect(breaker.isResting()).toBe(false)
  fail(1)
  expect(breaker.isResting()).toBe(true)
  expect(isOpen()).toBe(false)
})

it('lets one through after thirty seconds, and all once that one succeeds', () => {
  fail(5)
  clock.advance({ seconds: 29 })
  expect(isOpen()).toBe(false)
  clock.advance({ seconds: 1 })
  const leave = breaker.enter()
  expect(isOpen()).toBe(false)
  leave?.('succeeded')
  expect(breaker.isResting()).toBe(false)
  fail(4)
  expect(isOpen()).toBe(true)
})

it('rests again when that one fails', () => {
  fail(5)
  clock.advance({ seconds: 30 })
  breaker.enter()?.('failed')
  expect(isOpen()).toBe(false)
  clock.advance({ seconds: 30 })
  expect(isOpen()).toBe(true)
})

it('lets the next one through when that one went away', () => {
  fail(5)
  clock.advance({ seconds: 30 })
  breaker.enter()?.('left')
  expect(isOpen()).toBe(true)
})

it('is not told anything new by what began before it rested', () => {
  const late = [breaker.enter(), breaker.enter()]
  fail(5)
  clock.advance({ seconds: 20 })
  late[0]?.('failed')
  clock.advance({ seconds: 10 })
  const leave = breaker.enter()
  late[1]?.('succeeded')
  expect(isOpen()).toBe(false)
  leave?.('failed')
  expect(breaker.isResting()).toBe(true)
})
