import { and, eq } from 'drizzle-orm'
import type { TestApp } from '../app.ts'
import { applications } from '../../db/schema/applications.ts'
import { send, type SentAnswer } from './application.ts'
import type { StoredScholarship } from './scholarship.ts'
import { aStudent, type Student } from './student.ts'

type StudentOptions = Parameters<typeof aStudent>[1]

/** Somebody who sent an application, with its id; answers in words unless told otherwise. */
export async function aReceived(
  app: TestApp,
  { id, asks }: StoredScholarship,
  options: StudentOptions = {},
  answers: readonly SentAnswer[] = asks.map((each) => [each, 'Nursing']),
): Promise<{ student: Student; applicationId: string }> {
  const student = await aStudent(app, options)
  return { student, applicationId: await sendAs(app, student, id, answers) }
}

/** Sends as somebody who is there already. */
export async function sendAs(
  app: TestApp,
  student: Student,
  scholarshipId: string,
  answers: readonly SentAnswer[] = [],
): Promise<string> {
  const { status, body } = await send(app, student, scholarshipId, 'Received', answers)
  if (status !== 200) throw new Error(JSON.stringify(body))
  const [row] = await app.db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.applicantId, student.applicantId),
        eq(applications.scholarshipId, scholarshipId),
      ),
    )
  if (!row) throw new Error('Nothing was sent.')
  return row.id
}
