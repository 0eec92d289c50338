import fc from 'fast-check'
import type { Answers, FactValue } from '../src/answers.ts'
import type { Clause, Criteria, HardClause } from '../src/criteria.ts'
import { KNOWN } from '../src/known.ts'
import type { Listing } from '../src/listing.ts'

/** A few facts of every kind with values that often meet: [answer key, values answered, clauses]. */
const ASKED: readonly [string, readonly FactValue[], readonly HardClause[]][] = [
  [
    'fieldOfStudy',
    ['physics', 'law', 'undecided'],
    [
      { fact: 'fieldOfStudy', in: ['stem'] },
      { fact: 'fieldOfStudy', notIn: ['law'] },
    ],
  ],
  [
    'ethnicity',
    ['asian', 'black', 'white'],
    [
      { fact: 'ethnicity', in: ['asian', 'black'] },
      { fact: 'ethnicity', notIn: ['white'] },
    ],
  ],
  [
    'gpa',
    ['2.5', '3.0', 3.5],
    [
      { fact: 'gpa', gte: 3 },
      { fact: 'gpa', lte: 2.5 },
      { fact: 'gpa', between: [2, 3] },
    ],
  ],
  [
    'birthDate',
    ['2008-02-29', '2000-06-01'],
    [
      { fact: 'age', gte: 18 },
      { fact: 'age', lte: 20 },
    ],
  ],
  ['transfer', [true, false], [{ fact: 'transfer', is: true }]],
  ['college', ['Reed College', 'Oberlin'], [{ fact: 'college', in: ['the reed college'] }]],
  [
    'employer:parent',
    ['Acme', 'Globex'],
    [{ fact: 'employer', relation: 'parent', in: ['ACME', 'Initech'] }],
  ],
]

export const QUESTIONS = [
  'Are you left-handed?',
  'Do you keep bees?',
  'Are you a member of the choir?',
]

/** Answers with gaps: each fact unknown, a known none, or one or two values. */
export const arbitraryAnswers: fc.Arbitrary<Answers> = fc
  .tuple(
    ...ASKED.map(([key, values]) =>
      fc.option(
        fc.tuple(fc.constant(key), fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 })),
      ),
    ),
  )
  .map((entries) => Object.fromEntries(entries.filter((entry) => entry !== null)))

export const arbitraryAttested: fc.Arbitrary<Record<string, boolean>> = fc.dictionary(
  fc.constantFrom(...QUESTIONS),
  fc.boolean(),
)

const leaf: fc.Arbitrary<HardClause> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...ASKED.flatMap(([, , clauses]) => clauses)) },
  { weight: 1, arbitrary: fc.constantFrom(...QUESTIONS).map((attest) => ({ attest })) },
)

export const arbitraryClause: fc.Arbitrary<HardClause> = fc.letrec<{ clause: HardClause }>(
  (tie) => ({
    clause: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaf,
      fc.array(tie('clause'), { maxLength: 3 }).map((all) => ({ all })),
      fc.array(tie('clause'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
      tie('clause').map((not) => ({ not })),
    ),
  }),
).clause

const softened: fc.Arbitrary<Clause> = arbitraryClause.map((clause) => ({ ...clause, soft: true }))

/** A preference for what is asked anyway. */
const askedTwice: fc.Arbitrary<Clause> = leaf.map((clause) => ({
  all: [clause, { ...clause, soft: true }],
}))

const named: fc.Arbitrary<HardClause> = fc.oneof(
  leaf,
  fc.array(leaf, { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
)

export const arbitraryCriteria: fc.Arbitrary<Criteria> = fc.record(
  {
    all: fc.array(
      fc.oneof(
        { weight: 4, arbitrary: arbitraryClause },
        { weight: 1, arbitrary: softened },
        { weight: 1, arbitrary: askedTwice },
        {
          weight: 1,
          arbitrary: fc.array(fc.oneof(leaf, softened), { maxLength: 3 }).map((all) => ({ all })),
        },
      ),
      { maxLength: 3 },
    ),
    named: fc.array(named, { maxLength: 2 }),
  },
  { requiredKeys: ['all'] },
)

/** A UUID in whose place a test can say a letter; ids order as their letters do. */
export const idOf = (letter: string): string =>
  `00000000-0000-4000-8000-${letter.charCodeAt(0).toString(16).padStart(12, '0')}`

const instant = fc.integer({ min: 0, max: 4 })

/** Listings from a small world, so that ids, instants, amounts and criteria often coincide. */
export const arbitraryListing: fc.Arbitrary<Listing> = fc.record({
  id: fc.constantFrom(...'abcdefghijklmnop').map(idOf),
  criteria: arbitraryCriteria,
  createdAtMs: instant,
  opensAtMs: fc.option(instant),
  closesAtMs: fc.option(instant),
  amountUsd: fc.option(fc.constantFrom(500, 1000, 5000)),
  effortMinutes: fc.constantFrom(10, 60, 180),
  fieldIds: fc.subarray(['essay', 'cv', 'link']),
  delivery: fc.constantFrom('laurel', 'provider'),
  known: fc.constantFrom(...KNOWN),
})
