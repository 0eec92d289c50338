import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  arbitraryAnswers,
  arbitraryAttested,
  arbitraryListing,
  idOf,
} from '../../testing/arbitraries.ts'
import { runs } from '../../testing/runs.ts'
import type { Answers, FactValue } from '../answers.ts'
import { evaluate } from '../evaluate.ts'
import { FACTS } from '../facts.ts'
import { SCHOOL_LEVELS } from '../option-ids.ts'
import type { Listing } from '../listing.ts'
import { createMatchIndex, type Unlock, type UnlockQuery } from '../match-index.ts'

const TODAY = '2026-11-20'

const queryOf = (answers: Answers, changes: Partial<UnlockQuery> = {}): UnlockQuery => ({
  answers,
  nowMs: 2,
  today: TODAY,
  excluded: new Set(),
  ...changes,
})

function aListing(letter: string, criteria: Listing['criteria'], amountUsd = 100): Listing {
  const times = { createdAtMs: 0, opensAtMs: null, closesAtMs: null }
  const work = {
    effortMinutes: 30,
    fieldIds: [],
    delivery: 'laurel' as const,
    known: 'stated' as const,
  }
  return { id: idOf(letter), criteria, amountUsd, ...times, ...work }
}

/** The answers with one more, as a profile would keep it: an age by the day of birth. */
function answered(answers: Answers, { fact, relation }: Unlock, answer: FactValue): Answers {
  if (fact === 'age') return { ...answers, birthDate: [`${2026 - Number(answer)}-01-01`] }
  return { ...answers, [relation ? `${fact}:${relation}` : fact]: [answer] }
}

const everything = { filters: {}, order: { by: 'createdAt', direction: 'ASC' } } as const

it('opens exactly what it says, whichever answer is given', () => {
  let opened = 0
  fc.assert(
    fc.property(
      fc.array(arbitraryListing, { maxLength: 16, size: 'max' }),
      arbitraryAnswers,
      fc.dictionary(fc.constantFrom(...'abcdefgh').map(idOf), arbitraryAttested),
      (listings, answers, attested) => {
        const index = createMatchIndex(FACTS)
        const amounts = new Map<string, number>()
        for (const listing of listings) {
          index.put(listing)
          amounts.set(listing.id, listing.amountUsd ?? 0)
        }
        const query = queryOf(answers, { attested, excluded: new Set([idOf('a')]) })
        const eligibleWith = (given: Answers) =>
          index
            .query({ ...query, answers: given, ...everything, filters: { verdict: 'eligible' } })
            .page(0, 100)
            .map(({ id }) => id)
        const before = new Set(eligibleWith(answers))
        for (const unlock of index.unlocks(query)) {
          const { relation, fact } = unlock
          expect(answers).not.toHaveProperty(relation ? `${fact}:${relation}` : fact)
          expect(unlock.answers[0]).toMatchObject({
            scholarships: unlock.scholarships,
            amountUsd: unlock.amountUsd,
          })
          for (const { answer, scholarships, amountUsd } of unlock.answers) {
            const after = eligibleWith(answered(answers, unlock, answer))
            const fresh = after.filter((id) => !before.has(id))
            expect(fresh.length, JSON.stringify([fact, answer])).toBe(scholarships)
            expect(fresh.reduce((sum, id) => sum + (amounts.get(id) ?? 0), 0)).toBe(amountUsd)
            expect(scholarships).toBeGreaterThan(0)
            opened += fresh.length
          }
        }
      },
    ),
    { numRuns: 300 },
  )
  expect(opened).toBeGreaterThan(10)
})

it('leaves out no question that would open something', () => {
  const values: readonly [string, FactValue[]][] = [
    ['fieldOfStudy', ['physics', 'law', 'undecided', 'history']],
    ['ethnicity', ['asian', 'black', 'white', 'other']],
    ['gpa', [2, 2.5, 3, 4]],
    ['transfer', [true, false]],
    ['college', ['Reed College']],
    ['employer:parent', ['Acme', 'Initech']],
  ]
  fc.assert(
    fc.property(
      fc.array(arbitraryListing, { maxLength: 12, size: 'max' }),
      arbitraryAnswers,
      (listings, answers) => {
        const index = createMatchIndex(FACTS)
        for (const listing of listings) index.put(listing)
        const eligibleWith = (given: Answers) =>
          index.query({ ...queryOf(given), ...everything }).eligible
        const before = eligibleWith(answers)
        const unlocks = index.unlocks(queryOf(answers))
        for (const [key, possible] of values) {
          if (key in answers) continue
          const [fact, relation] = key.split(':')
          const unlock = unlocks.find((each) => each.fact === fact && each.relation === relation)
          const best = Math.max(
            ...possible.map((value) => eligibleWith({ ...answers, [key]: [value] })),
          )
          expect(unlock?.scholarships ?? 0, key).toBeGreaterThanOrEqual(best - before)
        }
      },
    ),
    { numRuns: runs(200) },
  )
})

