import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { anInvitation, askFamily, mailsTo } from '../../../testing/factories/family.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://laurel.example' })
})
afterAll(() => app.close())

async function confirmed(student: Student): Promise<Student> {
  const emailConfirmedAt = app.clock.now()
  await app.db.update(users).set({ emailConfirmedAt }).where(eq(users.id, student.userId))
  return student
}

it('mails the link and says who invites', async () => {
  const student = await confirmed(await aStudent(app))
  const { url } = await anInvitation(app, student, 'parent', 'Mum@Example.org')
  const [mail] = await mailsTo(app, 'mum@example.org')
  expect(mail?.subject).toBe('Dana Reyes invites you to Laurel')
  expect(mail?.bodyText).toContain('Dana Reyes invites you to follow their scholarships')
  expect(mail?.bodyText).toContain(`\n${url}\n`)
})

it('carries no link and no line break in a name', async () => {
  const firstName = 'Win\n\nnow http://evil.example/x www.evil.example'
  const sender = await confirmed(
    await aStudent(app, { firstName, lastName: '<b>a@evil.example</b>' }),
  )
  await anInvitation(app, sender, 'student', 'dad@example.org')
  const [mail] = await mailsTo(app, 'dad@example.org')
  const text = `${mail?.subject} ${mail?.bodyText}`
  expect(text).not.toMatch(/evil\.|http:|@evil|<b>|Win\n/)
})

it.each([
  ['parent', 'A student'],
  ['student', 'A parent'],
] as const)('names nobody whose own address is unproven, to a %s', async (invites, somebody) => {
  const to = `unproven-${invites}@example.org`
  const sender = await aStudent(app, { firstName: 'Win a prize today', lastName: '' })
  await anInvitation(app, sender, invites, to)
  const [mail] = await mailsTo(app, to)
  expect(mail?.subject).toBe(`${somebody} invites you to Laurel`)
  expect(mail?.bodyText).not.toContain('prize')
})

it('shows open invitations to whoever made them', async () => {
  const student = await aStudent(app)
  const { id } = await anInvitation(app, student, 'parent', 'mum@example.org')
  const { data } = await askFamily(app, student, 'GET')
  expect(data.invitations).toEqual([
    { id, invites: 'parent', email: 'mum@example.org', expiresAt: '2026-12-04T15:00:00.000Z' },
  ])
})

it('has at most ten open, also when eleven come at once', async () => {
  const student = await aStudent(app)
  const answers = await Promise.all(
    Array.from({ length: 11 }, () =>
      askFamily(app, student, 'POST', '/invitations', { invites: 'parent' }),
    ),
  )
  const statuses = answers.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  const { data } = await askFamily(app, student, 'GET')
  await askFamily(app, student, 'DELETE', `/invitations/${data.invitations[0].id}`)
  await anInvitation(app, student, 'parent')
})

it('mails twenty a day at most', async () => {
  const student = await aStudent(app)
  for (let mailed = 0; mailed < 20; mailed++) {
    const { id } = await anInvitation(app, student, 'parent', `aunt${mailed % 5}@example.org`)
    await askFamily(app, student, 'DELETE', `/invitations/${id}`)
  }
  const payload = { invites: 'parent', email: 'aunt@example.org' }
  const refused = await askFamily(app, student, 'POST', '/invitations', payload)
  expect([refused.status, refused.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(await mailsTo(app, 'aunt@example.org')).toEqual([])
  expect((await askFamily(app, student, 'GET')).data.invitations).toEqual([])
  await anInvitation(app, student, 'parent')
})

it('mails one address five times a day at most, whoever asks', async () => {
  const payload = { invites: 'parent', email: 'famous@example.org' }
  const statuses: number[] = []
  for (let asked = 0; asked < 6; asked++)
    statuses.push(
      (await askFamily(app, await aStudent(app), 'POST', '/invitations', payload)).status,
    )
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

it.each([
  ['nobody', {}],
  ['somebody else', { invites: 'sponsor' }],
  ['an address that is none', { invites: 'parent', email: 'mum' }],
  ['a field more', { invites: 'parent', studentId: '1' }],
])('refuses to invite %s', async (_name, payload) => {
  const refused = await askFamily(app, await aStudent(app), 'POST', '/invitations', payload)
  expect([refused.status, refused.code]).toEqual([400, 'VALIDATION_FAILED'])
})
