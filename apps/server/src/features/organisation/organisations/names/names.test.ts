import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  auditEvents,
  organisationMembers,
  organisations,
} from '../../../../db/schema/organisations.ts'
import { outboxEmails } from '../../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../../testing/app.ts'
import { ask } from '../../../../testing/factories/application.ts'
import { anAskedName, anOrganisation, anOwner } from '../../../../testing/factories/organisation.ts'
import { aScholarship } from '../../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../../testing/factories/student.ts'
import { findOrganisations } from '../../../catalogue/scholarships/find-organisations.ts'

let app: TestApp
let admin: Student
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://laurel.example' })
  admin = await aStudent(app, { role: 'ADMIN' })
})
afterAll(() => app.close())

const rename = (of: Student, id: string, name: string, version = 1) =>
  ask(app, of, 'PUT', `/organisations/${id}/name`, { payload: { name, version } })

const decide = (id: string, verdict: string, note = '') =>
  ask(app, admin, 'POST', `/admin/organisation-names/${id}/decision`, {
    payload: { verdict, note },
  })

const asked = async (): Promise<{ id: string }[]> =>
  (await ask(app, admin, 'GET', '/admin/organisation-names')).data

const actionsOf = async (organisationId: string) =>
  (
    await app.db
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.organisationId, organisationId))
      .orderBy(auditEvents.ordinal)
  ).map(({ action }) => action)

const idFor = (sponsor: string) =>
  app.db.transaction(async (tx) =>
    (await findOrganisations(tx, [sponsor], app.clock.now())).get(sponsor),
  )

it('changes at once while nobody knows the organisation by its name', async () => {
  const { owner, organisationId } = await anOwner(app, {
    name: 'Hartwel Trust',
    vetting: 'waiting',
  })
  const { data } = await rename(owner, organisationId, ' Hartwell Trust ')
  expect(data).toMatchObject({ name: 'Hartwell Trust', version: 2, askedName: null })
  expect(await actionsOf(organisationId)).toEqual(['rename_organisation'])
  expect(await asked()).toEqual([])
})

it('waits for an administrator once it was verified, and is then called so everywhere', async () => {
  const { owner, organisationId, name, id } = await anAskedName(app)
  const [before] = await app.db
    .select()
    .from(organisations)
    .where(eq(organisations.id, organisationId))
  expect(before?.name).not.toBe(name)
  const { data: waiting } = await ask(app, owner, 'GET', `/organisations/${organisationId}`)
  expect(waiting).toMatchObject({
    name: before?.name,
    vetting: 'verified',
    askedName: { name, standing: 'waiting', note: '' },
  })
  expect(await asked()).toMatchObject([
    { id, before: before?.name, name, askedBy: 'Dorothy Hill', vetting: 'verified' },
  ])
  expect(await decide(id, 'given')).toMatchObject({ status: 200, data: [] })
  const { data: given } = await ask(app, owner, 'GET', `/organisations/${organisationId}`)
  expect(given).toMatchObject({ name, version: waiting.version + 1, askedName: null })
  expect(await actionsOf(organisationId)).toEqual(['ask_name', 'decide_name'])
  const mails = await app.db
    .select()
    .from(outboxEmails)
    .where(eq(outboxEmails.recipient, owner.email))
  expect(mails.map(({ subject }) => subject)).toEqual([`${before?.name} is now ${name}`])
  expect((await decide(id, 'given')).status).toBe(404)
})

it('keeps its name with the reason when an administrator refuses', async () => {
  const { owner, organisationId, name, id } = await anAskedName(app)
  const unsaid = await decide(id, 'refused')
  expect(unsaid.error.fields).toEqual({ note: 'Please say why: the organization reads it.' })
  await decide(id, 'refused', 'This is the name of somebody else.')
  const { data } = await ask(app, owner, 'GET', `/organisations/${organisationId}`)
  expect(data.askedName).toMatchObject({
    name,
    standing: 'refused',
    note: 'This is the name of somebody else.',
  })
  expect(data.name).not.toBe(name)
})

it('waits, too, where students see what it gives, whoever verified it or not', async () => {
  const owner = await aStudent(app)
  const { id } = await aScholarship(app, { sponsor: 'Seen Trust' })
  const organisationId = (await idFor('Seen Trust')) ?? ''
  await app.db
    .insert(organisationMembers)
    .values({ organisationId, userId: owner.userId, role: 'owner', joinedAt: app.clock.now() })
  const { data } = await rename(owner, organisationId, 'Other Trust')
  expect(data).toMatchObject({ name: 'Seen Trust', askedName: { standing: 'waiting' } })
  const student = await aStudent(app)
  const sponsorOf = async () =>
    (await ask(app, student, 'GET', `/scholarships/${id}`)).data.user.firstName
  expect(await sponsorOf()).toBe('Seen Trust')
  expect(await decide((await asked())[0]?.id ?? '', 'given')).toMatchObject({ status: 200 })
  expect(await sponsorOf()).toBe('Other Trust')
  const { data: seen } = await ask(app, student, 'GET', `/scholarships/${id}`)
  expect(seen.trust.history).toMatchObject([
    { kind: 'updated', lines: ['Sponsor: Seen Trust → Other Trust'] },
  ])
  // What a catalogue writes of the earlier name stays its own.
  expect(await idFor('Seen Trust')).toBe(organisationId)
})

it('changes accents, case and punctuation at once, and asks nobody', async () => {
  const { owner, organisationId, name } = await anAskedName(app)
  const spelled = `Foundation, ${organisationId}`
  const { data } = await rename(owner, organisationId, spelled, 2)
  expect(data).toMatchObject({ name: spelled, askedName: null })
  expect(await asked()).not.toContainEqual(expect.objectContaining({ name }))
})

it('takes back what was asked for by asking for the present name', async () => {
  const { owner, organisationId } = await anAskedName(app)
  const present = `Foundation ${organisationId}`
  const { data } = await rename(owner, organisationId, present, 2)
  expect(data).toMatchObject({ name: present, version: 3, askedName: null })
  expect(await actionsOf(organisationId)).toEqual(['ask_name', 'withdraw_name'])
})

it('lets one of two owners write at a time', async () => {
  const { owner, organisationId } = await anOwner(app, { name: 'Two Owners' })
  const both = await Promise.all([
    rename(owner, organisationId, 'Two Owners Fund'),
    rename(owner, organisationId, 'Two Owners Trust'),
  ])
  const late = both.find(({ status }) => status === 409)
  const first = both.find(({ status }) => status === 200)
  expect(late?.error).toMatchObject({
    code: 'STALE_VERSION',
    current: { name: first?.data.name, version: 2 },
  })
})

it('refuses the name of another organisation, also when it is given', async () => {
  await anOrganisation(app, { name: 'Taken Trust', vetting: 'unasked' })
  const { owner, organisationId } = await anOwner(app)
  const { status, error } = await rename(owner, organisationId, 'Taken  TRUST')
  expect([status, error.code]).toEqual([409, 'ORGANISATION_EXISTS'])
  const { id, name } = await anAskedName(app)
  await anOrganisation(app, { name, vetting: 'unasked' })
  expect((await decide(id, 'given')).error.code).toBe('ORGANISATION_EXISTS')
  expect(await asked()).toContainEqual(expect.objectContaining({ id }))
})
