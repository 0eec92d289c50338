import { afterEach, expect, it } from 'vitest'
import { forgetEverything } from '../../../testing/sign-in.ts'
import { keepWords, readWords } from './kept-words.ts'

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
  localStorage.setItem('sponsorWords', JSON.stringify({ 'note a': { text: 3 }, 'note b': 'text' }))
  expect(readWords('note a', ['text'])).toEqual({})
  expect(readWords('note b', ['text'])).toEqual({})
})
