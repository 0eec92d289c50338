import { describe, expect, it } from 'vitest'
import { toScholarship } from './parse-row.ts'

const today = '2026-11-20'

const record = {
  id: 'nv-river-fund',
  name: 'River Fund Scholarship',
  sponsor: 'River Fund',
  award: {
    amount_min: null as number | null,
    amount_max: null as number | null,
    currency: 'USD',
    basis: 'merit',
    renewable: null as boolean | null,
    notes: null as string | null,
  },
  deadline: {
    type: 'annual',
    date: null as string | null,
    notes: "Verify the current cycle's deadline against the source." as string | null,
  },
  eligibility: {
    residency: ['US'],
    education_level: ['high-school-senior'],
    fields_of_study: [] as string[],
    gpa_min: null as number | null,
    citizenship: [] as string[],
    other: [] as string[],
    tags: ['national'],
  },
  geo: { state: null as string | null, scope: 'national', counties: [] as string[] },
  links: { info_url: 'https://river.example/award', apply_url: null as string | null },
  provenance: {
    source_url: 'https://river.example',
    source_name: 'River Fund',
    last_verified: '2026-06-16',
    verification_method: 'manual',
    added: '2026-06-16',
  },
  status: 'active',
}

const read = (changes: Record<string, unknown>) => {
  const parsed = toScholarship({ ...record, ...changes }, { today })
  if ('quarantine' in parsed) throw new Error(parsed.quarantine)
  return parsed
}
const award = (changes: object, other: string[] = []) =>
  read({ award: { ...record.award, ...changes }, eligibility: { ...record.eligibility, other } })
    .scholarship.award
const deadline = (changes: object, more: Record<string, unknown> = {}) =>
  read({ deadline: { ...record.deadline, ...changes }, ...more }).scholarship.deadline
const criteria = (changes: object, more: Record<string, unknown> = {}) =>
  read({ eligibility: { ...record.eligibility, ...changes }, ...more }).scholarship.criteria.all

it('is known by its shape, and by its own id', () => {
  expect(read({}).scholarship).toMatchObject({
    sourceKey: 'open-scholarships:nv-river-fund',
    title: 'River Fund Scholarship',
    sponsor: 'River Fund',
    delivery: 'provider',
    applyUrl: 'https://river.example/award',
    source: {
      url: 'https://river.example/award',
      name: 'River Fund',
      licence: 'CC BY 4.0',
      verifiedOn: '2026-06-16',
    },
    status: 'published',
  })
})

describe('its award', () => {
  it.each([
    [{ amount_max: 5000 }, [], { kind: 'upTo', max: 5000, currency: 'USD' }],
    [
      { amount_min: 500, amount_max: 5000 },
      [],
      { kind: 'range', min: 500, max: 5000, currency: 'USD' },
    ],
    [
      { amount_min: 500, amount_max: 500, renewable: true },
      [],
      { kind: 'fixed', min: 500, max: 500, currency: 'USD', renewable: true },
    ],
    [
      { amount_max: 25_000 },
      ['Tiers of $1,000 and $25,000'],
      { kind: 'tiers', tiers: [1000, 25_000] },
    ],
    [{}, ['Full-tuition merit award; 3.7+ GPA'], { kind: 'tuition', percentMax: 100 }],
    [{}, ['Last-dollar; full cost of attendance'], { kind: 'fullRide' }],
    [
      { notes: 'Award amounts vary by need.' },
      [],
      { kind: 'varies', raw: 'Award amounts vary by need.' },
    ],
  ])('%j %j', (changes, other, expected) => expect(award(changes, other)).toMatchObject(expected))

  it('stays unknown where nothing says it', () => {
    expect(
      award({}, ['~$1M awarded annually nationwide', 'Students aged 18 with a 3.0+ GPA']),
    ).toBeNull()
    expect(read({}).warnings).toContainEqual({ field: 'award', value: '', problem: 'no amount' })
  })
})

