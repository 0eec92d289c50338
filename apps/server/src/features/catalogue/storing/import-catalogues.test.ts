import { fileURLToPath } from 'node:url'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organisations } from '../../../db/schema/organisations.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { testClock } from '../../../testing/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { importFile } from './import-file.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const clock = testClock()
const PAGE = 'The row is a page, a form or a line of a table, and no scholarship.'

const bringIn = async (name: string) => {
  await test.db.delete(scholarships)
  const path = fileURLToPath(new URL(`fixtures/catalogues/${name}`, import.meta.url))
  const report = await importFile(path, {
    db: test.db,
    clock,
    today: '2026-11-20',
    isDryRun: false,
    onProgress: () => undefined,
    isStopped: () => false,
  })
  const rows = await test.db
    .select({ row: scholarships, sponsor: organisations.name })
    .from(scholarships)
    .innerJoin(organisations, eq(organisations.id, scholarships.organisationId))
    .orderBy(asc(scholarships.title))
  const listed = rows.map(({ row, sponsor }) => ({
    title: row.title,
    sponsor,
    amounts: row.amounts,
    award: [row.award?.kind, row.award?.max, row.award?.currency].filter((part) => part).join(' '),
    deadline: row.deadline.isEstimate ? `about ${row.deadline.date}` : row.deadline.date,
    applyUrl: row.applyUrl,
    status: row.status,
  }))
  return {
    listed,
    row: (title: string) => rows.find((each) => each.row.title === title)?.row,
    report,
  }
}

describe('a catalogue of', () => {
  it('universities: JSON with parts in parts', async () => {
    const { listed, report } = await bringIn('universities.json')
    expect(listed).toMatchObject([
      {
        title: 'Larkspur Ceramics Bursary',
        sponsor: 'Larkspur University, School of Art',
        amounts: [],
        award: 'fixed 900 CAD',
        deadline: null,
        applyUrl: 'https://larkspur.example.edu/awards/u-102',
      },
      {
        title: 'Larkspur Merit Entry Award',
        sponsor: 'Larkspur University, Office of Admissions',
        amounts: [4500],
        deadline: '2027-02-01',
        applyUrl: 'https://larkspur.example.edu/apply/u-101',
      },
      { title: 'Larkspur Rowing Fund', deadline: 'about 2027-01-15' },
    ])
    expect(report.quarantined).toMatchObject([{ reason: PAGE }])
  })

  it('foundations: JSON lines with labelled lines in their texts', async () => {
    const { listed, row, report } = await bringIn('foundations.jsonl')
    expect(listed).toMatchObject([
      {
        title: 'Old Mill Award',
        sponsor: 'Old Mill Society',
        award: 'varies',
        deadline: '2017-04-28',
      },
      {
        title: 'Tamarack Nursing Scholarship',
        sponsor: 'Tamarack Health Foundation',
        amounts: [2500],
        deadline: '2027-03-01',
        applyUrl: 'https://finder.example.com/tamarack',
      },
      {
        title: 'Two Rivers Essay Prize',
        sponsor: 'Two Rivers Trust',
        amounts: [10_000],
        deadline: 'about 2027-01-15',
        applyUrl: 'https://tworivers.example.org/enter',
      },
    ])
    expect(JSON.stringify(row('Tamarack Nursing Scholarship')?.criteria)).toContain('"OH"')
    expect(report.quarantined).toMatchObject([{ reason: PAGE }])
  })

  it('foreign governments: tabs in UTF-16, days first, other money', async () => {
    const { listed, row } = await bringIn('foreign-governments.tsv')
    expect(listed).toMatchObject([
      { title: 'Fjordland Exchange Grant', award: 'fixed 10000 NOK', deadline: '2027-03-31' },
      { title: 'Harbour City Fellowship', award: 'fixed 80000 HKD', deadline: '2027-01-15' },
      {
        title: 'Kiwi Research Award',
        sponsor: 'Ministry of Science, South Islands',
        award: 'fixed 23500 NZD',
        applyUrl: 'https://www.kiwi.example.nz/award',
      },
      {
        title: 'Steppe Language Year',
        sponsor: 'Agency for Culture of the Steppe',
        award: 'varies',
        deadline: '2027-04-03',
        applyUrl: null,
      },
    ])
    expect(listed.every(({ amounts }) => amounts.length === 0)).toBe(true)
    expect(row('Steppe Language Year')?.descriptionText).toContain(
      'Write to the embassy for a form',
    )
  })

  it('state agencies: semicolons, a line above the header, programs for titles', async () => {
    const { listed, row, report } = await bringIn('state-agencies.csv')
    expect(listed).toMatchObject([
      { title: 'Canyon Teachers’ Fund', award: 'varies', amounts: [], status: 'published' },
      { title: 'Niño Memorial Award', amounts: [1500], status: 'draft' },
      {
        title: 'Prairie Promise Grant',
        sponsor: 'Prairie State Student Aid Commission',
        award: 'upTo 5000 USD',
        deadline: '2026-12-01',
        applyUrl: 'https://www.prairieaid.example.gov/promise',
      },
    ])
    expect(JSON.stringify(row('Prairie Promise Grant')?.criteria)).toContain('"NE"')
    expect(report.quarantined).toMatchObject([{ reason: 'The row has no title.' }])
  })

  it('a community: an object by keys, names run together', async () => {
    const { listed } = await bringIn('community-board.json')
    expect(listed).toMatchObject([
      {
        title: 'Lantern Club Award',
        sponsor: 'Lantern Club of Millbrook',
        amounts: [1000],
        deadline: '2027-02-15',
        applyUrl: 'https://lantern.example.org/form',
      },
      {
        title: 'Millbrook Firefighters Scholarship',
        award: 'range 2500 USD',
        applyUrl: 'https://millbrookfire.example.org/aid',
      },
    ])
  })

  it('a finder: labelled lines inside quotes, money named in the header', async () => {
    const { listed, row, report } = await bringIn('finder.csv')
    expect(listed).toMatchObject([
      {
        title: 'Heather Engineering Award',
        sponsor: 'Heather Institute',
        amounts: [],
        award: 'fixed 1500 GBP',
        deadline: 'about 2027-05-10',
        applyUrl: 'https://heather.example.org/award',
      },
      { title: 'Thistle Music Prize', sponsor: 'Thistle Hall', award: '', deadline: null },
    ])
    expect(row('Heather Engineering Award')?.descriptionText).toContain(
      'Categories: engineering, women',
    )
    expect(row('Thistle Music Prize')?.deadline).not.toHaveProperty('raw')
    expect(report.quarantined).toMatchObject([{ reason: PAGE }])
  })

  it('employers: bars, MacRoman, old line ends', async () => {
    const { listed, row, report } = await bringIn('employers.txt')
    expect(listed).toMatchObject([
      {
        title: 'Café Workers’ Children Scholarship',
        sponsor: 'Brightwater Cafés, Inc.',
        amounts: [2000],
      },
      {
        title: 'Cedar Nation Higher Education Grant',
        sponsor: 'Cedar Nation Education Office',
        amounts: [3000],
        deadline: '2027-06-30',
        applyUrl: 'https://cedarnation.example.org/grant',
      },
    ])
    expect(row('Cedar Nation Higher Education Grant')?.award?.count).toBe(20)
    expect(report.quarantined).toMatchObject([{ reason: PAGE }])
  })
})
