import { expect, it } from 'vitest'
import { cutAt, cutAtWord, plainText } from './snippet.ts'

it.each([
  ['<p>Ten students.</p><p>Pick a day &amp; send.</p>', 'Ten students. Pick a day & send.'],
  ['<b>Bold</b>, then <i>not</i>', 'Bold, then not'],
  ['GPA &lt; 3 and 2 < 3', 'GPA < 3 and 2 < 3'],
  ['<script>alert(1)</script>Safe', 'Safe'],
  ['It&#8217;s &#x2019; &nbsp; &unknown;', 'It’s ’ &unknown;'],
  ['line\n\n  break<br>here', 'line break here'],
  [
    '<ul><li>Blind students</li><li>A 3.0 GPA.</li><li>Proof</li></ul>',
    'Blind students; A 3.0 GPA. Proof',
  ],
])('reads %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

it.each([
  ['short', 10, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['a nursing program, two awards', 18, 'a nursing program…'],
  ['a nursing program, two awards', 12, 'a nursing…'],
  ['Donaudampfschifffahrt', 5, 'Donau…'],
  ['🎓🎓🎓🎓', 2, '🎓🎓…'],
])('cuts %j at %i', (text, length, cut) => {
  expect(cutAtWord(text, length)).toBe(cut)
})

it('cuts a title at a character', () => {
  expect(cutAt('Hartwell Community Leaders Grant', 20)).toBe('Hartwell Community L…')
  expect(cutAt('Short', 20)).toBe('Short')
})
