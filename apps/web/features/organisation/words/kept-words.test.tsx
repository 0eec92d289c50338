import { afterEach, beforeEach, expect, it } from 'vitest'
import { expireSession } from '../../../api/session.ts'
import { forgetEverything, signIn } from '../../../testing/sign-in.ts'
import { keepWords, readWords } from './kept-words.ts'

beforeEach(() => signIn())
afterEach(forgetEverything)

it('keeps what was typed of each thing apart, until all of it is empty', () => {
  keepWords('note a', { text: 'Ask the school.' })
  keepWords('message a', { subject: 'An interview', text: '' })
  expect(readWords('note a', ['text'])).toEqual({ text: 'Ask the school.' })
  expect(readWords('message a', ['subject', 'text', 'other'])).toEqual({
    subject: 'An interview',
    text: '',
  })
  expect(readWords('note b', ['text'])).toEqual({})
  keepWords('note a', { text: '' })
  expect(readWords('note a', ['text'])).toEqual({})
  keepWords('message a', { subject: '', text: '' })
  expect(localStorage.getItem('sponsorWords')).toBeNull()
})

it('reads nothing of what has another shape', () => {
  const words = { 'note a': { text: 3 }, 'note b': 'text' }
  localStorage.setItem('sponsorWords', JSON.stringify({ ownerId: 'maya', words }))
  expect(readWords('note a', ['text'])).toEqual({})
  expect(readWords('note b', ['text'])).toEqual({})
})

it('keeps it over an expired session for the same person only', () => {
  keepWords('note a', { text: 'Ask the school.' })
  expireSession()
  signIn()
  expect(readWords('note a', ['text'])).toEqual({ text: 'Ask the school.' })
  expireSession()
  signIn({ id: 'noor' })
  expect(readWords('note a', ['text'])).toEqual({})
  signIn()
  expect(readWords('note a', ['text'])).toEqual({})
})
