import { describe, expect, it } from 'vitest'
import { isReadable, pageText } from './page-text.ts'

const read = (html: string, contentType?: string) => pageText(Buffer.from(html), contentType)

describe('the text of a page', () => {
  it('has a line for each block and leaves out what is no text of it', () => {
    const page = `<html><head><title>Fund</title><script>var a = '<p>'</script></head><body>
      <nav><a href="/">Home</a></nav>
      <h1>Nurses&nbsp;Fund</h1><p>Three <b>awards</b> of
      $1,200.</p><ul><li>Ohio</li><li>2.5 &amp; more</li></ul>
      <table><tr><td>Closes</td><td>1 March</td></tr></table><button>Menu</button></body></html>`
    expect(read(page)).toBe(
      'Nurses Fund\nThree awards of $1,200.\nOhio\n2.5 & more\nCloses\n1 March',
    )
  })

  it('takes plain text as it is', () => {
    expect(read('a < b\n\n c', 'text/plain; charset=utf-8')).toBe('a < b\nc')
  })

  it('reads the characters that the page was written in', () => {
    const page = Buffer.from('<meta charset="iso-8859-1"><p>Beca de Le\u00f3n', 'latin1')
    expect(pageText(page, 'text/html')).toBe('Beca de León')
    expect(pageText(Buffer.from('<p>León'), 'text/html; charset=martian')).toBe('León')
  })

  it('stops where a page nests without an end, and where it is longer than any', () => {
    expect(read(`<p>Here</p>${'<div>'.repeat(50_000)}there`)).toBe('Here')
    expect(read('word '.repeat(100_000))).toHaveLength(60_000)
  })

  it.each([
    ['text/html; charset=utf-8', true],
    ['application/xhtml+xml', true],
    ['application/pdf', false],
    ['image/png', false],
  ])('of %s is there: %s', (contentType, isThere) => {
    expect(isReadable(contentType)).toBe(isThere)
  })
})
