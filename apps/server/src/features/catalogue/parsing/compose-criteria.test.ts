import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ComposedClause, composeCriteria } from './compose-criteria.ts'
import { asRead } from './keep-reading.ts'
import { toScholarship } from './parse-row.ts'

const OHIO = { fact: 'state', in: ['OH'] } as const
const clause = (more: Partial<ComposedClause> = {}): ComposedClause => ({
  words: 'residents of Ohio',
  criteria: OHIO,
  confidence: 'certain',
  isAsked: false,
  state: 'read',
  ...more,
})
const sentence = (more: Partial<ComposedClause> = {}) =>
  clause({
    words: 'Must keep bees.',
    criteria: { attest: 'Must keep bees.' },
    confidence: 'unread',
    isAsked: true,
    ...more,
  })

describe('what a listing asks, made of what was read and decided', () => {
  const bees = { attest: 'Must keep bees.' }
  const cases: [string, 'read' | 'partly' | 'unread', ComposedClause[], unknown[], string][] = [
    ['as it was read', 'partly', [clause(), sentence()], [OHIO, bees], 'partly'],
    ['unsure clauses decide nothing', 'read', [clause({ confidence: 'unsure' })], [], 'read'],
    [
      'unsure clauses that were confirmed decide',
      'read',
      [clause({ confidence: 'unsure', state: 'confirmed' })],
      [OHIO],
      'read',
    ],
    [
      'a confirmed sentence is a question of the sponsor’s',
      'partly',
      [clause(), sentence({ state: 'confirmed' })],
      [OHIO, bees],
      'read',
    ],
    [
      'a sentence may turn out to ask nothing',
      'partly',
      [clause(), sentence({ state: 'rejected' })],
      [OHIO],
      'read',
    ],
    [
      'a sentence may turn out to ask a fact',
      'unread',
      [sentence({ state: 'confirmed', criteria: { fact: 'gpa', gte: 3 } })],
      [{ fact: 'gpa', gte: 3 }],
      'read',
    ],
    [
      'what is asked is not preferred as well',
      'read',
      [clause({ criteria: { ...OHIO, soft: true } }), clause()],
      [OHIO],
      'read',
    ],
    [
      'what is asked no more may still be preferred',
      'read',
      [clause({ criteria: { ...OHIO, soft: true } }), clause({ state: 'rejected' })],
      [{ ...OHIO, soft: true }],
      'read',
    ],
    [
      'one sentence settled of two',
      'partly',
      [sentence({ state: 'confirmed' }), sentence({ criteria: { attest: 'Do you like bees?' } })],
      [bees, { attest: 'Do you like bees?' }],
      'partly',
    ],
    ['all turned down is not open to all', 'read', [clause({ state: 'rejected' })], [], 'unread'],
    [
      'sentences of nothing open nothing',
      'unread',
      [sentence({ state: 'rejected' })],
      [],
      'unread',
    ],
  ]
  it.each(cases)('%s', (_name, known, clauses, criteria, knownNow) => {
    const composed = composeCriteria(known, clauses)
    expect(composed.criteria.all).toEqual(criteria)
    expect(composed.known).toBe(knownNow)
  })

  describe('levels that another entry of the award names', () => {
    const levels = (...ids: string[]) => ({ fact: 'schoolLevel', in: ids })
    const of = (...ids: string[]) => clause({ criteria: levels(...ids) })
    const elsewhere = (...ids: string[]) => ({
      ...of(...ids),
      confidence: 'unsure' as const,
      fromId: 'other',
    })
    const askedOf = (...clauses: ComposedClause[]) => composeCriteria('read', clauses).criteria.all

    it.each([
      ['of another stage', ['graduate'], ['hs_senior', 'graduate'], ['graduate', 'hs_senior']],
      ['of other years of it', ['hs_senior'], ['hs_junior'], ['hs_senior', 'hs_junior']],
    ])('shut out nobody %s', (_, own, other, both) => {
      expect(askedOf(of(...own), elsewhere(...other))).toEqual([levels(...both)])
    })

    it.each<[string, string, string, string[]]>([
      ['a text here names its years', 'for high school juniors', 'column', ['hs_junior']],
      [
        'the other has it from a text',
        'for high school juniors',
        'rules',
        ['hs_junior', 'hs_senior'],
      ],
      ['both are named here', 'Juniors and seniors', 'column', ['hs_junior', 'hs_senior']],
      ['none is named here', 'Must keep bees.', 'column', ['hs_junior', 'hs_senior']],
    ])('of another’s column, where %s', (_, words, reader, asked) => {
      const juniors = { ...of('hs_junior'), words: 'grade levels: junior', reader: 'column' }
      const other = { ...elsewhere('hs_senior'), words: 'Education level: senior', reader }
      const own = sentence({ words, isAsked: false, reader: 'rules' })
      expect(askedOf(juniors, own, other)).toEqual([levels(...asked)])
    })

    it('widen nothing that is said more exactly, or that a person confirmed', () => {
      const juniors = of('college_junior')
      expect(askedOf(juniors, elsewhere('undergraduate'))).toEqual([juniors.criteria])
      const confirmed = { ...juniors, state: 'confirmed' as const }
      expect(askedOf(confirmed, elsewhere('graduate'))).toEqual([juniors.criteria])
    })
  })

  it('shows sentences that cannot be asked, until they are settled', () => {
    const shown = sentence({ isAsked: false })
    expect(composeCriteria('partly', [clause(), shown])).toMatchObject({
      criteria: { all: [OHIO] },
      unreadSentences: ['Must keep bees.'],
    })
    const settled = composeCriteria('partly', [clause(), { ...shown, state: 'rejected' }])
    expect(settled.unreadSentences).toEqual([])
  })
})

it('is made again from what is kept, whatever was read', () => {
  const path = new URL('fixtures/messy-values.json', import.meta.url)
  const texts = readFileSync(path, 'utf8').match(/"[^"\n]{4,200}"/g) ?? []
  expect(texts.length).toBeGreaterThan(40)
  for (const text of texts) {
    const eligibility = `${text.slice(1, -1)}\nOpen to women in Ohio. Must have a 3.0 GPA.`
    const parsed = toScholarship(
      { title: 'Award', sponsor: 'Fund', eligibility, states: 'Ohio' },
      { today: '2026-11-20' },
    )
    if ('quarantine' in parsed) throw new Error(parsed.quarantine)
    const { criteria, known, unreadSentences, reading } = parsed.scholarship
    expect(composeCriteria(known, asRead(reading?.clauses ?? []))).toEqual({
      criteria,
      known,
      unreadSentences,
    })
  }
})
