import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  arbitraryAnswers,
  arbitraryAttested,
  arbitraryCriteria,
  QUESTIONS,
} from '../testing/arbitraries.ts'
import type { Answers, FactValue } from './answers.ts'
import type { Clause, Criteria } from './criteria.ts'
import { decidingQuestions } from './deciding-facts.ts'
import { evaluate, type OpenQuestion } from './evaluate.ts'
import { FACTS } from './facts.ts'

const TODAY = '2026-11-20'

/** What stands for every answer a student could give to a question of the small test world. */
const WORLD: Readonly<Record<string, readonly (readonly FactValue[])[]>> = {
  fieldOfStudy: [['physics'], ['law'], ['history'], ['undecided']],
  ethnicity: [[], ['asian'], ['white'], ['asian', 'white'], ['pacific_islander']],
  gpa: [[1.9], [2], [2.3], [2.5], [2.7], [3], [3.5]],
  age: [['2012-01-01'], ['2007-06-01'], ['2000-06-01']],
  transfer: [[true], [false]],
  college: [[], ['Reed College'], ['Elsewhere']],
  'employer:parent': [[], ['Acme'], ['Initech'], ['Elsewhere']],
}

type Known = { readonly answers: Answers; readonly attested: Readonly<Record<string, boolean>> }

const keyOf = (question: OpenQuestion): string =>
  'attest' in question ? question.attest : [question.fact, question.relation ?? []].flat().join(':')

/** Everything a student could answer to these questions, one way after the other. */
function* assignments(keys: readonly string[], known: Known): Generator<Known> {
  const [key, ...rest] = keys
  if (key === undefined) {
    yield known
    return
  }
  if (QUESTIONS.includes(key))
    for (const yes of [true, false])
      yield* assignments(rest, { ...known, attested: { ...known.attested, [key]: yes } })
  else
    for (const values of WORLD[key] ?? [])
      yield* assignments(rest, {
        ...known,
        answers: { ...known.answers, [key === 'age' ? 'birthDate' : key]: values },
      })
}

const verdictOf = (criteria: Criteria, { answers, attested }: Known) =>
  evaluate(criteria, answers, { today: TODAY, facts: FACTS, attested }).verdict

const canOpen = (criteria: Criteria, known: Known, keys: readonly string[]): boolean =>
  [...assignments(keys, known)].some((given) => verdictOf(criteria, given) === 'eligible')

/** Keys of the questions about which nothing decided is known. */
function openKeys({ answers, attested }: Known): string[] {
  const facts = Object.keys(WORLD).filter((key) => {
    const given = answers[key === 'age' ? 'birthDate' : key]
    // Undecided beside a field that is named says nothing.
    return given === undefined || (given.length === 1 && given[0] === 'undecided')
  })
  return [...facts, ...QUESTIONS.filter((question) => !(question in attested))]
}

function* subsets(keys: readonly string[], size: number): Generator<string[]> {
  if (size === 0) {
    yield []
    return
  }
  for (const [at, key] of keys.entries())
    for (const rest of subsets(keys.slice(at + 1), size - 1)) yield [key, ...rest]
}

const decide = (criteria: Criteria, { answers, attested }: Known) =>
  decidingQuestions(criteria, answers, { today: TODAY, facts: FACTS, attested })

describe('the questions that decide a scholarship', () => {
  it('are the fewest with answers that make it eligible, by trying every answer', () => {
    const sizes = new Set<number>()
    fc.assert(
      fc.property(arbitraryCriteria, arbitraryAnswers, arbitraryAttested, (...drawn) => {
        const [criteria, answers, attested] = drawn
        const known = { answers, attested }
        const keys = decide(criteria, known).map(keyOf)
        sizes.add(keys.length)
        expect(new Set(keys).size).toBe(keys.length)
        const isOpen = verdictOf(criteria, known) === 'possible'
        if (!isOpen) expect(keys).toEqual([])
        const smaller = keys.length > 0 ? keys.length - 1 : isOpen ? 2 : 0
        for (let size = 1; size <= smaller; size += 1)
          for (const fewer of subsets(openKeys(known), size))
            expect(canOpen(criteria, known, fewer), fewer.join()).toBe(false)
        if (keys.length > 0) expect(canOpen(criteria, known, keys), keys.join()).toBe(true)
      }),
      { numRuns: 400 },
    )
    expect([...sizes].toSorted().slice(0, 3)).toEqual([0, 1, 2])
  })

  const gpa = { fact: 'gpa', gte: 3 }
  const transfer = { fact: 'transfer', is: true }
  const veteran = { attest: 'Are you a veteran?' }
  const adult = { fact: 'age', gte: 18 }

  it.each<[string, Clause[], Answers, OpenQuestion[]]>([
    ['all that is unknown', [gpa, transfer], {}, [{ fact: 'gpa' }, { fact: 'transfer' }]],
    ['not what is known', [gpa, transfer], { gpa: [3.5] }, [{ fact: 'transfer' }]],
    ['nothing when it is lost', [gpa, transfer], { gpa: [2] }, []],
    ['nothing for a preference', [{ ...gpa, soft: true }], {}, []],
    ['the cheaper branch', [{ any: [{ all: [gpa, adult] }, veteran] }], {}, [veteran]],
    [
      'one question for two choices',
      [{ any: [gpa, transfer] }, { any: [transfer, veteran] }],
      {},
      [{ fact: 'transfer' }],
    ],
    ['a fact once', [gpa, { fact: 'gpa', lte: 3.5 }], {}, [{ fact: 'gpa' }]],
    ['nothing when no answer will do', [gpa, { fact: 'gpa', lte: 2 }], {}, []],
    [
      'the way that some answer can take',
      [gpa, { any: [{ fact: 'gpa', lte: 2 }, veteran] }],
      {},
      [{ fact: 'gpa' }, veteran],
    ],
    [
      'what was left undecided',
      [{ fact: 'fieldOfStudy', in: ['law'] }],
      { fieldOfStudy: ['undecided'] },
      [{ fact: 'fieldOfStudy' }],
    ],
    [
      'about whom',
      [{ fact: 'employer', relation: 'parent', in: ['Acme'] }],
      {},
      [{ fact: 'employer', relation: 'parent' }],
    ],
    [
      'several values of one answer',
      [
        { fact: 'ethnicity', in: ['asian'] },
        { fact: 'ethnicity', in: ['black'] },
      ],
      {},
      [{ fact: 'ethnicity' }],
    ],
    ['two sides of one age', [adult, { fact: 'age', lte: 18 }], {}, [{ fact: 'age' }]],
  ])('are %s', (_what, all, answers, questions) => {
    expect(decide({ all }, { answers, attested: {} })).toEqual(questions)
  })

  it('are found for criteria full of choices', () => {
    const choices = Array.from({ length: 60 }, (_, at) => ({
      any: Array.from({ length: 8 }, (_each, other) => ({ attest: `${at} or ${other}?` })),
    }))
    expect(decide({ all: choices }, { answers: {}, attested: {} })).toHaveLength(60)
  })
})
