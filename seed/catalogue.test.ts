import { awardSchema } from '@laurel/contract/scholarship-shapes'
import { RELATIONS } from '@laurel/matching/answers'
import { OPERATORS } from '@laurel/matching/criteria'
import { FACTS } from '@laurel/matching/facts'
import { parseCriteria } from '@laurel/matching/parse-criteria'
import { describe, expect, it } from 'vitest'
import { fileNames, files, scholarships, texts, type SampleScholarship } from './sample-files.ts'

const countWhere = (fits: (scholarship: SampleScholarship) => boolean) =>
  scholarships.filter(fits).length
const valuesOf = <Value>(read: (scholarship: SampleScholarship) => Value | Value[]) =>
  new Set(scholarships.flatMap((scholarship) => read(scholarship)))

/** Every value that stands under a name anywhere in the criteria of the catalogue. */
function valuesUnder(name: string): Set<unknown> {
  const found = new Set<unknown>()
  JSON.stringify(
    scholarships.map(({ criteria }) => criteria),
    (key, value: unknown) => {
      if (key === name) found.add(value)
      return value
    },
  )
  return found
}

describe('the sample catalogue', () => {
  it('has at least 150 scholarships of 14 sponsors, each with its own key and title', () => {
    expect(files.length).toBeGreaterThanOrEqual(14)
    expect(scholarships.length).toBeGreaterThanOrEqual(150)
    expect(valuesOf(({ key }) => key).size).toBe(scholarships.length)
    expect(valuesOf(({ title }) => title).size).toBe(scholarships.length)
    expect(scholarships.filter(({ key }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([])
  })

  it('keeps each sponsor in a file of its name, with an address at its own example domain', () => {
    for (const [index, { sponsor }] of files.entries()) {
      const slug = sponsor.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
      expect(sponsor.slug).toBe(slug)
      expect(fileNames[index]).toBe(`${sponsor.slug}.json`)
      expect(sponsor.email.split('@')[1]).toBe(`${sponsor.slug}.example`)
    }
  })

  it('says of every scholarship that it is a sample, last of all', () => {
    for (const { key, sample, description } of scholarships) {
      const sentences = description
        .replace(/<[^>]+>/g, ' ')
        .trim()
        .split(/(?<=[.!?])\s+/)
      expect(sample, key).toBe(true)
      expect(sentences.at(-1)?.toLowerCase(), key).toContain('sample listing')
    }
  })

  it('links to nothing outside the example domains', () => {
    const outside = texts
      .flatMap((text) => [
        ...(text.match(/https?:\/\/[^\s"'<>\\]+/g) ?? []).map((url) => new URL(url).hostname),
        ...(text.match(/@[a-z0-9.-]+[a-z]/g) ?? []).map((domain) => domain.slice(1)),
        ...(text.match(/\b[a-z0-9-]+\.(?:com|net|edu|gov|io|ai|us|co)\b/gi) ?? []),
      ])
      .filter((host) => !/(^|\.)example\.org$|\.example$/.test(host))
    expect(outside).toEqual([])
  })

  it('has one featured scholarship, which is applied to at once, and drawings that ask for nothing', () => {
    const featured = scholarships.filter((each) => each.featured === true)
    expect(featured).toMatchObject([{ delivery: 'laurel', requirements: [] }])
    const drawings = scholarships.filter(({ isRandomDraw }) => isRandomDraw === true)
    expect(drawings.length).toBeGreaterThanOrEqual(3)
    expect(drawings.filter(({ requirements }) => requirements.length > 0)).toEqual([])
  })
})

describe('what the samples ask', () => {
  it('is criteria that can be read', () => {
    const unreadable = scholarships.flatMap(({ key, criteria }) => {
      const parsed = parseCriteria(criteria, FACTS)
      return 'problems' in parsed ? [{ key, problems: parsed.problems }] : []
    })
    expect(unreadable).toEqual([])
  })

  it('uses every fact, every operator and every relation', () => {
    expect([...valuesUnder('fact')].sort()).toEqual(FACTS.map(({ id }) => id).sort())
    for (const name of [...OPERATORS, 'all', 'any', 'not', 'attest', 'soft'])
      expect(valuesUnder(name).size, name).toBeGreaterThan(0)
    expect(['self', ...valuesUnder('relation')].sort()).toEqual([...RELATIONS].sort())
  })

  it('has every kind of requirement, limit and AI policy', () => {
    const asked = scholarships.flatMap(({ requirements }) => requirements)
    expect(new Set(asked.map(({ kind, field }) => kind ?? field?.dataType))).toEqual(
      new Set(['cv', 'editor', 'text', 'file', 'link', 'checkbox']),
    )
    for (const limit of ['wordLength', 'fileType', 'fileSize'] as const)
      expect(
        asked.some(({ limits }) => limits?.[limit] !== undefined),
        limit,
      ).toBe(true)
    expect(asked.some(({ field }) => field?.name === 'Essay File')).toBe(true)
    expect(asked.some(({ optional }) => optional)).toBe(true)
    expect(asked.some(({ field }) => (field?.options?.length ?? 0) > 1)).toBe(true)
    expect(valuesOf(({ aiPolicy }) => aiPolicy)).toEqual(
      new Set(['allowed', 'allowed_with_disclosure', 'editing_only', 'not_allowed']),
    )
  })

  it('tells the requirements of one scholarship apart', () => {
    for (const { key, requirements } of scholarships) {
      const keys = requirements.map(({ kind, field }) => kind ?? field?.key)
      expect(new Set(keys).size, key).toBe(keys.length)
      expect(keys.length, key).toBeLessThanOrEqual(6)
    }
  })

  it('leaves enough for Easy Apply, for a CV alone and for sponsors who apply elsewhere', () => {
    const isHere = ({ delivery }: SampleScholarship) => delivery === 'laurel'
    expect(
      countWhere((row) => isHere(row) && row.requirements.length === 0),
    ).toBeGreaterThanOrEqual(35)
    expect(
      countWhere(({ requirements }) => requirements.length === 1 && requirements[0]?.kind === 'cv'),
    ).toBeGreaterThanOrEqual(12)
    const elsewhere = scholarships.filter((row) => !isHere(row))
    expect(elsewhere.length).toBeGreaterThanOrEqual(15)
    expect(elsewhere.filter(({ applyUrl }) => !applyUrl)).toEqual([])
  })
})

describe('what the samples give, and when', () => {
  it('has awards of every kind, readable as the contract says', () => {
    expect(valuesOf(({ award }) => award.kind)).toEqual(new Set(awardSchema.shape.kind.options))
    const unreadable = scholarships.filter(({ award }) => !awardSchema.safeParse(award).success)
    expect(unreadable).toEqual([])
    expect(countWhere(({ amounts }) => amounts.length > 1)).toBeGreaterThanOrEqual(3)
  })

  it('has deadlines of every type, from passed to most of a year away, in several zones', () => {
    expect(valuesOf(({ deadline }) => deadline.type)).toEqual(
      new Set(['fixed', 'recurring', 'rolling', 'varies']),
    )
    const days = scholarships.flatMap(({ deadline }) => deadline.inDays ?? [])
    expect(Math.min(...days)).toBeGreaterThanOrEqual(-40)
    expect(Math.max(...days)).toBeLessThanOrEqual(300)
    expect(days.filter((inDays) => inDays < 0).length).toBeGreaterThanOrEqual(4)
    for (const [from, to] of [
      [1, 14],
      [15, 45],
      [46, 100],
      [101, 300],
    ] as const)
      expect(days.filter((inDays) => inDays >= from && inDays <= to).length).toBeGreaterThanOrEqual(
        3,
      )
    const zones = valuesOf(({ deadline }) => deadline.timeZone)
    for (const zone of ['America/New_York', 'America/Los_Angeles', 'Pacific/Honolulu'])
      expect(zones).toContain(zone)
    for (const timeZone of zones)
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow()
  })

  it('gives a fixed deadline its days, a recurring one its month and day, and others neither', () => {
    for (const { key, deadline } of scholarships) {
      expect(Number.isInteger(deadline.inDays), key).toBe(deadline.type === 'fixed')
      expect(/^\d\d-\d\d$/.test(deadline.monthDay ?? ''), key).toBe(deadline.type === 'recurring')
    }
  })

  it('was listed over the last three months', () => {
    const ages = scholarships.map(({ createdDaysAgo }) => createdDaysAgo)
    expect(Math.min(...ages)).toBe(0)
    expect(Math.max(...ages)).toBe(90)
    expect(new Set(ages).size).toBeGreaterThan(45)
  })
})