describe('its deadline', () => {
  it('is a day of every year where it states one, past or not', () => {
    expect(deadline({ date: '2027-02-14', opens: '2026-11-01' })).toEqual({
      type: 'recurring',
      date: '2027-02-14',
      monthDay: '02-14',
      opens: '2026-11-01',
      timeZone: 'America/New_York',
    })
    expect(deadline({ date: '2026-06-30' })).toMatchObject({ date: '2026-06-30' })
  })

  it('is read from its notes', () => {
    expect(
      deadline({ notes: 'Opens annually in January and closes in April (auto-found — verify)' }),
    ).toEqual({
      type: 'recurring',
      date: null,
      month: '04',
      raw: 'Opens annually in January and closes in April',
      timeZone: 'America/New_York',
    })
    expect(
      deadline({
        notes: 'Applications open annually from August 1 to the first Friday in December',
      }),
    ).toMatchObject({
      date: '2026-12-04',
      isInferred: true,
      opens: '2026-08-01',
    })
  })

  it('is read from a sentence about the window', () => {
    const other = ['Application window Jan 1 - Apr 30']
    expect(deadline({}, { eligibility: { ...record.eligibility, other } })).toMatchObject({
      date: '2027-04-30',
      monthDay: '04-30',
      isInferred: true,
      opens: '2027-01-01',
    })
  })

  it('takes the day of the last cycle for an estimate', () => {
    const review_flags = ['Source shows a past deadline 2026-05-10 — confirm the current cycle.']
    expect(deadline({}, { review_flags })).toMatchObject({
      type: 'recurring',
      date: '2027-05-10',
      isEstimate: true,
    })
    expect(deadline({}, { review_flags })).not.toHaveProperty('raw')
    expect(
      deadline({ notes: 'Application deadline approaching (referenced April 1, 2025)' }),
    ).toMatchObject({ date: '2027-04-01', isEstimate: true })
  })

  it('stays unknown where several are named, or none', () => {
    expect(
      deadline({ notes: 'Multiple deadlines: April 17, 2026 for most; June 30, 2026 for some' }),
    ).toMatchObject({ date: null })
    expect(deadline({})).toEqual({ type: 'recurring', date: null, timeZone: 'America/New_York' })
    expect(deadline({ type: 'rolling', notes: null })).toMatchObject({
      type: 'rolling',
      date: null,
    })
    expect(deadline({ opens: '2024-11-01' })).not.toHaveProperty('opens')
  })
})

describe('its eligibility', () => {
  it('makes criteria of its fields', () => {
    expect(
      criteria(
        {
          residency: ['NV'],
          education_level: ['undergraduate', 'graduate', 'vocational'],
          gpa_min: 2.5,
          citizenship: ['us_citizen', 'daca'],
          fields_of_study: ['nursing'],
        },
        {
          geo: { state: 'NV', scope: 'county', counties: ['Clark'] },
          award: { ...record.award, basis: 'merit-need' },
        },
      ),
    ).toEqual([
      {
        any: [
          { fact: 'schoolLevel', in: ['undergraduate', 'graduate'] },
          { fact: 'collegeType', in: ['trade_or_technical_school'] },
        ],
      },
      { fact: 'state', in: ['NV'] },
      { fact: 'gpa', gte: 2.5 },
      { fact: 'citizenship', in: ['us_citizen', 'daca'] },
      { fact: 'fieldOfStudy', in: ['nursing'] },
      { fact: 'county', in: ['NV/Clark'] },
      { fact: 'financialNeed', is: true, soft: true },
    ])
  })

  it('takes US for a country', () => {
    expect(criteria({})).toContainEqual({ fact: 'country', in: ['US'] })
  })

  it('asks its sentences, but not those that repeat a field or only describe the award', () => {
    const other = [
      'Members of a rowing club',
      'Most awards require a 3.0+ GPA',
      'One application matches to many awards',
    ]
    const asked = criteria({ gpa_min: 3, other }).filter((clause) => 'attest' in clause)
    expect(asked).toEqual([{ attest: 'Are you a member of a rowing club?' }])
    expect(
      read({ eligibility: { ...record.eligibility, other } }).scholarship.descriptionText.split(
        '\n',
      ),
    ).toEqual(other)
  })
})

it('applies where its link can be followed', () => {
  const links = {
    info_url: 'https://river.example/award',
    apply_url: 'https://river.example/%{path}',
  }
  expect(read({ links }).scholarship.applyUrl).toBe('https://river.example/award')
  expect(read({ links }).warnings).toContainEqual({
    field: 'links.apply_url',
    value: links.apply_url,
    problem: 'not a web address',
  })
  expect(
    read({ links: { ...links, apply_url: 'https://river.example/a?b=1&amp;c=2' } }).scholarship
      .applyUrl,
  ).toBe('https://river.example/a?b=1&c=2')
})

it('is set aside without a name', () => {
  expect(toScholarship({ ...record, name: '' }, { today })).toEqual({
    quarantine: 'The row has no title.',
    field: 'title',
  })
})

it('is held back when it asks for money and names nobody who gives it', () => {
  const other = ['There is a $25 application fee.']
  const eligibility = { ...record.eligibility, other }
  expect(read({ eligibility }).scholarship.status).toBe('published')
  expect(read({ eligibility, sponsor: '' })).toMatchObject({
    scholarship: { status: 'draft' },
    heldBack: 'asks for money, names nobody who gives it',
  })
})

describe('a reach that the editors quote', () => {
  const flagged = (said: string) =>
    read({ review_flags: [`Geography: "${said}" — verify scope/counties (stub scope=national).`] })

  it('is read where it shuts somebody out', () => {
    expect(flagged('U.S. citizens only').scholarship.criteria.all).toContainEqual({
      fact: 'citizenship',
      in: ['us_citizen'],
    })
    expect(flagged('northern Nevada, excludes Clark County').scholarship.known).toBe('partly')
  })

  it('says nothing where it only names the country', () => {
    expect(flagged('United States').scholarship.known).toBe('read')
  })
})

it('asks for the partner colleges that a line about the award names', () => {
  const line = 'Full four-year scholarships to partner colleges'
  expect(JSON.stringify(criteria({ other: [line] }))).toContain('a partner college of this award')
})
