import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applications } from '../../../db/schema/applications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask, send } from '../../../testing/factories/application.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const preview = (student: Student, ...scholarshipId: string[]) =>
  ask(app, student, 'POST', '/scholarships/sending-preview', { payload: { scholarshipId } })

const answers = { state: ['OH'], gpa: [3.5], fieldOfStudy: ['nursing'], ethnicity: ['white'] }

it('shows before sending what the receipt shows after it', async () => {
  const student = await aStudent(app, { answers })
  const { id } = await aScholarship(app, {
    criteria: [
      { fact: 'gpa', gte: 3 },
      { fact: 'ethnicity', in: ['white'] },
    ],
  })
  const { body } = await preview(student, id)
  expect(body.data.recipients).toHaveLength(1)
  expect(body.data.sender.facts).toEqual([
    { fact: 'gpa', values: [3.5] },
    { fact: 'ethnicity', values: ['white'] },
  ])
  await send(app, student, id, 'Received')
  const [row] = await app.db.select().from(applications).where(eq(applications.scholarshipId, id))
  const receipt = await ask(app, student, 'GET', `/applications/${row!.id}/receipt`)
  expect(body.data.sender).toEqual(receipt.body.data.sender)
  expect(body.data.recipients).toEqual([receipt.body.data.recipient])
})

it('joins for many what their rules ask about', async () => {
  const student = await aStudent(app, { answers })
  const one = await aScholarship(app, { criteria: [{ fact: 'gpa', gte: 3 }] })
  const other = await aScholarship(app, { criteria: [{ fact: 'state', in: ['OH'] }] })
  const { body } = await preview(student, one.id, other.id, randomUUID())
  expect(body.data.sender.facts.map(({ fact }: { fact: string }) => fact).toSorted()).toEqual([
    'gpa',
    'state',
  ])
})

it('knows nothing of what nobody may know of', async () => {
  expect((await preview(await aStudent(app), randomUUID())).status).toBe(404)
})
