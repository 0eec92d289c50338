import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requirements } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import {
  asks,
  asksCv,
  aScholarship,
  someScholarships,
} from '../../../testing/factories/scholarship.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { LIST, matchesOf, type Query, titles } from '../../../testing/matches.ts'

let app: TestApp
let matches: ReturnType<typeof matchesOf>
beforeEach(async () => {
  app = await createTestApp()
  matches = matchesOf(app)
})
afterEach(() => app.close())

describe('filters', () => {
  beforeEach(async () => {
    await someScholarships(app, [
      { title: 'nothing' },
      { title: 'cv', requirements: [asksCv()] },
      { title: 'cv and link', requirements: [asksCv(), asks('link')] },
      { title: 'two hours', requirements: [asks('editor', { limits: { wordLength: 458 } })] },
      { title: 'longer', requirements: [asks('editor', { limits: { wordLength: 463 } })] },
    ])
  })

  const found = async (query: Query) =>
    titles(await matches.list(await aStudent(app), query)).sort()

  it('keeps what a sponsor takes itself out of Easy Apply and CV, not out of the rest', async () => {
    await aScholarship(app, { title: 'elsewhere', delivery: 'provider' })
    await aScholarship(app, {
      title: 'cv elsewhere',
      delivery: 'provider',
      requirements: [asksCv()],
    })
    expect(await found({ withoutRequirement: 'true' })).toEqual(['nothing'])
    expect(await found({ requirementFields: 'cv' })).toEqual(['cv'])
    expect(await found({ withoutRequirement: 'false' })).toContain('elsewhere')
  })

  it('withoutRequirement is true unless told otherwise', async () => {
    const { headers } = await aStudent(app)
    const answer = await app.server.inject({ url: LIST, headers })
    expect(titles(answer.json().data.scholarshiplists)).toEqual(['nothing'])
    const counted = await app.server.inject({ url: `${LIST}/count`, headers })
    expect(counted.json()).toEqual({ statusCode: 200, data: 1 })
    expect(await found({ withoutRequirement: 'true' })).toEqual(['nothing'])
    expect(await found({})).toHaveLength(5)
  })

  it('requirementFields finds what asks for these fields alone', async () => {
    expect(await found({ requirementFields: 'cv' })).toEqual(['cv'])
    expect(await found({ requirementFields: 'cv', withoutRequirement: 'true' })).toEqual(['cv'])
    expect(await found({ requirementFields: 'unknown' })).toEqual([])
    expect(await found({ requirementFields: '' })).toEqual([])
  })

  it('never finds an essay where many are applied to at once, not even an optional one', async () => {
    await someScholarships(app, [
      { title: 'essay if wanted', requirements: [asks('editor', { isOptional: true })] },
      {
        title: 'cv, essay if wanted',
        requirements: [asksCv(), asks('editor', { isOptional: true })],
      },
    ])
    expect(await found({ withoutRequirement: 'true' })).toEqual(['nothing'])
    expect(await found({ requirementFields: 'cv' })).toEqual(['cv'])
  })

  it('requirementFields may name the field of one scholarship alone', async () => {
    const [own] = await app.db
      .select({ id: requirements.fieldId })
      .from(requirements)
      .where(eq(requirements.dataType, 'link'))
    const fields = `cv,${own!.id}`
    expect(await found({ requirementFields: own!.id })).toEqual([])
    expect(await found({ requirementFields: fields })).toEqual(['cv', 'cv and link'])
    expect(await found({ requirementFields: fields, search: 'link' })).toEqual(['cv and link'])
  })

  it('skiphard leaves out what takes over two hours', async () => {
    expect(await found({ skiphard: 'true' })).not.toContain('longer')
    expect(await found({ skiphard: 'true' })).toContain('two hours')
    expect(await found({ skiphard: 'false' })).toContain('longer')
  })
})
