import type { KeyScope } from '@laurel/contract/api-keys'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiKeys } from '../../../db/schema/integrations.ts'
import { organisationMembers } from '../../../db/schema/organisations.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aSponsor, type Student } from '../../../testing/factories/student.ts'
import { readOwnOrganisations } from '../organisations/queries.ts'
import { requireForScholarship, requireMember } from '../organisations/require-member.ts'

let app: TestApp
let scholarshipId: string
let foreignId: string
let owner: Student
let organisationId: string
beforeAll(async () => {
  app = await createTestApp()
  scholarshipId = (await aScholarship(app)).id
  foreignId = (await aScholarship(app, { sponsor: 'Another Fund' })).id
  owner = await aSponsor(app, scholarshipId)
  organisationId = (await readOwnOrganisations(app.db, owner.userId))[0]!.id
})
afterAll(() => app.close())

async function ask(
  method: 'GET' | 'POST' | 'DELETE',
  path = '',
  {
    payload,
    authorization = owner.headers.authorization,
  }: { payload?: object; authorization?: string } = {},
) {
  const answer = await app.server.inject({
    method,
    url: `/api/v1/organisations/${organisationId}/keys${path}`,
    headers: { authorization },
    ...(payload && { payload }),
  })
  const { data, error } = answer.json()
  return { status: answer.statusCode, data, error }
}

const make = async (scopes: KeyScope[] = ['read_applicant']) => {
  const { data } = await ask('POST', '', { payload: { name: 'Our database', scopes } })
  return data as { id: string; key: string }
}

const sessionOf = (key: string) => app.sessions.find(`Bearer ${key}`)

describe('keys of an organisation', () => {
  it('are answered once and kept as a hash only', async () => {
    const { id, key } = await make()
    expect(key).toMatch(/^lk_[\w-]{43}$/)
    const [row] = await app.db.select().from(apiKeys).where(eq(apiKeys.id, id))
    expect(JSON.stringify(row)).not.toContain(key)
    const { data } = await ask('GET')
    expect(JSON.stringify(data)).not.toContain(key)
    expect(data[0]).toMatchObject({ start: key.slice(0, 11), madeBy: 'Dana Reyes' })
  })

  it('do what they were made for, in their own organisation', async () => {
    const { key } = await make(['read_applicant'])
    const who = (await sessionOf(key))!
    const read = requireForScholarship(app.db, who, scholarshipId, 'read_applicant')
    await expect(read).resolves.toMatchObject({ organisationId })
    for (const [id, permission] of [
      [scholarshipId, 'export_applicant'],
      [foreignId, 'read_applicant'],
    ] as const)
      await expect(requireForScholarship(app.db, who, id, permission)).rejects.toThrow(
        'We could not find that.',
      )
  })

  it('do no more in another organisation of whoever made them', async () => {
    const { key } = await make()
    const elsewhere = await aScholarship(app, { sponsor: 'A Second Fund' })
    const second = await aSponsor(app, elsewhere.id)
    const { id } = (await readOwnOrganisations(app.db, second.userId))[0]!
    await app.db.insert(organisationMembers).values({
      organisationId: id,
      userId: owner.userId,
      role: 'owner',
      joinedAt: app.clock.now(),
    })
    const who = (await sessionOf(key))!
    await expect(requireMember(app.db, who, id, 'read_applicant')).rejects.toThrow()
  })

  it('never do more than whoever made them may do now', async () => {
    const manager = await aSponsor(app, scholarshipId, 'owner')
    const { data } = await ask('POST', '', {
      payload: { name: 'Theirs', scopes: ['read_applicant'] },
      authorization: manager.headers.authorization,
    })
    await app.db
      .update(organisationMembers)
      .set({ role: 'viewer' })
      .where(eq(organisationMembers.userId, manager.userId))
    const who = (await sessionOf(data.key))!
    await expect(
      requireForScholarship(app.db, who, scholarshipId, 'read_applicant'),
    ).rejects.toThrow()
  })

  it('read what was sent to a scholarship, over the API', async () => {
    const { key } = await make(['read_applicant'])
    const headers = { authorization: `Bearer ${key}` }
    const statusOf = async (id: string) =>
      (await app.server.inject({ url: `/api/v1/scholarships/${id}/applicants`, headers }))
        .statusCode
    expect([await statusOf(scholarshipId), await statusOf(foreignId)]).toEqual([200, 404])
  })

  it('make no call that is not meant for programs, and are nobody on public ones', async () => {
    const { key } = await make()
    const headers = { authorization: `Bearer ${key}` }
    const own = await app.server.inject({ url: '/api/v1/organisations/mine', headers })
    expect([own.statusCode, own.json().message]).toEqual([
      404,
      'This call cannot be made with a key.',
    ])
    const open = await app.server.inject({
      url: '/api/v1/register-applicants/form-fields',
      headers,
    })
    expect(open.statusCode).toBe(200)
  })

  it('end at once when they are revoked, for good', async () => {
    const { id, key } = await make()
    expect(await sessionOf(key)).toBeDefined()
    const { data } = await ask('DELETE', `/${id}`)
    expect(data.revokedAt).not.toBeNull()
    expect(await sessionOf(key)).toBeUndefined()
    expect((await ask('DELETE', `/${id}`)).data.revokedAt).toBe(data.revokedAt)
  })

  it('say to the minute when they were used last', async () => {
    const { id, key } = await make()
    const readUse = async () =>
      (await app.db.select().from(apiKeys).where(eq(apiKeys.id, id)))[0]?.lastUsedAt
    await sessionOf(key)
    const first = await readUse()
    expect(first).toEqual(app.clock.now())
    app.clock.advance({ seconds: 30 })
    await sessionOf(key)
    expect(await readUse()).toEqual(first)
    app.clock.advance({ seconds: 31 })
    await sessionOf(key)
    expect(await readUse()).toEqual(app.clock.now())
  })

  it('are twenty at most', async () => {
    await app.db.delete(apiKeys)
    const payload = { name: 'One of many', scopes: ['read_applicant'] }
    const answers = await Promise.all(
      Array.from({ length: 21 }, () => ask('POST', '', { payload })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it.each([
    ['no name', { name: '  ', scopes: ['read_applicant'] }, 'name'],
    ['nothing to do', { name: 'Ours', scopes: [] }, 'scopes'],
    ['what no key may do', { name: 'Ours', scopes: ['announce_award'] }, 'scopes.0'],
  ])('are refused with %s', async (_what, payload, field) => {
    const { status, error } = await ask('POST', '', { payload })
    expect([status, Object.keys(error.fields)]).toEqual([400, [field]])
  })
})
