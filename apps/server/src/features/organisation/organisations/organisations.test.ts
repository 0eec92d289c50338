import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import {
  auditEvents,
  organisationProfiles,
  organisations,
} from '../../../db/schema/organisations.ts'
import { outboxEmails, rateLimits } from '../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask as askAs } from '../../../testing/factories/application.ts'
import {
  A_PROFILE,
  anOrganisation,
  anOwner,
  confirmAddress,
} from '../../../testing/factories/organisation.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { findBrokenLink } from '../../common/audit/verify-chain.ts'
import { isVerified } from './queries.ts'

let app: TestApp
let admin: Student
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://laurel.example' })
  admin = await aStudent(app, { role: 'ADMIN', firstName: 'Ada', lastName: 'Okoye' })
})
beforeEach(async () => void (await app.db.delete(rateLimits)))
afterAll(() => app.close())

const ask = (of: Student, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  askAs(app, of, method, path, payload && { payload })

const create = (of: Student, name: string, profile: object = {}) =>
  ask(of, 'POST', '/organisations', { name, ...A_PROFILE, ...profile })

const decide = (id: string, body: object) =>
  ask(admin, 'POST', `/admin/organisations/${id}/vetting`, body)

const roleOf = async ({ userId }: Student) =>
  (await app.db.select().from(users).where(eq(users.id, userId)))[0]?.role

const mailsTo = ({ email }: Student) =>
  app.db.select().from(outboxEmails).where(eq(outboxEmails.recipient, email))

it('makes an organisation whose maker owns it, and an account without answers an organiser’s', async () => {
  const founder = await aStudent(app)
  const { status, data } = await create(founder, 'Hartwell Foundation')
  expect(status).toBe(200)
  expect(data).toMatchObject({
    name: 'Hartwell Foundation',
    role: 'owner',
    vetting: 'unasked',
    isSample: false,
    isOnlyOwner: true,
  })
  expect((await ask(founder, 'GET', '/organisations/mine')).data).toEqual([data])
  expect((await ask(founder, 'GET', `/organisations/${data.id}`)).data).toMatchObject({
    profile: A_PROFILE,
    askedAt: null,
    verdict: null,
  })
  expect(await roleOf(founder)).toBe('ORGANISER')
})

it('leaves a student a student', async () => {
  const student = await aStudent(app, { answers: { gpa: [3] } })
  expect((await create(student, 'A Student’s Fund')).status).toBe(200)
  expect(await roleOf(student)).toBe('APPLICANT')
})

it('lets nobody take over an organisation of the same name, but an administrator gives it', async () => {
  await aScholarship(app, { sponsor: 'Imported Trust' })
  const founder = await aStudent(app)
  const other = await aStudent(app)
  const beside = (await create(other, '  imported   TRUST ')).data
  const listed = await ask(other, 'GET', `/organisations/${beside.id}/scholarships`)
  expect(listed.data.scholarships).toEqual([])
  const { status, error } = await create(founder, 'Imported Trust')
  expect([status, error.code]).toEqual([409, 'ORGANISATION_EXISTS'])
  const [imported] = await app.db
    .select()
    .from(organisations)
    .where(eq(organisations.name, 'Imported Trust'))
  const path = `/admin/organisations/${imported?.id}/owners`
  await confirmAddress(app, founder)
  expect((await ask(admin, 'POST', path, { email: founder.email })).status).toBe(200)
  expect((await ask(founder, 'GET', '/organisations/mine')).data).toEqual([
    {
      id: imported?.id,
      name: 'Imported Trust',
      role: 'owner',
      vetting: 'unasked',
      isSample: false,
      isOnlyOwner: true,
    },
  ])
})

it.each([
  ['registrationNumber', '12-345', 'Please enter the EIN as 9 digits, such as 12-3456789.'],
  ['registrationNumber', '', 'Please enter the EIN or the number your country gave it.'],
  ['contactName', '', 'Please enter the name of a contact.'],
  ['country', 'XX', 'Please choose a country.'],
  ['website', 'not a page', 'Please enter a full web address, such as https://example.org.'],
  [
    'website',
    'javascript:alert(1)',
    'Please enter a full web address, such as https://example.org.',
  ],
  ['contactEmail', 'nobody', 'Please enter a validate email!'],
  ['selection', 'We do.', 'Please say in a sentence or two how winners are chosen.'],
])('says of %s what is wrong with %s', async (field, value, message) => {
  const { status, error } = await create(await aStudent(app), 'A Trust', { [field]: value })
  expect([status, error.fields]).toEqual([400, { [field]: message }])
})

it('takes another country’s number, and a web address without its beginning', async () => {
  const founder = await aStudent(app)
  const profile = { country: 'CA', registrationNumber: 'RR0001 118', website: 'trust.example.org' }
  const { data } = await create(founder, 'A Canadian Trust', profile)
  const { data: seen } = await ask(founder, 'GET', `/organisations/${data.id}`)
  expect(seen.profile).toMatchObject({ ...profile, website: 'https://trust.example.org' })
})

it('waits, is verified, and is told so by mail; only then may it publish', async () => {
  const { owner, organisationId } = await anOwner(app, { name: 'Patient Trust' })
  const { data } = await ask(owner, 'POST', `/organisations/${organisationId}/vetting-request`)
  expect(data).toMatchObject({ vetting: 'waiting', askedAt: app.clock.now().toISOString() })
  expect(await isVerified(app.db, organisationId)).toBe(false)
  const { data: queue } = await ask(admin, 'GET', '/admin/organisations')
  expect(queue.organisations.map(({ id }: { id: string }) => id)).toContain(organisationId)

  const body = { verdict: 'verified', checked: ['registration', 'website'], note: '' }
  const { data: vetted } = await decide(organisationId, body)
  expect(vetted.vettings).toEqual([
    { ...body, decidedBy: 'Ada Okoye', decidedAt: app.clock.now().toISOString() },
  ])
  expect(await isVerified(app.db, organisationId)).toBe(true)
  expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual([
    'Patient Trust may now publish on Laurel',
  ])
  expect(await findBrokenLink(app.db, organisationId)).toBeUndefined()
  const events = await app.db
    .select({ action: auditEvents.action })
    .from(auditEvents)
    .where(eq(auditEvents.organisationId, organisationId))
  expect(events.map(({ action }) => action)).toEqual(['request_vetting', 'decide_vetting'])
})

it('is refused with a reason that its owners read, and may ask again', async () => {
  const { owner, organisationId } = await anOwner(app, { vetting: 'waiting' })
  const refusal = { verdict: 'refused', checked: ['website'], note: ' ' }
  const { status, error } = await decide(organisationId, refusal)
  expect([status, error.fields]).toEqual([
    400,
    { note: 'Please say why: the organization reads it.' },
  ])
  await decide(organisationId, { ...refusal, note: 'The website names nobody.' })
  const { data } = await ask(owner, 'GET', `/organisations/${organisationId}`)
  expect(data).toMatchObject({
    vetting: 'refused',
    verdict: { verdict: 'refused', note: 'The website names nobody.' },
  })
  const [mail] = await mailsTo(owner)
  expect(mail?.bodyText).toContain('The website names nobody.')
  const again = await ask(owner, 'POST', `/organisations/${organisationId}/vetting-request`)
  expect(again.data.vetting).toBe('waiting')
})

it('is looked at again once it calls itself something else', async () => {
  const { owner, organisationId } = await anOwner(app, { vetting: 'verified' })
  const change = async (profile: object) => {
    const body = { ...A_PROFILE, ...profile }
    return (await ask(owner, 'PUT', `/organisations/${organisationId}`, body)).data.vetting
  }
  expect(await change({ payer: 'A bank that we hired.' })).toBe('verified')
  expect(await change({ legalName: 'Somebody Else, Inc.' })).toBe('waiting')
})

it('is filled in where an import made it', async () => {
  const owner = await aStudent(app)
  const id = await anOrganisation(app, { members: [[owner, 'owner']] })
  expect((await ask(owner, 'GET', `/organisations/${id}`)).data.profile).toBeNull()
  const { data } = await ask(owner, 'PUT', `/organisations/${id}`, A_PROFILE)
  expect(data).toMatchObject({ profile: A_PROFILE, vetting: 'unasked' })
})

it('lists those that wait in the order in which they asked', async () => {
  await app.db.delete(organisationProfiles)
  const [first, second] = [await anOwner(app), await anOwner(app)]
  for (const { owner, organisationId } of [second, first]) {
    app.clock.advance({ minutes: 1 })
    await ask(owner, 'POST', `/organisations/${organisationId}/vetting-request`)
  }
  const { data } = await ask(admin, 'GET', '/admin/organisations?limit=10')
  expect(data.organisations.map(({ id }: { id: string }) => id)).toEqual([
    second.organisationId,
    first.organisationId,
  ])
})
