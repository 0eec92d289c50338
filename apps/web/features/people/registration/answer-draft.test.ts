import { expect, it, vi } from 'vitest'
import { forgetAnswers, keepAnswers, readAnswers } from './answer-draft.ts'

function memory(stored?: string) {
  const kept = new Map<string, string>(stored === undefined ? [] : [['register2', stored]])
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

it('gives answers back to whoever gave them', () => {
  const storage = memory()
  keepAnswers(storage, 'maya', { dob: ['2009-06-09'], ethnicity: [] })
  expect(readAnswers(storage, 'maya')).toEqual({ dob: ['2009-06-09'], ethnicity: [] })
  expect(readAnswers(storage, 'leo')).toEqual({})
  keepAnswers(storage, 'maya', {})
  expect(storage.kept.size).toBe(0)
})

it('forgets what was saved, and nothing that was typed while it was on its way', () => {
  const storage = memory()
  keepAnswers(storage, 'maya', { dob: ['2009-06-09'], gender: ['female'], goal: ['Nursing'] })
  const sent = { dob: ['2009-06-09'], gender: ['female'] }
  keepAnswers(storage, 'maya', { dob: ['2009-06-10'], gender: ['female'], goal: ['Nursing'] })
  forgetAnswers(storage, 'maya', sent)
  expect(readAnswers(storage, 'maya')).toEqual({ dob: ['2009-06-10'], goal: ['Nursing'] })
  forgetAnswers(storage, 'maya', { dob: ['2009-06-10'], goal: ['Nursing'] })
  expect(storage.kept.size).toBe(0)
})

it.each([
  'null',
  '{"applicantId":"maya","answers":null}',
  '{"applicantId":"maya","answers":{"dob":"2009-06-09","gpa":[3]}}',
  '{"applicantId',
])('treats %s as empty', (stored) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(readAnswers(memory(stored), 'maya')).toEqual({})
  logged.mockRestore()
})
