import { asc, eq, inArray } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import type { Transaction } from '../../db/database.ts'
import { applications, submissions } from '../../db/schema/applications.ts'
import { scholarships } from '../../db/schema/scholarships.ts'
import type { OwnApplicantId } from '../../http/session.ts'
import { readRecipient, type Recipient } from './read-recipient.ts'
import { counted, renderEmail } from './render-email.ts'
import { sayInstant } from './say-instant.ts'
import { siteLinks } from './site-links.ts'
import { writeEmail } from './write-email.ts'

interface Receipt {
  applicantId: OwnApplicantId
  /** All are Received: one mail lists them. */
  applicationIds: readonly string[]
  /** Sent because a switch is on, not because the student pressed a button. */
  isByItself?: boolean
}

/** Writes one receipt mail for applications that were sent, in the transaction that sends them. */
export async function writeReceiptEmail(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { applicantId, applicationIds, isByItself = false }: Receipt,
): Promise<void> {
  const recipient = await readRecipient(tx, applicantId)
  const sent = await readSent(tx, applicationIds)
  const [first] = sent
  if (!recipient || !first) return
  const number = sent.length
  const were = counted(number, 'Your application was', 'Your # applications were')
  const email = {
    recipient: recipient.email,
    subject: counted(number, `Application sent: ${first.title}`, '# applications sent'),
    bodyText: renderEmail({
      recipient,
      opening: `${were} sent${isByItself ? ` by ${app.config.productName} for you` : ''}.`,
      items: sent.map((each) => linesOf(each, recipient, app)),
      closing: 'Each receipt shows exactly what was sent.',
      footer: footerOf(app, isByItself),
    }),
  }
  await writeEmail(tx, email, app.clock.now())
}

type Sent = Awaited<ReturnType<typeof readSent>>[number]

function readSent(tx: Transaction, applicationIds: readonly string[]) {
  return tx
    .select({
      id: applications.id,
      title: scholarships.title,
      recipient: submissions.recipient,
      submittedAt: submissions.submittedAt,
      answers: submissions.answers,
    })
    .from(applications)
    .innerJoin(submissions, eq(submissions.applicationId, applications.id))
    .innerJoin(scholarships, eq(scholarships.id, applications.scholarshipId))
    .where(inArray(applications.id, [...applicationIds]))
    .orderBy(asc(submissions.submittedAt), asc(scholarships.title))
}

const linesOf = (
  { id, title, recipient, submittedAt, answers }: Sent,
  { timeZone }: Recipient,
  { config }: Pick<App, 'config'>,
): string[] => [
  title,
  `Received by ${recipient} on ${sayInstant(submittedAt, timeZone)}.`,
  ...(answers.length > 0 ? [`Answers: ${answers.map((each) => each.title).join(', ')}.`] : []),
  siteLinks(config).receipt(id),
]

function footerOf({ config }: Pick<App, 'config'>, isByItself: boolean): string {
  const { automation } = siteLinks(config)
  return isByItself
    ? `You switched on that ${config.productName} applies for you. To switch it off: ${automation}`
    : `You get this mail because you sent an application. To change what ${config.productName} writes and sends by itself: ${automation}`
}