it('adds up what many scholarships ask, and writes names as they are written', () => {
  const index = createMatchIndex(FACTS)
  index.put(aListing('a', { all: [{ fact: 'gpa', gte: 3 }] }, 1000))
  index.put(aListing('b', { all: [{ fact: 'gpa', gte: 2.5 }] }, 500))
  index.put(aListing('c', { all: [{ fact: 'college', in: ['Reed College', 'Oberlin'] }] }))
  index.put(aListing('d', { all: [{ fact: 'college', in: ['the reed college'] }] }))
  index.put(
    aListing('e', {
      all: [
        { fact: 'college', in: ['Oberlin'] },
        { fact: 'transfer', is: true },
      ],
    }),
  )
  const unlocks = index.unlocks(queryOf({}))
  expect(unlocks).toHaveLength(2)
  expect(unlocks[0]).toEqual({
    fact: 'gpa',
    scholarships: 2,
    amountUsd: 1500,
    answers: [
      { answer: 3, scholarships: 2, amountUsd: 1500 },
      { answer: 4, scholarships: 2, amountUsd: 1500 },
      { answer: 3.5, scholarships: 2, amountUsd: 1500 },
      { answer: 2.5, scholarships: 1, amountUsd: 500 },
    ],
  })
  expect(unlocks[1]).toMatchObject({
    fact: 'college',
    answers: [
      { answer: 'Reed College', scholarships: 2 },
      { answer: 'Oberlin', scholarships: 1 },
    ],
  })
})

it('counts right where a catalogue is large enough for rows, also what asks one fact twice', () => {
  const index = createMatchIndex(FACTS)
  const levels = SCHOOL_LEVELS
  const twice = (at: number): Listing['criteria'] => ({
    all: [
      { fact: 'schoolLevel', in: [levels[at % 4]!, levels[(at + 1) % 4]!] },
      { fact: 'schoolLevel', notIn: [levels[(at + (at % 3)) % 4]!] },
      ...(at % 5 === 0 ? [{ fact: 'transfer', is: true }] : []),
    ],
  })
  const idAt = (at: number) => `00000000-0000-4000-8000-${at.toString(16).padStart(12, '0')}`
  const listings = Array.from({ length: 2000 }, (_none, at) => ({
    ...aListing('a', twice(at), at),
    id: idAt(at),
  }))
  for (const listing of listings) index.put(listing)
  const [unlock, ...others] = index.unlocks(queryOf({}))
  expect(others).toEqual([])
  expect(unlock?.answers.length).toBeGreaterThan(3)
  for (const { answer, scholarships, amountUsd } of unlock!.answers) {
    const opened = listings.filter(({ criteria }) => {
      const options = { today: TODAY, facts: FACTS }
      return evaluate(criteria, { schoolLevel: [answer] }, options).verdict === 'eligible'
    })
    expect(scholarships).toBe(opened.length)
    expect(amountUsd).toBe(opened.reduce((sum, listing) => sum + listing.amountUsd!, 0))
  }
})

it('counts what waits for a profile once its own question is answered, where many ask one', () => {
  const letters = Array.from({ length: 300 }, (_none, at) => String.fromCharCode(0x4e00 + at))
  const index = createMatchIndex(FACTS)
  const own = { attest: 'Do you play chess?' }
  for (const letter of letters)
    index.put(aListing(letter, { all: [own, { fact: 'sat', gte: 1000 }] }))
  const attested = {
    [idOf(letters[0]!)]: { [own.attest]: true },
    [idOf(letters[1]!)]: { [own.attest]: false },
  }
  expect(index.unlocks(queryOf({}))).toEqual([])
  expect(index.unlocks(queryOf({}, { attested }))).toMatchObject([
    { fact: 'sat', scholarships: 1, amountUsd: 100 },
  ])
})
