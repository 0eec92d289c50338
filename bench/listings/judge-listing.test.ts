import { describe, expect, it } from 'vitest'
import { judgeListing } from './judge-listing.ts'
import type { GoldListing, ReadListing } from './shapes.ts'

const GOLD: GoldListing = {
  title: 'Nurses of Ohio',
  sponsor: 'Buckeye Fund',
  facts: [
    { fact: 'state', in: ['OH', 'KY'] },
    { fact: 'fieldOfStudy', in: ['nursing'] },
    { fact: 'membership', in: ['PTK | Phi Theta Kappa'] },
    { fact: 'firstGeneration', is: true, soft: true },
  ],
  allowed: [{ fact: 'enrolledInCollege', is: true }],
  open: ['careerGoal'],
  unread: ['nominated by the dean'],
}

function aReading(changes: Partial<ReadListing> = {}): ReadListing {
  return {
    title: 'Nurses of Ohio',
    sponsor: 'Buckeye Fund',
    known: 'partly',
    amounts: [],
    award: null,
    deadline: null,
    clauses: [],
    unread: ['You must be nominated by the dean of your college.'],
    ...changes,
  }
}

function judgeCriteria(criteria: unknown, confidence = 'certain') {
  const clauses = [{ words: 'the words', criteria, confidence }]
  const { hard, preferences } = judgeListing(GOLD, aReading({ clauses }))
  return [...hard, ...preferences].map(({ judgement }) => judgement)
}

describe('clauses', () => {
  it.each([
    ['the same', { fact: 'state', in: ['KY', 'OH'] }, ['right']],
    ['several at once', [{ fact: 'fieldOfStudy', is: 'nursing' }, { all: [] }], ['right']],
    ['another way to write a name', { fact: 'membership', in: ['Phi Theta Kappa'] }, ['right']],
    ['one that is as right', { fact: 'enrolledInCollege', is: true }, ['right']],
    ['a weaker one', { fact: 'state', in: ['OH', 'KY', 'WV'] }, ['partial']],
    ['a stronger one', { fact: 'state', in: ['OH'] }, ['wrong']],
    ['one on another fact', { fact: 'gpa', gte: 3 }, ['wrong']],
    ['one on which readers differ', { fact: 'careerGoal', in: ['health_care'] }, ['open']],
    ['a preference taken for a must', { fact: 'firstGeneration', is: true }, ['wrong']],
    ['a preference', { fact: 'firstGeneration', is: true, soft: true }, ['right']],
    ['a must taken for a preference', { fact: 'state', in: ['OH', 'KY'], soft: true }, ['wrong']],
    ['what is no criterion', { fact: 'shoeSize', gte: 42 }, ['wrong']],
    ['a question', { attest: 'Are you nominated?' }, []],
  ])('judges %s', (_what, criteria, expected) => {
    expect(judgeCriteria(criteria)).toEqual(expected)
  })

  it('leaves unsure ones to the student, and finds them as questions', () => {
    const criteria = { fact: 'fieldOfStudy', in: ['nursing'] }
    expect(judgeCriteria(criteria, 'unsure')).toEqual([])
    const clauses = [{ words: 'nurses', criteria, confidence: 'unsure' }]
    const { sought } = judgeListing(GOLD, aReading({ clauses }))
    expect(sought.map(({ found }) => found)).toEqual(['missed', 'asked', 'missed'])
  })

  it('finds a clause on four relatives beside others on the same', () => {
    const relatives = (...ids: string[]) => ({
      any: (['self', 'parent', 'spouse', 'grandparent'] as const).map((relation) => ({
        fact: 'militaryAffiliation',
        relation,
        in: ids,
      })),
    })
    const family = { ...GOLD, facts: [relatives('veteran', 'active_duty')] }
    const clauses = [
      relatives('veteran', 'active_duty'),
      relatives('any_military'),
      relatives('veteran', 'active_duty', 'reserve'),
      relatives('veteran', 'active_duty', 'army', 'navy'),
    ].map((criteria) => ({ words: 'families', criteria, confidence: 'certain' }))
    const { hard, sought } = judgeListing(family, aReading({ clauses }))
    expect(hard.map(({ judgement }) => judgement)).toEqual([
      'right',
      'partial',
      'partial',
      'partial',
    ])
    expect(sought.map(({ found }) => found)).toEqual(['found'])
  })

  it('counts what is found by right and weaker clauses, never by wrong ones', () => {
    const clauses = [
      { words: 'Ohio', criteria: { fact: 'state', in: ['OH'] }, confidence: 'likely' },
      { words: 'PTK', criteria: { fact: 'membership', in: ['PTK'] }, confidence: 'likely' },
      { words: 'care', criteria: { fact: 'fieldOfStudy', in: ['health_professions'] } },
    ].map((clause) => ({ confidence: 'certain', ...clause }))
    const { sought } = judgeListing(GOLD, aReading({ clauses }))
    expect(sought.map(({ found }) => found)).toEqual(['missed', 'partial', 'found'])
  })
})

