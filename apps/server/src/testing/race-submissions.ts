import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { App } from '../app-context.ts'
import { applications, submissions } from '../db/schema/applications.ts'
import { aScholarship } from './factories/scholarship.ts'
import { aStudent, type Student } from './factories/student.ts'

/** A write as a browser sends it, to any of the servers that share the database. */
export type Post = (
  path: string,
  token: string,
  key: string,
  payload: object | undefined,
) => Promise<{ status: number; body: { data?: unknown; error?: { code: string } } }>

interface Race {
  rounds: number
  /** Attempts of one round, all at the same time. */
  atOnce: number
}

/**
 * Rounds of one student and one scholarship: clicks, retries under one key, bulk applications and
 * the chat all send it at the same time, over every server. Throws unless each round sends exactly
 * one application and tells everybody the truth about it.
 */
export async function raceSubmissions(
  app: Pick<App, 'db' | 'clock' | 'tokens'> & { matches: Pick<App['matches'], 'catchUp'> },
  posts: readonly Post[],
  { rounds, atOnce }: Race,
): Promise<{ attempts: number }> {
  const { id } = await aScholarship(app, { title: 'Raced' })
  for (let round = 1; round <= rounds; round++) {
    const student = await aStudent(app, { isSubscriber: true })
    const shared = randomUUID()
    const told = await Promise.all(
      Array.from({ length: atOnce }, async (_, n) => {
        const key = n % 2 === 0 ? `${shared} ${n % 6}` : randomUUID()
        const post = posts[n % posts.length]
        if (!post) throw new Error('There is no server to post to.')
        return { key, isSent: await attempt(post, student, id, n % 3, key) }
      }),
    )
    const keys = new Set(told.filter(({ isSent }) => isSent).map(({ key }) => key))
    if (keys.size !== 1) throw new Error(`Round ${round}: ${keys.size} keys were told "sent".`)
    await checkRows(app, student, round)
  }
  return { attempts: rounds * atOnce }
}

/** Whether the server says that this attempt, or the one its key belongs to, sent it. */
async function attempt(
  post: Post,
  { token }: Student,
  id: string,
  kind: number,
  key: string,
): Promise<boolean> {
  if (kind === 0) {
    const payload = { scholarshipId: id, status: 'Received', requirements: [] }
    return isSent(await post('/scholarships/submit-individual-scholarship', token, key, payload))
  }
  if (kind === 1)
    return isSent(await post(`/register-applicants/apply-scholarship/${id}`, token, key, undefined))
  const path = '/scholarships/submit-scholarships'
  const { status, body } = await post(path, token, key, { scholarshipId: [id] })
  if (status !== 200) throw new Error(`A bulk application failed: ${JSON.stringify(body)}`)
  return (body.data as { submitted: string[] }).submitted.length === 1
}

function isSent({ status, body }: Awaited<ReturnType<Post>>): boolean {
  if (status === 200) return true
  if (body.error?.code === 'ALREADY_APPLIED') return false
  throw new Error(`An application failed: ${JSON.stringify(body)}`)
}

async function checkRows(
  { db }: Pick<App, 'db'>,
  { applicantId }: Student,
  round: number,
): Promise<void> {
  const rows = await db
    .select({ status: applications.status, sentAt: submissions.submittedAt })
    .from(applications)
    .leftJoin(submissions, eq(submissions.applicationId, applications.id))
    .where(eq(applications.applicantId, applicantId))
  const [row] = rows
  if (rows.length !== 1 || row?.status !== 'Received' || row.sentAt === null)
    throw new Error(`Round ${round} left ${JSON.stringify(rows)}`)
}
