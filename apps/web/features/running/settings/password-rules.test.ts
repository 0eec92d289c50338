import { describe, expect, it } from 'vitest'
import { changedWords, passwordProblems } from './password-rules.ts'

const values = { current: 'old words here', next: 'new words here', again: 'new words here' }

describe('passwordProblems', () => {
  it('finds nothing wrong with three good entries', () => {
    expect(passwordProblems(values, true)).toEqual({})
  })

  it.each([
    [{ current: '' }, { current: 'Please input your current password' }],
    [
      { next: '', again: '' },
      { next: 'Please input your password!', again: 'Please confirm your password!' },
    ],
    [{ next: 'short', again: 'short' }, { next: 'Use at least 8 characters.' }],
    [{ again: 'other words' }, { again: 'Passwords do not match' }],
  ])('marks %o', (part, problems) => {
    expect(passwordProblems({ ...values, ...part }, true)).toEqual(problems)
  })

  it('asks for no current password where there is none', () => {
    expect(passwordProblems({ ...values, current: '' }, false)).toEqual({})
  })

  it('counts a sign of two units once', () => {
    expect(passwordProblems({ ...values, next: '🌿🌿🌿🌿', again: '🌿🌿🌿🌿' }, true)).toEqual({
      next: 'Use at least 8 characters.',
    })
  })
})

it.each([
  [true, 0, 'Your password is changed.'],
  [true, 1, 'Your password is changed. 1 other device was signed out.'],
  [false, 2, 'Your password is set. 2 other devices were signed out.'],
])('says what happened (%s, %i)', (hadPassword, ended, words) => {
  expect(changedWords(hadPassword, ended)).toBe(words)
})