describe('what no fact expresses', () => {
  it('has to stay a question', () => {
    expect(judgeListing(GOLD, aReading()).lost).toEqual([])
    expect(judgeListing(GOLD, aReading({ unread: [] })).lost).toEqual(['nominated by the dean'])
  })

  it('makes "read to the end" false when it is lost', () => {
    const whole = aReading({ known: 'read', unread: [] })
    expect(judgeListing(GOLD, whole).isCalledWholeInVain).toBe(true)
    expect(judgeListing({ ...GOLD, facts: [], unread: [] }, whole).isCalledWholeInVain).toBe(false)
  })

  it('names the questions of a listing with nothing to ask', () => {
    const nothing = { ...GOLD, facts: [], unread: [], open: [] }
    expect(judgeListing(nothing, aReading({ unread: ['VERIFY'] })).idleQuestions).toEqual([
      'VERIFY',
    ])
    const asking = { ...nothing, facts: [{ any: [{ attest: 'Nominated?' }] }] }
    const asked = [{ words: 'or nominated', criteria: asking.facts, confidence: 'certain' }]
    expect(judgeListing(asking, aReading({ clauses: asked })).idleQuestions).toEqual([])
    const doubtful = { ...nothing, doubt: true }
    expect(judgeListing(doubtful, aReading({ unread: ['VERIFY'] })).idleQuestions).toEqual([])
  })
})

describe('sums and dates', () => {
  const gold: GoldListing = {
    ...GOLD,
    amounts: [],
    award: { kind: 'upTo', max: 5000 },
    deadline: { type: 'recurring', date: '2027-01-15', isEstimate: true, estimates: ['02-01'] },
  }

  it.each<[string, Partial<ReadListing>, string]>([
    ['the same', { award: { kind: 'upTo', max: 5000 } }, 'right'],
    ['nothing', { award: null }, 'unread'],
    ['another kind', { award: { kind: 'fixed', min: 5000, max: 5000 } }, 'wrong'],
    ['a sum too many', { award: { kind: 'upTo', max: 5000 }, amounts: [5000] }, 'wrong'],
  ])('judges an award: %s', (_what, changes, expected) => {
    expect(judgeListing(gold, aReading(changes)).award).toBe(expected)
  })

  it('compares the currency where the listing names one', () => {
    const pounds = { ...gold, award: { kind: 'fixed', min: 5000, max: 5000, currency: 'GBP' } }
    const fixed = { kind: 'fixed', min: 5000, max: 5000 }
    const judged = (currency: string, amounts: number[]) =>
      judgeListing(pounds, aReading({ award: { ...fixed, currency }, amounts })).award
    expect(judged('GBP', [])).toBe('right')
    expect(judged('USD', [])).toBe('wrong')
    expect(judged('GBP', [5000])).toBe('wrong')
  })

  it('takes no award for right where the listing names none', () => {
    const none = { ...gold, award: null }
    expect(judgeListing(none, aReading()).award).toBe('right')
    const guessed = aReading({ award: { kind: 'upTo', max: 75_000 } })
    expect(judgeListing(none, guessed).award).toBe('wrong')
  })

  it('does not miss a sum where it varies', () => {
    const varies: GoldListing = {
      ...gold,
      award: { kind: 'varies' },
      awardAlso: [{ kind: 'fixed', min: 900, max: 900 }],
    }
    expect(judgeListing(varies, aReading()).award).toBe('right')
    const parts = aReading({ award: { kind: 'fixed', min: 900, max: 900 }, amounts: [900] })
    expect(judgeListing(varies, parts).award).toBe('right')
  })

  it.each<[string, ReadListing['deadline'], string]>([
    ['the estimate as one', { type: 'fixed', date: '2027-01-15', isEstimate: true }, 'right'],
    ['the estimate as a date', { type: 'fixed', date: '2027-01-15', isEstimate: false }, 'wrong'],
    ['another estimate', { type: 'fixed', date: '2027-02-01', isEstimate: true }, 'right'],
    ['another date', { type: 'fixed', date: '2027-03-01', isEstimate: true }, 'wrong'],
    ['none', { type: 'varies', date: null }, 'unread'],
    ['rolling', { type: 'rolling', date: null }, 'wrong'],
  ])('judges a date: %s', (_what, deadline, expected) => {
    expect(judgeListing(gold, aReading({ deadline })).deadline).toBe(expected)
  })
})
