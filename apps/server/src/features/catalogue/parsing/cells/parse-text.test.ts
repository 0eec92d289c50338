import { describe, expect, it } from 'vitest'
import { messyValues } from '../fixtures/messy-values.ts'
import {
  decodeEntities,
  isAbsent,
  repairMojibake,
  repairText,
  toLine,
  toLines,
  wordsOf,
} from './parse-text.ts'

describe('mojibake', () => {
  it.each(messyValues('text'))('repairs $text', ({ text, expected }) => {
    expect(repairText(text)).toBe(expected.text)
  })

  it.each([
    ['Arizona’s café — “yes”', 'utf-8 read as Windows-1252', 'windows-1252'],
    ['Arizona’s café — “yes”', 'utf-8 read as MacRoman', 'macintosh'],
    ['Niño • €5 ™ 🎓', 'utf-8 read as Windows-1252', 'windows-1252'],
  ])('repairs %s from %s', (text, _how, encoding) => {
    const misread = new TextDecoder(encoding).decode(new TextEncoder().encode(text))
    expect(misread).not.toBe(text)
    expect(repairMojibake(misread)).toBe(text)
    const twice = new TextDecoder(encoding).decode(new TextEncoder().encode(misread))
    expect(repairMojibake(twice)).toBe(text)
  })

  it.each([
    '“É”',
    'CAFÉ”',
    'le passé”…',
    'Où? Là.',
    '«Été»',
    'Žižek',
    '日本語',
    'Привет',
    '¬ √ ≈',
    'Ünï ©',
  ])('leaves %s alone', (text) => {
    expect(repairMojibake(text)).toBe(text)
  })
})

it('decodes entities, also those written twice over', () => {
  expect(decodeEntities('Tom &amp; Jerry&rsquo;s &amp;nbsp;&#39;x&#39; &lt;3')).toBe(
    "Tom & Jerry’s \u00a0'x' <3",
  )
  expect(decodeEntities('R&D; 5 < 6 & 7 > 2')).toBe('R&D; 5 < 6 & 7 > 2')
})

it.each([
  '',
  ' ',
  'N/A',
  'n/a',
  'VERIFY',
  'Unspecified',
  'See website',
  'See provider’s site',
  'TBD',
  '-',
  '—',
  'Not specified.',
  'unknown',
  'Please visit the website for details',
])('takes %j for no value', (text) => expect(isAbsent(text)).toBe(true))

it.each(['0', 'No', 'Nevada', 'See the world scholarship', 'Contact lenses for all', 'Open'])(
  'takes %j for a value',
  (text) => expect(isAbsent(text)).toBe(false),
)

it('splits lines on \\n only, and takes bullets off', () => {
  expect(toLines('• One\u2028still one\r\n2. Two\n\n - Three-part')).toEqual([
    'One still one',
    'Two',
    'Three-part',
  ])
})

it('drops what a database cannot hold', () => {
  expect(toLine('a\0b \ud800c')).toBe('ab \ufffdc')
})

it.each([
  'VERIFY',
  'N/A',
  '(not specified)',
  'Not provided',
  'Amount not specified',
  'Deadline: TBD',
  'Award amount is not yet known',
  'No information available',
  '#N/A',
  'xxx',
  'Click here',
  'Eligibility not specified',
  'The deadline has not been announced',
])('takes %j for no words at all', (text) => {
  expect(isAbsent(text)).toBe(true)
  expect(wordsOf(text)).toEqual({})
})

it.each(['Varies', 'Award amounts vary', 'Multiple deadlines', 'Rolling'])(
  'does not repeat %j as the words of a sponsor',
  (text) => expect(wordsOf(text)).toEqual({}),
)

it.each(['Varies by need', 'None of the above', 'Contact with nature', 'Verify your income'])(
  'keeps %j',
  (text) => expect(wordsOf(text)).toEqual({ raw: text }),
)
