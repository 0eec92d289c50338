import { describe, expect, it } from 'vitest'
import { FACTS } from './facts.ts'
import { MAX_CLAUSES, parseCriteria, type ParsedCriteria } from './parse-criteria.ts'
import { MAX_VALUES } from './parse-fact-clause.ts'

const parse = (input: unknown): ParsedCriteria => parseCriteria(input, FACTS)

function problemsOf(input: unknown): string[] {
  const parsed = parse(input)
  return 'problems' in parsed
    ? parsed.problems.map(({ path, problem }) => `${path}: ${problem}`)
    : []
}

function nested(depth: number, key: 'not' | 'all' | 'any'): unknown {
  let clause: unknown = { fact: 'transfer', is: true }
  for (let level = 0; level < depth; level += 1)
    clause = { [key]: key === 'not' ? clause : [clause] }
  return clause
}

describe('parseCriteria', () => {
  const example = {
    all: [
      { fact: 'schoolLevel', in: ['hs_senior', 'college_freshman'] },
      { fact: 'gpa', gte: 3 },
      {
        any: [
          { fact: 'state', in: ['NV'] },
          { fact: 'highSchoolState', in: ['NV'] },
        ],
      },
      { not: { fact: 'citizenship', in: ['international'] } },
      { fact: 'financialNeed', is: true, soft: true },
      { fact: 'militaryAffiliation', relation: 'parent', in: ['any_military'] },
      { fact: 'birthDate', between: ['2006-01-01', '2010-12-31'] },
      { attest: 'Are you a member of the dairy club?' },
    ],
  }

  it('reads the published example and reads its own result again', () => {
    expect(parse(example)).toEqual({ criteria: example })
  })

  it.each([[undefined], [null], [{}], [[]], [{ all: [] }]])(
    'reads %j as asking nothing',
    (input) => {
      expect(parse(input)).toEqual({ criteria: { all: [] } })
    },
  )

  it('reads whom unread sentences name beside what is asked', () => {
    const named = [
      {
        any: [
          { fact: 'transfer', is: true },
          { fact: 'gpa', gte: 3 },
        ],
      },
    ]
    expect(parse({ all: [], named })).toEqual({ criteria: { all: [], named } })
    expect(problemsOf({ all: [], named: [{ attest: 'Q?', soft: true }] })).toEqual([
      'named[0]: A preference cannot stand inside any, not or another preference.',
    ])
    expect(problemsOf({ all: [], named: {} })).toEqual(['named: Must be a list of clauses.'])
  })

  it('reads a list as an AND list and one clause as a list of one', () => {
    const clause = { fact: 'gpa', gte: 3.2 }
    expect(parse([clause])).toEqual({ criteria: { all: [clause] } })
    expect(parse(clause)).toEqual({ criteria: { all: [clause] } })
    expect(parse({ all: [clause], soft: true })).toEqual({
      criteria: { all: [{ all: [clause], soft: true }] },
    })
  })

  it('drops what says nothing and trims what was typed', () => {
    expect(
      parse([
        { fact: 'college', relation: 'self', is: '  Reed College ', soft: false },
        { attest: ' Really? ' },
      ]),
    ).toEqual({
      criteria: { all: [{ fact: 'college', is: 'Reed College' }, { attest: 'Really?' }] },
    })
  })

  it.each([
    [[{ fact: 'shoeSize', gte: 3 }], '[0].fact: Unknown fact "shoeSize".'],
    [[{ fact: 'toString', is: true }], '[0].fact: Unknown fact "toString".'],
    [[{ fact: 7, is: true }], '[0].fact: Unknown fact "7".'],
    [
      { all: [{ fact: 'state', in: ['NV', 'XX'] }] },
      'all[0].in[1]: "XX" is not an option of state.',
    ],
    [[{ fact: 'state', in: ['stem'] }], '[0].in[0]: "stem" is not an option of state.'],
    [
      [{ fact: 'schoolLevel', in: ['constructor'] }],
      '[0].in[0]: "constructor" is not an option of schoolLevel.',
    ],
    [[{ fact: 'state', gte: 'NV' }], '[0]: state takes exactly one of in, notIn, is, not "gte".'],
    [[{ fact: 'transfer', in: [true] }], '[0]: transfer takes exactly one of is, not "in".'],
    [
      [{ fact: 'gpa', gte: 2, lte: 3 }],
      '[0]: gpa takes exactly one of in, notIn, is, gte, lte, between.',
    ],
    [[{ fact: 'gpa' }], '[0]: gpa takes exactly one of in, notIn, is, gte, lte, between.'],
    [[{ fact: 'gpa', gte: '3' }], '[0].gte: Must be a number.'],
    [[{ fact: 'gpa', gte: NaN }], '[0].gte: Must be a number.'],
    [[{ fact: 'gpa', gte: 40 }], '[0].gte: Must be at most 4.'],
    [[{ fact: 'age', between: [30, 18] }], '[0].between: Must be two values, the lower one first.'],
    [[{ fact: 'age', between: [18] }], '[0].between: Must be two values, the lower one first.'],
    [[{ fact: 'enrollmentDate', gte: '2027-02-30' }], '[0].gte: Must be a date, YYYY-MM-DD.'],
    [[{ fact: 'transfer', is: 'yes' }], '[0].is: Must be true or false.'],
    [[{ fact: 'college', in: [] }], '[0].in: Must be a list with at least one value.'],
    [[{ fact: 'college', in: 'Reed' }], '[0].in: Must be a list with at least one value.'],
    [[{ fact: 'college', in: [' '] }], '[0].in[0]: Must be a name of at most 300 characters.'],
    [
      [{ fact: 'gpa', relation: 'parent', gte: 3 }],
      '[0].relation: "parent" is not a relation this fact can be asked about.',
    ],
    [
      [{ fact: 'employer', relation: 'boss', in: ['X'] }],
      '[0].relation: "boss" is not a relation this fact can be asked about.',
    ],
    [{ any: [] }, 'any: Must have at least one clause.'],
    [{ any: {} }, 'any: Must be a list of clauses.'],
    [{ not: [] }, 'not: A clause must be an object.'],
    [{ all: [], any: [] }, ': A clause has exactly one of fact, all, any, not and attest.'],
    [{ none: [] }, ': Unknown clause "none".'],
    [JSON.parse('{"__proto__": {"all": []}}'), ': Unknown clause "__proto__".'],
    [[{ attest: ' ' }], '[0].attest: Must be a question in words.'],
    [[{ attest: 'x'.repeat(5000) }], '[0].attest: Must be at most 4000 characters long.'],
    [[{ soft: 'yes', attest: 'Q?' }], '[0].soft: Must be true or false.'],
    ['gpa >= 3', ': A clause must be an object.'],
    [[null], '[0]: A clause must be an object.'],
    [
      { not: { attest: 'Q?', soft: true } },
      'not: A preference cannot stand inside any, not or another preference.',
    ],
    [
      [{ any: [{ attest: 'Q?', soft: true }] }],
      '[0].any[0]: A preference cannot stand inside any, not or another preference.',
    ],
    [
      [{ all: [{ attest: 'Q?', soft: true }], soft: true }],
      '[0].all[0]: A preference cannot stand inside any, not or another preference.',
    ],
  ])('refuses %j', (input, expected) => {
    expect(problemsOf(input)).toEqual([expected])
  })

  it('names every problem at once', () => {
    const problems = problemsOf([{ fact: 'x', is: 1 }, { fact: 'gpa', gte: 9 }, { bad: 1 }])
    expect(problems).toHaveLength(3)
  })

  it.each(['not', 'all', 'any'] as const)('survives 10,000 levels of %s', (key) => {
    expect(problemsOf(nested(10_000, key))[0]).toMatch(/nest at most/)
    expect(problemsOf(nested(10, key))).toEqual([])
  })

  it('survives very wide input', () => {
    const clause = { fact: 'transfer', is: true }
    expect(problemsOf(Array.from({ length: MAX_CLAUSES }, () => clause))).toEqual([])
    expect(problemsOf(Array.from({ length: 100_000 }, () => clause))).toEqual([
      `[${MAX_CLAUSES}]: There may be at most ${MAX_CLAUSES} clauses.`,
    ])
    const names = Array.from({ length: MAX_VALUES + 1 }, (_, index) => `College ${index}`)
    expect(problemsOf([{ fact: 'college', in: names }])).toEqual([
      `[0].in: Must have at most ${MAX_VALUES} values.`,
    ])
    const strangers = Array.from({ length: 200 }, () => ({ fact: 'x' }))
    expect(problemsOf(strangers)).toHaveLength(50)
  })
})
