import { expect, it } from 'vitest'
import { convertAnswer, writtenText } from './convert-answer.ts'

it('reads the words of every kind of answer', () => {
  expect(writtenText('editor', '<p>One &amp; <b>two</b></p>')).toBe('One & two')
  expect(writtenText('text', ' One < two ')).toBe('One < two')
  expect(writtenText('checkbox', ['A', 'B'])).toBe('A\nB')
})

it('turns a text into an essay and an essay into a text', () => {
  const text = 'One\ntwo\n\nthree & <four>'
  const html = convertAnswer(text, 'text', 'editor')
  expect(html).toBe('<p>One<br>two</p><p>three &amp; &lt;four&gt;</p>')
  expect(convertAnswer(html, 'editor', 'text')).toBe('One\ntwo\nthree & <four>')
})

it('leaves what has the same form as it is', () => {
  expect(convertAnswer('<p>One</p>', 'editor', 'editor')).toBe('<p>One</p>')
  expect(convertAnswer(['A'], 'checkbox', 'checkbox')).toEqual(['A'])
})
