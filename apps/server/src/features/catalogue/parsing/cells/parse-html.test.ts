import { expect, it } from 'vitest'
import { listHtml, toPlainText, toSafeHtml } from './parse-html.ts'

it.each([
  ['<p onclick="x()">Hi <script>alert(1)</script><b>you</b></p>', '<p>Hi <b>you</b></p>'],
  [
    '<a href="javascript:alert(1)">x</a>',
    '<a rel="noopener noreferrer nofollow" target="_blank">x</a>',
  ],
  ['<img src=x onerror=alert(1)>Text', 'Text'],
  ['<iframe src="https://x.example"></iframe><p>ok</p>', '<p>ok</p>'],
  ['&lt;p&gt;Twice escaped&lt;/p&gt;', '<p>Twice escaped</p>'],
  ['One & two\n\nGPA < 3.0', '<p>One &amp; two</p><p>GPA &lt; 3.0</p>'],
  ['Arizona‚Äôs', '<p>Arizona’s</p>'],
])('makes %j safe', (source, safe) => expect(toSafeHtml(source)).toBe(safe))

it('reads the text of HTML block by block', () => {
  expect(toPlainText('<p>One&nbsp;&amp; two</p><ul><li>three</li><li>four</li></ul>')).toBe(
    'One & two\nthree\nfour',
  )
})

it('escapes what it lists', () => {
  expect(listHtml(['a < b', 'c'])).toBe('<ul><li>a &lt; b</li><li>c</li></ul>')
  expect(listHtml([])).toBe('')
})
