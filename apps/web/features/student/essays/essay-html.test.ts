import { expect, it } from 'vitest'
import { toStoredHtml } from './essay-html.ts'

it('writes breaks and hard blanks as the server does', () => {
  expect(toStoredHtml('<p>One<br>two&nbsp;three &amp; four</p>')).toBe(
    '<p>One<br />two\u{A0}three &amp; four</p>',
  )
})

it('leaves everything else alone', () => {
  const html =
    '<h2>A</h2><ol><li><p><strong>b</strong></p></li></ol><blockquote><p></p></blockquote>'
  expect(toStoredHtml(html)).toBe(html)
})

it.each(['', '<p></p>', '<p> </p><p><br></p>', '<ul><li><p>&nbsp;</p></li></ul>'])(
  'takes %j for no answer',
  (html) => expect(toStoredHtml(html)).toBe(''),
)
