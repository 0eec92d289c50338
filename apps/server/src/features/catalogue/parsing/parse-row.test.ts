import { describe, expect, it } from 'vitest'
import { toScholarship } from './parse-row.ts'
import type { ImportContext, RowWarning } from './parsed-row.ts'

const today = '2026-11-20'
const plain = { title: 'Harbour Award', sponsor: 'Harbour Trust' }

const read = (row: unknown, context: Partial<ImportContext> = {}) => {
  const parsed = toScholarship(row, { today, ...context })
  if ('quarantine' in parsed) throw new Error(parsed.quarantine)
  return parsed.scholarship
}
const warningsOf = (row: unknown): RowWarning[] => {
  const parsed = toScholarship(row, { today })
  return 'warnings' in parsed ? parsed.warnings : []
}

describe('columns that sentences are read from', () => {
  const clausesOf = (row: object): unknown[] => {
    const parsed = toScholarship({ ...plain, ...row }, { today })
    if ('quarantine' in parsed) throw new Error(parsed.quarantine)
    return parsed.reading?.clauses.map(({ criteria }) => criteria) ?? []
  }

  it('takes the class standing of a university’s students for years of college', () => {
    const row = {
      sponsor: 'Harbour University',
      eligibility: { classStanding: ['Junior', 'Senior'] },
    }
    expect(clausesOf(row)).toContainEqual({
      fact: 'schoolLevel',
      in: ['college_junior', 'college_senior'],
    })
  })

  it('takes a part or an office of a university for no college that students attend', () => {
    expect(clausesOf({ college: 'College of Science' })).toEqual([])
    expect(clausesOf({ college: 'Office of Financial Aid' })).toEqual([])
  })

  it('reads a target group that is a sentence', () => {
    expect(clausesOf({ targetGroup: 'Women under 35 who are nationals of Ghana' })).toEqual([
      { fact: 'gender', in: ['female'] },
      { fact: 'age', lte: 34 },
      { fact: 'nationality', in: ['GH'] },
    ])
  })
})

