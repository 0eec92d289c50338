import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bulkSubmissions } from '../../../db/schema/applications.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { send, sendMany } from '../../../testing/factories/application.ts'
import { aScholarship, someScholarships } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { writeDueReceipts } from './write-due-receipts.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function subjects({ email }: Student): Promise<string[]> {
  const mails = await app.db.select().from(outboxEmails).where(eq(outboxEmails.recipient, email))
  return mails.map(({ subject }) => subject)
}

it('writes of each application once, however many processes do it at the same time', async () => {
  const student = await aStudent(app)
  const { id } = await aScholarship(app, { title: 'Harbour Award' })
  await send(app, student, id, 'received')
  await Promise.all(Array.from({ length: 4 }, () => writeDueReceipts(app)))
  await writeDueReceipts(app)
  expect(await subjects(student)).toEqual(['Application sent: Harbour Award'])
})

it('writes one mail of many, once all of them are sent', async () => {
  const student = await aStudent(app, { isSubscriber: true })
  const many = await someScholarships(app, [{ title: 'A' }, { title: 'B' }, { title: 'C' }])
  const ids = many.map(({ id }) => id)
  await sendMany(app, student, ids)
  const mine = eq(bulkSubmissions.applicantId, student.applicantId)
  await app.db.update(bulkSubmissions).set({ finishedAt: null }).where(mine)
  await writeDueReceipts(app)
  expect(await subjects(student)).toEqual([])
  await app.db.update(bulkSubmissions).set({ finishedAt: app.clock.now() }).where(mine)
  await writeDueReceipts(app)
  expect(await subjects(student)).toEqual(['3 applications sent'])
})

it('does not write of what was sent long ago', async () => {
  const student = await aStudent(app)
  const [old, fresh] = await someScholarships(app, [{ title: 'Old' }, { title: 'Fresh' }])
  await send(app, student, old!.id, 'received')
  app.clock.set(new Date(app.clock.now().getTime() + 3 * 86_400_000).toISOString())
  const again = await aStudent(app)
  await send(app, again, fresh!.id, 'received')
  await writeDueReceipts(app)
  expect(await subjects(student)).toEqual([])
  expect(await subjects(again)).toEqual(['Application sent: Fresh'])
})
