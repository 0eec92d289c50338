import { expect, it } from 'vitest'
import { sanitiseEssay, textOf } from './html.ts'

it('keeps the shape of an essay and drops what could run', () => {
  const html =
    '<p onclick="x()">I <strong>built</strong> it<script>alert(1)</script></p><img src=x onerror=y>'
  expect(sanitiseEssay(html)).toBe('<p>I <strong>built</strong> it</p>')
})

it('reads the words of an essay', () => {
  expect(textOf('<p>Tea &amp; toast &lt;3</p><p>Two</p>')).toBe('Tea & toast <3\nTwo')
  expect(textOf('<p> </p><p><br></p>')).toBe('')
})