describe('the catalogue’s own shape', () => {
  it('takes everything as it says', () => {
    const row = {
      ...plain,
      key: 'harbour-2027',
      description: '<p>For <b>sailors</b><script>x</script></p>',
      amounts: [1000, 500],
      award: { kind: 'fixed', min: 1500, max: 1500, currency: 'USD', count: 2 },
      deadline: {
        type: 'fixed',
        date: '2027-03-01',
        timeZone: 'America/Denver',
        opens: '2027-01-01',
      },
      criteria: {
        all: [
          { fact: 'gpa', gte: 3 },
          { fact: 'financialNeed', is: true, soft: true },
        ],
      },
      requirements: [
        {
          title: 'Essay',
          description: 'Why?',
          optional: false,
          dataType: 'editor',
          limits: { wordLength: 500 },
        },
        {
          title: 'Proof',
          optional: true,
          dataType: 'file',
          limits: '{"fileType":["pdf",".PNG"],"fileSize":3}',
        },
        { title: 'Pick', dataType: 'checkbox', options: ['a', 'b'] },
        { kind: 'cv' },
      ],
      aiPolicy: 'editing_only',
      terms: '<p onclick="x()">Terms</p><script>x</script>',
      source: {
        url: 'https://harbour.example/award',
        name: 'Harbour',
        licence: 'CC0',
        verifiedOn: '2026-10-01',
      },
    }
    expect(read(row, { organiser: 'Harbour Trust' })).toMatchObject({
      sourceKey: 'key:harbour-2027',
      descriptionHtml: '<p>For <b>sailors</b></p>',
      descriptionText: 'For sailors',
      amounts: [1000, 500],
      award: row.award,
      deadline: row.deadline,
      criteria: row.criteria,
      requirements: [
        {
          title: 'Essay',
          requirementType: 'essay',
          dataType: 'editor',
          isOptional: false,
          limits: { wordLength: 500 },
        },
        { title: 'Proof', isOptional: true, limits: { fileType: ['.pdf', '.png'], fileSize: 3 } },
        { dataType: 'checkbox', options: ['a', 'b'] },
        { isCv: true, fieldKey: 'cv', limits: { fileSize: 2 } },
      ],
      aiPolicy: 'editing_only',
      termsHtml: '<p>Terms</p>',
      source: row.source,
      delivery: 'laurel',
      applyUrl: null,
      status: 'published',
    })
  })

  it('takes the short forms', () => {
    const row = {
      ...plain,
      amountRaw: 'Up to $5,000',
      deadline: '2027-03-01',
      eligibility: 'Be a sailor\n- Swim well',
      criteria: [{ fact: 'gpa', gte: 2 }],
    }
    expect(read(row)).toMatchObject({
      amounts: [],
      award: { kind: 'upTo', max: 5000, raw: 'Up to $5,000' },
      deadline: { type: 'fixed', date: '2027-03-01' },
      criteria: {
        all: [{ fact: 'gpa', gte: 2 }, { attest: 'Be a sailor' }, { attest: 'Swim well' }],
      },
    })
    expect(read({ ...plain, amounts: [1000], deadline: null })).toMatchObject({
      amounts: [1000],
      award: { kind: 'fixed', max: 1000, currency: 'USD' },
      deadline: { type: 'varies', date: null },
    })
    expect(read({ ...plain, deadlineRaw: 'December 1' }).deadline).toMatchObject({
      date: '2026-12-01',
      isInferred: true,
    })
    expect(
      read({ ...plain, deadline: { type: 'recurring', monthDay: '12-01' } }).deadline,
    ).toMatchObject({ date: '2026-12-01', isInferred: true })
  })

  it('keeps a stated time of day', () => {
    expect(read({ ...plain, deadline: '2027-03-01 5 pm PST' }).closesAt?.toISOString()).toBe(
      '2027-03-02T01:00:00.000Z',
    )
  })
})

describe('a flat row', () => {
  const row = {
    'Scholarship Name': 'Arizona‚Äôs &amp; Nevada’s Award',
    Provider: 'Desert Fund',
    'Award Amount': '$500–$2,500',
    Deadline: 'April 28, 2017',
    About: 'Line one\n\nLine <two>',
    'Eligibility - GPA': '3.2',
    'Eligibility - Geogrphic Location': 'Nevada',
    'Eligibility - Special talent': 'Bagpipes',
    Requirements: 'Write well\u2028and often',
    'Number of Awards': '3',
    Link: 'desert.example/award',
    ID: '7',
    Colour: 'blue',
  }

  it('is read by its headers', () => {
    expect(read(row)).toMatchObject({
      sourceKey: 'id:desert fund|7',
      title: 'Arizona’s & Nevada’s Award',
      sponsor: 'Desert Fund',
      descriptionHtml: '<p>Line one</p><p>Line &lt;two&gt;</p>',
      award: { kind: 'range', min: 500, max: 2500, count: 3 },
      deadline: { type: 'fixed', date: '2017-04-28' },
      criteria: {
        all: [
          { fact: 'gpa', gte: 3.2 },
          { fact: 'state', in: ['NV'] },
        ],
      },
      unreadSentences: ['Special talent: Bagpipes', 'Write well and often'],
      delivery: 'provider',
      applyUrl: 'https://desert.example/award',
    })
  })

  it('names the columns it did not know', () => {
    expect(warningsOf(row)).toEqual([{ field: 'Colour', value: '', problem: 'column not known' }])
  })

  it('reads the least and the most from columns of their own, and the currency', () => {
    expect(read({ ...plain, 'Min Amount': '500', 'Max Amount': '$1,500' }).award).toMatchObject({
      kind: 'range',
      min: 500,
      max: 1500,
    })
    expect(read({ ...plain, Amount: '500', Currency: 'CAD' })).toMatchObject({
      amounts: [],
      award: { currency: 'CAD', max: 500 },
    })
    expect(read({ ...plain, Amount: 'varies by need', 'Max Amount': '900' }).award).toMatchObject({
      kind: 'varies',
      raw: 'varies by need',
    })
  })

  it('warns of each value it could not read, and keeps it', () => {
    const odd = {
      ...plain,
      Award: 'A laptop',
      Deadline: '2027-02-30',
      'Apply URL': 'javascript:alert(1)',
    }
    expect(read(odd)).toMatchObject({
      award: { raw: 'A laptop' },
      deadline: { raw: '2027-02-30', date: null },
      applyUrl: null,
    })
    expect(warningsOf(odd)).toEqual([
      { field: 'award', value: 'A laptop', problem: 'amount not read' },
      { field: 'deadline', value: '2027-02-30', problem: 'no such day' },
      { field: 'applyUrl', value: 'javascript:alert(1)', problem: 'not a web address' },
    ])
  })

  it('describes itself by its eligibility where it has no description', () => {
    expect(read({ ...plain, Eligibility: 'Be kind\nSeveral awards' }).descriptionText).toBe(
      'Be kind\nSeveral awards',
    )
  })

  it.each([
    ['Inactive', 'withdrawn'],
    ['draft', 'draft'],
    ['Active', 'published'],
  ])('has the status %s', (Status, status) =>
    expect(read({ ...plain, Status }).status).toBe(status),
  )
})

