import { expect, it } from 'vitest'
import { CANARY, findCanaries } from './canaries.ts'

it.each([
  `{"body":"${CANARY.essay.toUpperCase()}"}`,
  `{"url":"/api/v1/users/${encodeURIComponent(CANARY.email)}"}`,
  `{"code":"${CANARY.code}"}`,
  `{"code":${CANARY.code}}`,
  `{"phone":"+1${CANARY.phone}"}`,
  `{"phone":"${CANARY.phone}"}`,
  `{"ip":"${CANARY.network}"}`,
])('finds what was sent in %s', (line) => {
  expect(findCanaries(line).length).toBeGreaterThan(0)
})

it.each([`{"time":1795906${CANARY.code}}`, `{"reqId":"a${CANARY.code}f"}`])(
  'takes digits that stand there by chance for none: %s',
  (line) => {
    expect(findCanaries(line)).toEqual([])
  },
)
