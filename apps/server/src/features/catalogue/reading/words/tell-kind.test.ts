import { expect, it } from 'vitest'
import { growsTooFast } from '../../../../testing/read-patterns.ts'
import { ABOUT_KINDS } from '../lexicon/about-words.ts'
import { LEADS } from '../lexicon/lead-words.ts'
import { NO_RULES } from '../lexicon/sentence-kinds.ts'
import { type KindWords, kindTeller, lineOf, patternsOf } from './tell-kind.ts'

const tell = kindTeller([
  { kind: 'whole', is: ['how to apply', 'to enter'] },
  { kind: 'opening', opens: ['the award'] },
  {
    kind: 'beginning',
    begins: ['winners? ', 'judging$'],
    holds: ['essays?\\b'],
    unless: /\bnot\b/i,
  },
  { kind: 'name', beginsAsWritten: ['[A-Z]\\w+ is an? \\w+ (?:club|firm)\\b'] },
  { kind: 'late', holdsWords: ['renew'] },
  { kind: 'never', is: ['to enter'] },
])

it.each([
  ['How to Apply?', 'whole'],
  ['TO ENTER', 'whole'],
  ['How to apply online', null],
  ['The awards: up to $500', 'opening'],
  ['See the award', null],
  ['Winners meet in May.', 'beginning'],
  ['JUDGING', 'beginning'],
  ['Judging takes a week.', null],
  ['Send two ESSAYS.', 'beginning'],
  ['Winners do not travel.', null],
  ['Winners do not renew.', 'late'],
  ['Lodge is a rowing club.', 'name'],
  ['lodge is a rowing club.', null],
  ['It is Re-newed', null],
  ['It is non-renewable', 'late'],
  ['', null],
])('the first row that tells it: %s', (text, kind) => {
  expect(tell(lineOf(text))).toBe(kind)
})

it('splits no more of a line than is asked for', () => {
  expect(lineOf('Selection of winners', 9).words).toBe(lineOf('Selection').words)
})

it.each<[string, readonly KindWords<string>[]]>([
  ['LEADS', LEADS],
  ['NO_RULES', NO_RULES],
  ['ABOUT_KINDS', ABOUT_KINDS],
])('no way of %s takes time that grows faster than the text', (_, table) => {
  const patterns = table.flatMap(patternsOf).map(({ pattern }) => pattern)
  expect(patterns.length).toBeGreaterThan(5)
  expect(patterns.filter(growsTooFast)).toEqual([])
})