describe('a row with parts inside parts', () => {
  const row = {
    id: 'spring-fund',
    name: 'Spring Fund',
    provider: { name: 'Spring Foundation' },
    award: { amount: 5000, currency: 'USD', count: 3 },
    deadline: 'VERIFY',
    estimated_deadline: '2027-02-15',
    url: 'https://spring.example',
    verified: true,
    verification: { source_url: 'https://spring.example/rules', last_verified_at: '2026-07-02' },
    eligibility: {
      min_gpa: 'VERIFY',
      grade_levels: ['high_school_junior', 'high_school_senior'],
      states: 'any',
      fields_of_study: [],
      citizenship_requirement: 'us_citizen_permanent_resident_or_daca',
      demographics: ['low_income'],
      special_requirements: 'Finalists of a science fair only',
      essay_required: true,
    },
  }

  it('is read by the names of the parts', () => {
    expect(read(row)).toMatchObject({
      sponsor: 'Spring Foundation',
      amounts: [5000],
      award: { kind: 'fixed', max: 5000, count: 3 },
      deadline: { type: 'recurring', date: '2027-02-15', isEstimate: true },
      source: { url: 'https://spring.example/', verifiedOn: '2026-07-02' },
      criteria: {
        all: [
          { fact: 'schoolLevel', in: ['hs_junior', 'hs_senior'] },
          { fact: 'citizenship', in: ['us_citizen', 'us_permanent_resident', 'daca'] },
          { fact: 'financialNeed', is: true },
          { attest: 'Does this describe you: “Finalists of a science fair only”?' },
        ],
      },
    })
  })

  it('names what a bare yes does not explain', () => {
    expect(warningsOf(row).map(({ field, problem }) => `${field}: ${problem}`)).toEqual([
      'deadline: estimate',
      'verified: column not known',
      'eligibility essay_required: column not known',
    ])
  })
})

describe('where it is applied for', () => {
  it.each([
    [{}, undefined, 'provider'],
    [{}, 'Harbour Trust', 'laurel'],
    [{ delivery: 'laurel' }, undefined, 'provider'],
    [{ delivery: 'provider' }, 'Harbour Trust', 'provider'],
    [
      { delivery: 'laurel', applyUrl: 'https://harbour.example/apply' },
      'Harbour Trust',
      'provider',
    ],
  ])('%j, organiser %s', (row, organiser, delivery) => {
    expect(read({ ...plain, ...row }, organiser ? { organiser } : {}).delivery).toBe(delivery)
  })

  it('files rows without a sponsor under the organiser', () => {
    expect(read({ title: 'A' }, { organiser: 'Harbour Trust' }).sponsor).toBe('Harbour Trust')
    expect(read({ title: 'A' }).sponsor).toBe('Sponsor not stated')
  })
})

