import { randomUUID } from 'node:crypto'
import { MESSAGE_LIMIT } from '@laurel/contract/applicants'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { transact } from '../../../db/transact.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { applications, submissions } from '../../../db/schema/applications.ts'
import { applicantMessages } from '../../../db/schema/rounds.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import { writeEmail } from '../../common/mail/write-email.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import { selectChosen, type Selection } from './select-applicants.ts'

interface Message extends Selection {
  subject: string
  text: string
}

const TOO_MANY = `Please write to no more than ${MESSAGE_LIMIT.toLocaleString('en-US')} applicants at once.`

/** Writes to applicants by mail, and keeps what was written with each application. */
export async function messageApplicants(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limits'>,
  member: ScholarshipMember,
  message: Message,
): Promise<{ sent: number }> {
  const { organisationId, userId: actorId, scholarshipId } = member
  const now = app.clock.now()
  await app.limits.use('applicantMessage', organisationId)
  const sent = await transact(app.db, async (tx) => {
    const chosen = selectChosen(tx, member, message)
    const recipients = await readRecipients(tx, chosen)
    if (recipients.length > MESSAGE_LIMIT)
      throw new CallFailure('VALIDATION_FAILED', { fields: { applicationIds: TOO_MANY } })
    const replyTo = await readAddress(tx, actorId)
    for (const recipient of recipients)
      await write(tx, app, { actorId, message, recipient, replyTo })
    const details = { number: recipients.length }
    const event = { organisationId, actorId, scholarshipId, action: 'message_applicants', details }
    await recordAudit(tx, [event], now)
    return recipients.length
  })
  return { sent }
}

type Recipient = Awaited<ReturnType<typeof readRecipients>>[number]

/** Nobody whose account must go. */
const readRecipients = (tx: Transaction, chosen: ReturnType<typeof selectChosen>) =>
  tx
    .select({
      applicationId: applications.id,
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      sponsor: submissions.recipient,
      title: scholarships.title,
    })
    .from(applications)
    .innerJoin(submissions, eq(submissions.applicationId, applications.id))
    .innerJoin(scholarships, eq(scholarships.id, applications.scholarshipId))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(users, and(eq(users.id, applicants.userId), isNull(users.purgeAfter)))
    .where(inArray(applications.id, chosen))
    .orderBy(applications.id)
    .limit(MESSAGE_LIMIT + 1)

async function readAddress(tx: Transaction, userId: string): Promise<string> {
  const [row] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return row?.email ?? ''
}

interface Writing {
  actorId: string
  message: Message
  recipient: Recipient
  replyTo: string
}

async function write(
  tx: Transaction,
  { clock, config }: Pick<App, 'clock' | 'config'>,
  { actorId, message: { subject, text }, recipient, replyTo }: Writing,
): Promise<void> {
  const { applicationId, userId, email, firstName, sponsor, title } = recipient
  const now = clock.now()
  await tx.insert(applicantMessages).values({
    id: randomUUID(),
    applicationId,
    sentBy: actorId,
    subject,
    body: text,
    sentAt: now,
  })
  const bodyText = [
    firstName.trim() === '' ? 'Hello,' : `Hello ${firstName.trim()},`,
    `${sponsor} wrote to you about your application for ${title}:`,
    text
      .split('\n')
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
    `To answer, write to ${replyTo}: an answer to this email does not reach ${sponsor}.`,
    '--',
    `You get this email because you applied. The message is on your receipt, too: ${siteLinks(config).receipt(applicationId)}`,
  ].join('\n\n')
  const mail = { recipient: email, userId, aboutUserId: actorId, subject: `${sponsor}: ${subject}` }
  await writeEmail(tx, { ...mail, bodyText: `${bodyText}\n` }, now)
}
