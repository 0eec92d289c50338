import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toScholarship } from './parse-row.ts'

const today = '2026-11-20'
const plain = { title: 'Harbour Award', sponsor: 'Harbour Trust' }

const read = (row: unknown) => {
  const parsed = toScholarship(row, { today })
  if ('quarantine' in parsed) throw new Error(parsed.quarantine)
  return parsed.scholarship
}

const nested = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown

const names = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`name ${at}`, at]))

it.each([
  ['not an object', 'text', 'The row is not an object.'],
  ['a list', [], 'The row is not an object.'],
  ['nothing', null, 'The row is not an object.'],
  ['no title', { sponsor: 'x' }, 'The row has no title.'],
  ['an absent title', { title: 'N/A' }, 'The row has no title.'],
  ['a long title', { title: 'x'.repeat(301) }, 'The title is longer than 300 characters.'],
  [
    'a long description',
    { ...plain, description: 'x'.repeat(100_001) },
    'The description is longer than 100000 characters.',
  ],
  [
    'an unknown fact',
    { ...plain, criteria: [{ fact: 'shoeSize', gte: 3 }] },
    'criteria[0].fact: Unknown fact "shoeSize".',
  ],
  [
    'an unknown option',
    { ...plain, criteria: [{ fact: 'state', in: ['Nevada'] }] },
    'criteria[0].in[0]: "Nevada" is not an option of state.',
  ],
  ['no amounts', { ...plain, amounts: ['much'] }, 'amounts must be a list of positive numbers.'],
  ['a negative amount', { ...plain, amounts: [-5] }, 'amounts must be a list of positive numbers.'],
  ['a wrong kind', { ...plain, award: { kind: 'huge' } }, expect.stringContaining('award.kind')],
  [
    'a wrong day',
    { ...plain, deadline: { type: 'fixed', date: '2027-02-30' } },
    'deadline.date must be a date, YYYY-MM-DD.',
  ],
  [
    'a wrong zone',
    { ...plain, deadline: { type: 'rolling', timeZone: 'Mars' } },
    'deadline.timeZone is not a time zone.',
  ],
  [
    'a requirement without a title',
    { ...plain, requirements: [{ dataType: 'text' }] },
    'requirements[0] has no title.',
  ],
  [
    'a requirement of no type',
    { ...plain, requirements: [{ title: 'x', dataType: 'movie' }] },
    expect.stringContaining('requirements[0].dataType'),
  ],
  [
    'wrong limits',
    { ...plain, requirements: [{ title: 'x', dataType: 'file', limits: { fileSize: -1 } }] },
    'requirements[0]: limits.fileSize must be a positive number.',
  ],
  ['a policy of no kind', { ...plain, aiPolicy: 'maybe' }, expect.stringContaining('aiPolicy')],
  ['a row of wells', { ...plain, extra: nested }, 'The row nests more than 30 deep.'],
  ['a row of names', { ...plain, ...names(2000) }, 'The row has more columns than any listing.'],
  [
    'a row of names within',
    { ...plain, extra: [names(1000), names(1000)] },
    'The row has more columns than any listing.',
  ],
])('sets aside a row with %s', (_name, row, reason) => {
  expect(toScholarship(row, { today })).toMatchObject({ quarantine: reason })
})

it('drops what the database cannot hold', () => {
  expect(
    read({ ...plain, title: 'A\0b', criteria: [{ attest: 'Half \ud800 a sign?' }] }),
  ).toMatchObject({
    title: 'Ab',
    criteria: { all: [{ attest: 'Half \ufffd a sign?' }] },
  })
})

it('keeps long values in words, without searching them', () => {
  const long = `$1,000 ${'and more words '.repeat(200)}`
  const parsed = read({ ...plain, Award: long, State: long, Deadline: `March 1, 2027 ${long}` })
  expect(parsed).toMatchObject({ amounts: [], award: { kind: 'varies' }, deadline: { date: null } })
  expect(parsed.criteria.all).toEqual([])
  expect(parsed.unreadSentences).toEqual([`State: ${long.trim()}`])
})

it('answers for any row, and never breaks', () => {
  const names = [
    'title',
    'sponsor',
    'award',
    'amounts',
    'deadline',
    'criteria',
    'eligibility',
    'requirements',
    'source',
    'GPA',
    'State',
    '__proto__',
    'limits',
  ]
  const rows = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(fc.anything({ maxDepth: 3 }), fc.string({ unit: 'binary' })),
  )
  fc.assert(
    fc.property(rows, (row) => {
      const parsed = toScholarship({ ...plain, ...row }, { today })
      return 'quarantine' in parsed || parsed.scholarship.title !== ''
    }),
    { numRuns: 100 },
  )
})
