import type { Student } from '../../../apps/server/src/testing/factories/student.ts'
import { call, type Answer } from '../client.ts'
import type { Parts } from '../with-database.ts'

/** One race from its start to the check of what it left; resolves to how many calls raced. */
export type Race = (racing: Racing) => Promise<number>

export interface Racing {
  parts: Parts
  /** Servers that share the database. */
  urls: readonly string[]
  /** Scholarships that ask for one text, and those that ask for nothing. */
  asking: readonly { id: string; requirementId: string }[]
  plain: readonly string[]
}

interface Write {
  method?: 'POST' | 'DELETE'
  path: string
  payload?: object
  key?: string
}

/** Sends all writes at the same time, over every server in turn; the answers in the same order. */
export async function raceWrites(
  { urls }: Racing,
  writes: readonly (Write & { student: Pick<Student, 'token'> })[],
): Promise<Answer[]> {
  return Promise.all(
    writes.map(({ student, method = 'POST', path, payload, key }, n) =>
      call(urls[n % urls.length] ?? '', `/api/v1${path}`, {
        method,
        token: student.token,
        ...(payload && { body: JSON.stringify(payload) }),
        ...(key !== undefined && { key }),
      }),
    ),
  )
}

/** A save or a submit of the one text that a scholarship asks for. */
export const write = (
  { id, requirementId }: Racing['asking'][number],
  status: 'Draft' | 'Received',
  fieldValue: string,
  baseVersion?: number,
): Write => ({
  path: '/scholarships/submit-individual-scholarship',
  payload: {
    scholarshipId: id,
    status,
    requirements: [
      { requirementId, fieldValue, ...(baseVersion !== undefined && { baseVersion }) },
    ],
  },
})

export const times = <T>(number: number, make: (n: number) => T): T[] =>
  Array.from({ length: number }, (_, n) => make(n))

/** One of a list, chosen anew each time. */
export function anyOf<T>(list: readonly T[]): T {
  const chosen = list[Math.floor(Math.random() * list.length)]
  if (chosen === undefined) throw new Error('There is nothing to choose from.')
  return chosen
}

/** Throws when an answer is neither a success nor one of the refusals that a race may bring. */
export function expectOnly(answers: readonly Answer[], ...codes: string[]): void {
  for (const { status, body, text } of answers)
    if (status !== 200 && !codes.includes(body.error?.code ?? ''))
      throw new Error(`A race was answered ${status}: ${text}`)
}

export const isDone = ({ status }: Answer): boolean => status === 200

/** Throws unless the value is as expected; `what` names it. */
export function expectSame(what: string, actual: unknown, expected: unknown): void {
  const [told, wanted] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (told !== wanted) throw new Error(`${what}: ${told} instead of ${wanted}`)
}

interface SentRow {
  id: string
  scholarshipId: string
  status: string
  origin: string
  stage: string | null
  answers: { value: unknown }[] | null
}

/** The student's applications with what was sent, by scholarship. */
export async function readSent(
  { parts: { db } }: Racing,
  { applicantId }: Student,
): Promise<SentRow[]> {
  const { rows } = await db.$client.query<SentRow>(
    `select a.id, a.scholarship_id as "scholarshipId", a.status, a.origin, a.stage, s.answers
     from applications a left join submissions s on s.application_id = a.id
     where a.applicant_id = $1 order by a.scholarship_id`,
    [applicantId],
  )
  for (const row of rows)
    if (row.status !== 'Received' || row.answers === null)
      throw new Error(`A race left ${JSON.stringify(row)}`)
  return rows
}

/** The stages of an application, oldest first. */
export async function readStages(
  { parts: { db } }: Racing,
  applicationId: string,
): Promise<string[]> {
  const { rows } = await db.$client.query<{ stage: string }>(
    'select stage from application_stages where application_id = $1 order by ordinal',
    [applicationId],
  )
  return rows.map(({ stage }) => stage)
}

/** Throws unless the server tells the student that so many were submitted individually. */
export async function expectCount(
  { urls }: Racing,
  { token }: Student,
  expected: number,
): Promise<void> {
  const answer = await call(urls[0] ?? '', '/api/v1/register-applicants/profile', { token })
  const told = answer.body.data as { scholarshipCount?: number } | undefined
  expectSame('The count of submissions', told?.scholarshipCount, expected)
}
