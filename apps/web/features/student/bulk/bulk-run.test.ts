import { expect, it } from 'vitest'
import { runFor } from './bulk-run.ts'

const body = { scholarshipId: ['a', 'b'] }

it('gives a selection its own key', () => {
  expect(runFor(body, undefined, 'new')).toEqual({ key: 'new', body, isRunning: true })
})

it('keeps the key of a selection that is tried again', () => {
  const failed = { key: 'first', body, isRunning: false }
  expect(runFor({ scholarshipId: ['a', 'b'] }, failed, 'new').key).toBe('first')
})

it.each([
  ['other scholarships', { scholarshipId: ['a'] }],
  ['another CV', { ...body, requirements: { cv: '/files/1/cv.pdf' } }],
])('takes a new key for %s', (_name, other) => {
  const failed = { key: 'first', body, isRunning: false }
  expect(runFor(other, failed, 'new').key).toBe('new')
})
