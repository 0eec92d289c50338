import { describe, expect, it } from 'vitest'
import { type Entry, survivorFirst, weighPair } from './weigh-pair.ts'

const entry = (id: string, rest: Partial<Entry> = {}): Entry => ({
  id,
  title: 'Bright Rivers Award',
  sponsor: 'Clean Water Fund',
  text: '',
  known: 'read',
  clauses: 2,
  amountMaxUsd: 0,
  deadline: { type: 'varies', date: null, timeZone: 'America/New_York', raw: '' },
  applyUrl: null,
  delivery: 'provider',
  opensAt: null,
  createdAt: new Date('2026-11-01'),
  sourceKey: `list-${id}`,
  isInUse: false,
  isOwned: false,
  ...rest,
})
const on = (date: string, isEstimate = false): Entry['deadline'] => ({
  type: 'fixed',
  date,
  timeZone: 'America/New_York',
  raw: date,
  ...(isEstimate && { isEstimate }),
})
const longText = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ')

describe('two entries of one award', () => {
  it('have the same title and sponsor, and nothing against it', () => {
    expect(weighPair(entry('a'), entry('b')).verdict).toBe('same')
    expect(weighPair(entry('a', { amountMaxUsd: 500 }), entry('b')).verdict).toBe('same')
  })

  it('may be called a program in one of them', () => {
    const other = entry('b', { title: 'The Bright Rivers Award Program' })
    expect(weighPair(entry('a'), other).verdict).toBe('same')
  })

  it('may be called scholarships in one of them, and its sponsor by its legal form', () => {
    const title = 'Clean Water Scholarships'
    const one = entry('a', { title, sponsor: 'Clean Water Company, Inc.' })
    const other = entry('b', { title: 'Clean Water Scholarship', sponsor: 'Clean Water' })
    expect(weighPair(one, other).verdict).toBe('same')
    const ofAFoundation = { ...other, sponsor: 'Clean Water Foundation' }
    expect(weighPair(one, ofAFoundation).verdict).toBe('maybe')
  })

  it('may name in brackets who runs it for its sponsor', () => {
    const of = (id: string, behind = '') => entry(id, { sponsor: `Brook Foundation${behind}` })
    expect(weighPair(of('a'), of('b', ' (administered by Meadow Trust)')).verdict).toBe('same')
    expect(weighPair(of('a'), of('b', ' (Meadow Chapter)')).verdict).toBe('different')
  })

  it('may have a title that another award of the sponsor could have, but not in one file', () => {
    const plain = { title: 'Clean Water Fund Scholarship' }
    const pair = [entry('a', plain), entry('b', plain)] as const
    expect(weighPair(...pair).verdict).toBe('same')
    expect(weighPair(...pair, true).verdict).toBe('maybe')
  })

  it('lead to one site under one title, whatever the sponsor is called besides', () => {
    const one = entry('a', { applyUrl: 'https://clean-water.org/apply', amountMaxUsd: 500 })
    const other = { ...one, id: 'b', sponsor: 'The Clean Meadows Trust', amountMaxUsd: 900 }
    expect(weighPair(one, other).verdict).toBe('same')
    expect(weighPair(one, other, true).verdict).toBe('maybe')
    const [bare, otherBare] = [one, other].map((each) => ({ ...each, title: 'Clean Scholarship' }))
    expect(weighPair(bare!, otherBare!).verdict).toBe('maybe')
    expect(weighPair(bare!, { ...otherBare!, amountMaxUsd: 0 }).verdict).toBe('same')
  })

  it('may be one where the title is nearly the same', () => {
    const other = entry('b', { title: 'Bright Rivers Scholarship' })
    expect(weighPair(entry('a'), other).verdict).toBe('maybe')
  })

  it.each<[string, Partial<Entry>, Partial<Entry>]>([
    ['sums', { amountMaxUsd: 500 }, { amountMaxUsd: 1000 }],
    ['announced days', { deadline: on('2027-03-01') }, { deadline: on('2027-04-01') }],
  ])('of two catalogues may differ in %s, of one file not', (_, one, other) => {
    const pair = [entry('a', one), entry('b', other)] as const
    expect(weighPair(...pair).verdict).toBe('same')
    expect(weighPair(...pair, true).verdict).toBe('maybe')
  })

  it('are not surely one under two names where sums differ', () => {
    const one = entry('a', { text: longText, amountMaxUsd: 500 })
    const other = entry('b', { text: longText, title: 'Rivers Prize of 1999', amountMaxUsd: 900 })
    expect(weighPair(one, other).verdict).toBe('maybe')
  })

  it('may have days of which one is an estimate', () => {
    const one = entry('a', { deadline: on('2027-03-01') })
    const other = entry('b', { deadline: on('2027-03-15', true) })
    expect(weighPair(one, other).verdict).toBe('same')
  })

  it('are left to a person when students work on both', () => {
    const one = entry('a', { isInUse: true })
    expect(weighPair(one, entry('b', { isInUse: true })).verdict).toBe('maybe')
    expect(weighPair(one, entry('b')).verdict).toBe('same')
  })

  it('may have one text under two names: for sure of one sponsor, perhaps of two', () => {
    const one = entry('a', { text: longText })
    const renamed = entry('b', { text: longText, title: 'Rivers Prize of 1999' })
    expect(weighPair(one, renamed)).toMatchObject({ verdict: 'same', basis: 'text', likeness: 1 })
    const ofOthers = { ...renamed, sponsor: 'Dry Land Fund' }
    expect(weighPair(one, ofOthers).verdict).toBe('maybe')
  })

  it('are two where neither name nor text is alike', () => {
    expect(weighPair(entry('a'), entry('b', { title: 'Deep Lakes Award' })).verdict).toBe(
      'different',
    )
  })
})

describe('the entry that stays', () => {
  const NOW = new Date('2026-11-20')
  const better: [string, Partial<Entry>, Partial<Entry>][] = [
    [
      'is the one that its sponsor looks after',
      { isOwned: true },
      { isInUse: true, known: 'read' },
    ],
    ['is the one that students work on', { isInUse: true, known: 'unread' }, {}],
    ['is the one of an organiser', { delivery: 'laurel', known: 'partly' }, {}],
    [
      'is the one that was read more fully',
      { known: 'read', clauses: 1 },
      { known: 'partly', clauses: 5 },
    ],
    ['is the one that asks more', { clauses: 3 }, { clauses: 2, applyUrl: 'https://example.org' }],
    [
      'has an announced day',
      { deadline: on('2027-03-01'), known: 'partly' },
      { known: 'read', clauses: 5 },
    ],
    [
      'is open already',
      { known: 'partly', deadline: on('2027-04-30', true) },
      { opensAt: new Date('2027-01-01'), deadline: on('2027-04-30'), clauses: 5 },
    ],
    [
      'is closed, where it announced the day',
      { known: 'partly', deadline: on('2026-11-19') },
      { clauses: 5 },
    ],
    ['has opened as the other has', { opensAt: new Date('2026-11-01'), clauses: 3 }, {}],
    ['is the older one', {}, { createdAt: new Date('2026-11-02') }],
    ['is the first by source, whatever its id', { sourceKey: 'a-list' }, {}],
  ]
  it.each(better)('%s', (_, one, other) => {
    const [winner, loser] = [entry('z', one), entry('a', other)]
    expect(survivorFirst(winner, loser, NOW)[0].id).toBe('z')
    expect(survivorFirst(loser, winner, NOW)[0].id).toBe('z')
  })
})
