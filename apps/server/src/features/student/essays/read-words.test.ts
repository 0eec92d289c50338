import { countWords } from '@laurel/contract/count-words'
import { htmlToText } from '@laurel/contract/essay-text'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sanitiseEssay } from '../../../html.ts'
import { readWords } from './read-words.ts'

const keysOf = (html: string) => readWords(html).map(({ key }) => key)

it('finds words whatever their signs, case and markup', () => {
  expect(keysOf('<p>“Why <em>nur</em>sing?” – I, a <b>Café</b>&nbsp;fan &amp; more</p>')).toEqual([
    'why',
    'nursing',
    'i',
    'a',
    'café',
    'fan',
    'more',
  ])
})

it('ends a word with its line', () => {
  expect(keysOf('<ul><li>one</li><li><p>two</p></li></ul><p>three<br />four</p>')).toEqual([
    'one',
    'two',
    'three',
    'four',
  ])
})

it('says where in the HTML a word stands', () => {
  const html = '<p>A <b>bold</b> word</p>'
  const [, bold] = readWords(html)
  expect(html.slice(bold?.start, bold?.end)).toBe('<b>bold</b>')
  expect(html.slice(bold?.at)).toMatch(/^bold/)
})

it('finds as many words as the plain text has', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<br>',
    '<ul>',
    '<li>',
    '</li>',
    '</ul>',
    'word',
    'é',
    ' ',
    '-',
    '&',
    '<',
    '1',
    '\u{200B}',
    '😀',
    'ا',
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const html = sanitiseEssay(pieces.join(''))
      expect(readWords(html)).toHaveLength(countWords(htmlToText(html)))
    }),
  )
})

it('comes to the end of the longest paste, whatever tag was begun in it and never ended', () => {
  expect(readWords(`<${'a'.repeat(200_000)}`)).toHaveLength(1)
  expect(readWords('<a'.repeat(100_000))).toHaveLength(1)
})
