import type { FamilyRole } from '@laurel/contract/family-links'
import { asc, eq } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { outboxEmails } from '../../db/schema/sessions.ts'
import { aStudent, type Student } from './student.ts'

type Server = Pick<App, 'server'>
type Person = Pick<Student, 'headers'>

/** One call about the family as somebody who is signed in. */
export async function askFamily(
  { server }: Server,
  { headers }: Person,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path = '',
  payload?: object,
) {
  const url = `/api/v1/family${path}`
  const answer = await server.inject({ method, url, headers, ...(payload && { payload }) })
  const body = answer.json()
  return { status: answer.statusCode, code: body.error?.code, data: body.data }
}

/** An open invitation and the token of its link. */
export async function anInvitation(
  app: Server,
  inviter: Person,
  invites: FamilyRole,
  email?: string,
): Promise<{ id: string; token: string; url: string }> {
  const { status, data } = await askFamily(app, inviter, 'POST', '/invitations', { invites, email })
  if (status !== 200) throw new Error(`The invitation was refused with ${status}.`)
  return { ...data, token: data.url.split('#')[1] }
}

export const accept = (app: Server, guest: Person, token: string) =>
  askFamily(app, guest, 'POST', `/invited/${token}/acceptance`)

/** A student and a parent who follows them. */
export async function aFamily(
  app: Pick<App, 'db' | 'clock' | 'tokens' | 'server'>,
  options: Parameters<typeof aStudent>[1] = {},
) {
  const student = await aStudent(app, options)
  const parent = await aStudent(app, { firstName: 'Maria', lastName: 'Lopez' })
  const { token } = await anInvitation(app, student, 'parent')
  await accept(app, parent, token)
  return { student, parent }
}

/** Subjects and texts of the mails written to an address, oldest first. */
export const mailsTo = ({ db }: Pick<App, 'db'>, email: string) =>
  db
    .select({ subject: outboxEmails.subject, bodyText: outboxEmails.bodyText })
    .from(outboxEmails)
    .where(eq(outboxEmails.recipient, email))
    .orderBy(asc(outboxEmails.createdAt))
