import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { readApplication, send, type SentAnswer } from '../../../testing/factories/application.ts'
import {
  asks,
  aScholarship,
  type ScholarshipOptions,
} from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { writeReceiptEmail } from './write-receipt-email.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://laurel.example' })
})
afterAll(() => app.close())

it('says of one application what was sent, to whom and when', async () => {
  const student = await aStudent(app, { timeZone: 'America/Los_Angeles' })
  const requirements = [asks('text', { title: 'Why' }), asks('link', { title: 'Your work' })]
  const values = ['Because', 'https://example.org']
  const id = await sent(student, { title: 'Harbour Award', requirements }, values)
  expect(await receiptFor(student, [id])).toMatchObject({
    subject: 'Application sent: Harbour Award',
    bodyText: [
      'Hello Dana,',
      'Your application was sent.',
      'Harbour Award\nReceived by Harbour Light Trust on Friday, 20 November 2026 at 7:00 AM PST.\n' +
        `Answers: Why, Your work.\nhttps://laurel.example/auth/dashboard/receipt?${id}`,
      'Each receipt shows exactly what was sent.',
      '--',
      'You get this email because you sent an application. To change what Laurel writes and sends by itself: https://laurel.example/auth/dashboard/trackApplications?tab=automatic\n',
    ].join('\n\n'),
  })
})

it('ends on the question mark of an answer’s title', async () => {
  const student = await aStudent(app)
  const requirements = [asks('text', { title: 'How do you get to school?' })]
  const mail = await receiptFor(student, [await sent(student, { requirements }, ['By bus'])])
  expect(mail?.bodyText).toContain('Answers: How do you get to school?\n')
})

it('lists many in one mail', async () => {
  const student = await aStudent(app)
  const ids = [await sent(student, { title: 'B' }), await sent(student, { title: 'A' })]
  const mail = await receiptFor(student, ids)
  expect(mail?.subject).toBe('2 applications sent')
  expect(mail?.bodyText).toMatch(/^Hello Dana,\n\n2 applications were sent\.\n\nA\n[\s\S]*\n\nB\n/)
})

it('writes to nobody who must go', async () => {
  const student = await aStudent(app)
  const id = await sent(student, {})
  await app.db
    .update(users)
    .set({ purgeAfter: app.clock.now() })
    .where(eq(users.id, student.userId))
  expect(await receiptFor(student, [id])).toBeUndefined()
})

/** Sends an application and answers its id. */
async function sent(student: Student, options: ScholarshipOptions, values: string[] = []) {
  const scholarship = await aScholarship(app, options)
  const answers = scholarship.asks.map((asked, n): SentAnswer => [asked, values[n]])
  await send(app, student, scholarship.id, 'received', answers)
  const { applicationId } = await readApplication(app, student, scholarship.id)
  return applicationId!
}

/** The mail that one receipt writes. */
async function receiptFor(student: Student, applicationIds: string[]) {
  await app.db.delete(outboxEmails)
  await app.db.transaction((tx) => writeReceiptEmail(tx, app, { applicationIds }))
  const [mail] = await app.db
    .select()
    .from(outboxEmails)
    .where(eq(outboxEmails.recipient, student.email))
  return mail
}
