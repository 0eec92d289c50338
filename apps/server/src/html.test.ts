import fc from 'fast-check'
import sanitizeHtml from 'sanitize-html'
import { describe, expect, it } from 'vitest'
import { isTooDeep, sanitiseEssay, textOf } from './html.ts'

it('keeps the shape of an essay and drops what could run', () => {
  const html =
    '<p onclick="x()">I <strong>built</strong> it<script>alert(1)</script></p><img src=x onerror=y>'
  expect(sanitiseEssay(html)).toBe('<p>I <strong>built</strong> it</p>')
})

it('reads the words of an essay', () => {
  expect(textOf('<p>Tea &amp; toast &lt;3</p><p>Two</p>')).toBe('Tea & toast <3\nTwo')
  expect(textOf('<p> </p><p><br></p>')).toBe('')
})

const simple = fc.constantFrom(
  '<p>',
  '</p>',
  '<br>',
  '<br />',
  '<li>',
  '</b>',
  '&amp;',
  '&lt;',
  'lt;',
  'a',
  ' ',
  '\n',
  '>',
  '\u00a0',
)

it('reads what is simple as it reads everything else', () => {
  fc.assert(
    fc.property(fc.array(simple, { maxLength: 30 }), (pieces) => {
      const html = pieces.join('')
      // An attribute makes it anything but simple.
      expect(textOf(html)).toBe(textOf(`<i class="">${html}</i>`))
    }),
  )
})

const piece = fc.constantFrom(
  '<p>',
  '</p>',
  '<b>',
  '</b>',
  '<br>',
  '<br/>',
  '</i>',
  '<script>',
  '</script>',
  '<li>',
  '</li>',
  '<option>',
  '</option>',
  '<p class="x>y">',
  '<!-- x -->',
  '<!--',
  '<',
  '>',
  '"',
  '&amp;',
  '&lt;b&gt;',
  '&nbsp;',
  '&',
  'word',
  ' ',
  '\n',
  '\u{1F600}',
  '<textarea>',
  '</textarea>',
)

it('reads the words that cleaning leaves, whatever stands between them', () => {
  const byCleaning = (html: string) =>
    sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ')
      .trim()
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const html = pieces.join('')
      const blank = html.replaceAll(/<(?:br|\/p|\/div|\/li|\/h\d|\/blockquote)\s*\/?>/gi, '$&\n')
      expect(textOf(html).replaceAll(/\s+/g, ' ')).toBe(byCleaning(blank))
    }),
  )
})

describe('markup that is deeper than anybody writes', () => {
  const nested = (levels: number) => `${'<b>'.repeat(levels)}word`
  it('is known, and told from much markup side by side', () => {
    expect(isTooDeep(nested(50))).toBe(false)
    expect(isTooDeep(nested(51))).toBe(true)
    expect(isTooDeep('<p>one<p>two<br><b>x</b>'.repeat(5000))).toBe(false)
    expect(isTooDeep(`<!--${nested(100)}-->`)).toBe(false)
  })

  it('is read and cleaned to its words, looked at no further than it is bounded', () => {
    const html = `<p>One &amp; two</p>${nested(66_000)} &lt;three`
    expect(textOf(html)).toBe('One & two\nword <three')
    expect(sanitiseEssay(html)).toBe('One &amp; two\nword &lt;three')
  })
})
