import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { applications, submissions } from '../../../db/schema/applications.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { counted, renderEmail } from './render-email.ts'
import { sayInstant } from './say-instant.ts'
import { siteLinks } from './site-links.ts'
import { writeEmail } from './write-email.ts'

interface Receipt {
  /** Of one student, all Received: one mail lists them. */
  applicationIds: readonly string[]
  /** Sent because a switch is on, not because the student pressed a button. */
  isByItself?: boolean
}

/** Writes one receipt mail for applications that were sent. */
export async function writeReceiptEmail(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { applicationIds, isByItself = false }: Receipt,
): Promise<void> {
  const sent = await readSent(tx, applicationIds)
  const [first] = sent
  if (!first) return
  const number = sent.length
  const were = counted(number, 'Your application was', '# applications were')
  const email = {
    recipient: first.person.email,
    userId: first.person.userId,
    subject: counted(number, `Application sent: ${first.title}`, '# applications sent'),
    bodyText: renderEmail({
      recipient: first.person,
      opening: `${were} sent${isByItself ? ` by ${app.config.productName} for you` : ''}.`,
      items: sent.map((each) => linesOf(each, app)),
      closing: 'Each receipt shows exactly what was sent.',
      footer: footerOf(app, isByItself),
    }),
  }
  await writeEmail(tx, email, app.clock.now())
}

type Sent = Awaited<ReturnType<typeof readSent>>[number]

/** What was sent and by whom; nothing of an account that must go. */
function readSent(tx: Transaction, applicationIds: readonly string[]) {
  return tx
    .select({
      id: applications.id,
      title: scholarships.title,
      recipient: submissions.recipient,
      submittedAt: submissions.submittedAt,
      answers: submissions.answers,
      person: {
        userId: users.id,
        email: users.email,
        firstName: users.firstName,
        timeZone: applicants.timeZone,
      },
    })
    .from(applications)
    .innerJoin(submissions, eq(submissions.applicationId, applications.id))
    .innerJoin(scholarships, eq(scholarships.id, applications.scholarshipId))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(and(inArray(applications.id, [...applicationIds]), isNull(users.purgeAfter)))
    .orderBy(asc(submissions.submittedAt), asc(scholarships.title))
}

const linesOf = (
  { id, title, recipient, submittedAt, answers, person }: Sent,
  { config }: Pick<App, 'config'>,
): string[] => [
  title,
  `Received by ${recipient} on ${sayInstant(submittedAt, person.timeZone)}.`,
  ...(answers.length > 0 ? [asSentence(`Answers: ${answers.map(titleOf).join(', ')}`)] : []),
  siteLinks(config).receipt(id),
]

const titleOf = ({ title }: Sent['answers'][number]): string => title

/** A title may be a question already. */
const asSentence = (words: string): string => (/[.?!]$/.test(words) ? words : `${words}.`)

function footerOf({ config }: Pick<App, 'config'>, isByItself: boolean): string {
  const { automation } = siteLinks(config)
  return isByItself
    ? `You switched on that ${config.productName} applies for you. To switch it off: ${automation}`
    : `You get this email because you sent an application. To change what ${config.productName} writes and sends by itself: ${automation}`
}