it('recognises a row by key, else by title and sponsor, never by title alone', () => {
  const key = (row: object) => read({ ...plain, ...row }).sourceKey
  expect(key({ key: 'x' })).toBe(key({ key: 'x', title: 'Another title', sponsor: 'Another' }))
  expect(key({ ID: '1' })).not.toBe(key({ ID: '1', sponsor: 'Another' }))
  expect(key({})).toBe(key({ title: 'The  HARBOUR award' }))
  expect(key({})).not.toBe(key({ sponsor: 'Another' }))
})

it.each([
  [{ criteria: [] }, 'stated'],
  [{ criteria: {} }, 'stated'],
  [{ criteria: [{ fact: 'gpa', gte: 3 }] }, 'stated'],
  [{}, 'unread'],
])('what is known with %j is %s', (columns, known) => {
  const parsed = toScholarship({ title: 'Award', ...columns }, { today: '2026-11-20' })
  expect(parsed).toMatchObject({ scholarship: { known } })
})

describe('a bare number', () => {
  const awardOf = (description: string) => read({ ...plain, award_amount: 15000, description })

  it.each([
    ['Up to $15,000 for students of the sea.', { kind: 'upTo', max: 15000 }],
    ['Awards of $500 to $15,000 are given.', { kind: 'range', min: 500, max: 15000 }],
  ])('is read with the words of its row: %j', (description, award) => {
    expect(awardOf(description)).toMatchObject({ award, amounts: [] })
  })

  it.each(['Income up to $80,000.', 'Up to $5,000 more for travel.', 'For sailors.'])(
    'stands for itself beside %j',
    (description) => {
      expect(awardOf(description)).toMatchObject({ award: { kind: 'fixed' }, amounts: [15000] })
    },
  )
})

describe('what is over as far as anybody knows', () => {
  const row = { title: 'Harbour Award', sponsor: 'Harbour', description: 'For sailors.' }
  const statusOf = (more: object) => {
    const parsed = toScholarship({ ...row, ...more }, { today })
    return 'scholarship' in parsed ? parsed.scholarship.status : parsed
  }

  it.each<object>([
    { deadline: 'Rolling', last_verified: '2017-05-01' },
    { deadline: 'March 1, 2016 and October 1, 2016' },
    { deadline: 'Deadline was March 1, 2015' },
    { title: '2018 Harbour Essay Contest', deadline: 'Varies' },
    { deadline: 'Expired' },
    { deadline: 'The deadline for the 2024-2025 academic year has passed' },
  ])('is held back: %j', (more) => {
    expect(statusOf(more)).toBe('draft')
  })

  it.each<object>([
    { deadline: 'Rolling' },
    { deadline: 'Rolling', last_verified: '2026-05-01' },
    { deadline: 'March 1', last_verified: '2025-05-01' },
    { deadline: 'April 28, 2017' },
    { title: 'Class of 2005 Award', deadline: 'Varies' },
    { title: '2018 Harbour Essay Contest', deadline: '2027-03-01' },
  ])('is not: %j', (more) => {
    expect(statusOf(more)).toBe('published')
  })
})

it('takes a subject that a name mentions for its field, beside a column of subjects', () => {
  const row = {
    ...plain,
    title: 'Computational and Data Science Fellowships',
    eligibility: { fields_of_study: ['computer_science', 'science', 'mathematics', 'research'] },
    description: 'Graduate fellowships for women underrepresented in computing.',
  }
  expect(toScholarship(row, { today })).not.toHaveProperty('quarantine')
  expect(JSON.stringify(read(row).criteria)).toContain('"fieldOfStudy"')
})
