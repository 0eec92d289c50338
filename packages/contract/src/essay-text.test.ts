import { expect, it } from 'vitest'
import { htmlToText, textToHtml } from './essay-text.ts'

it.each([
  '',
  'One line.',
  'A paragraph.\n\nAnother one.',
  'A line\nand the next one.',
  '\n\nBlank at the start and the end.\n',
  'Three\n\n\nbreaks, four\n\n\n\nbreaks, five\n\n\n\n\nbreaks.',
  '  Two blanks  inside \t and a tab.',
  '5 < 6 && 7 > 3, "quoted", it’s &amp; and &nbsp; typed by hand',
  '<p>Typed tags</p> stay <b>text</b><br>',
  'Emoji 👩‍🔬🎓 and 漢字 and ñ.',
  '- a typed dash',
])('comes back as it was: %j', (text) => {
  expect(htmlToText(textToHtml(text))).toBe(text)
})

it('makes paragraphs and breaks', () => {
  expect(textToHtml('One\ntwo\r\n\r\nthree & <four>')).toBe(
    '<p>One<br>two</p><p>three &amp; &lt;four&gt;</p>',
  )
})

it.each([
  ['<p>One<br />two</p>\n<p>three</p>', 'One\ntwo\n\nthree'],
  ['plain words', 'plain words'],
  [
    '<h2>Title</h2><p>Text with <strong>bold</strong> and <em>more</em>.</p>',
    'Title\n\nText with bold and more.',
  ],
  [
    '<p>List:</p><ul><li><p>one</p></li><li>two</li></ul><p>End</p>',
    'List:\n\n- one\n- two\n\nEnd',
  ],
  ['<p>caf&eacute; &#8217; &#x2014; &mdash;&nbsp;x &unknown;</p>', 'café ’ — —\u{A0}x &unknown;'],
  ['<p>a</p><script>alert(1)</script><!-- note --><p>b</p>', 'a\n\nb'],
  ['<p>a\nb</p>', 'a b'],
  ['<ul><li>one<p>two</p></li></ul>', '- one\n\ntwo'],
])('reads %j', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})

it('takes what is never closed to go on to the end', () => {
  expect(htmlToText('<p>one</p><!-- two <p>three</p>')).toBe('one')
  expect(htmlToText('<p>one</p><script>two <p>three</p>')).toBe('one')
  expect(htmlToText(`<p>one</p>${'<!--'.repeat(50_000)}`)).toBe('one')
})
