import { mayAs } from '@laurel/contract/organisation-rights'
import { and, asc, count, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { DAY_MILLISECONDS } from '../../../days.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { transact } from '../../../db/transact.ts'
import { users } from '../../../db/schema/accounts.ts'
import { organisationMembers, organisations } from '../../../db/schema/organisations.ts'
import { applicantEntries } from '../../../db/schema/rounds.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { counted, renderEmail } from '../../common/mail/render-email.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import { writeEmail } from '../../common/mail/write-email.ts'

/**
 * Tells members by mail of applications that came since they were last told: at once or once a day,
 * as each chose. What was told is marked together with the mail, so that nothing is told twice.
 */
export async function writeDigests(app: App): Promise<void> {
  const until = await noticeEntries(app)
  if (until === undefined) return
  for (const member of await readWaiting(app.db, until)) {
    try {
      await transact(app.db, (tx) => tellMember(tx, app, member, until))
    } catch (error) {
      app.server.log.error({ err: error, ...member }, 'a digest is left to the next time')
    }
  }
}

/**
 * Numbers in time what came since the last run, and says up to when. One run after the other does
 * so: an application whose sending ends late is then noticed later, and not passed over.
 */
const noticeEntries = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<Date | undefined> =>
  transact(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('notice entries', 18))`)
    const { rows } = await tx.execute<{ latest: string | null }>(
      sql`select max(noticed_at) as latest from ${applicantEntries}`,
    )
    const latest = rows[0]?.latest
    const after = latest ? new Date(latest).getTime() + 1 : 0
    const noticedAt = new Date(Math.max(clock.now().getTime(), after))
    const noticed = await tx
      .update(applicantEntries)
      .set({ noticedAt })
      .where(isNull(applicantEntries.noticedAt))
    if (noticed.rowCount) return noticedAt
    return latest ? new Date(latest) : undefined
  })

interface Waiting {
  organisationId: string
  userId: string
}

const toldUntil = sql`coalesce(${organisationMembers.toldUntil}, ${organisationMembers.joinedAt})`

/** Members who want to be told, and for whom something may be new. */
const readWaiting = (db: Database, until: Date): Promise<Waiting[]> =>
  db
    .select({
      organisationId: organisationMembers.organisationId,
      userId: organisationMembers.userId,
    })
    .from(organisationMembers)
    .where(
      and(
        sql`${organisationMembers.digest} <> 'none'`,
        sql`exists (select from ${applicantEntries} as entry
          join ${scholarships} as scholarship on scholarship.id = entry.scholarship_id
          where scholarship.organisation_id = ${organisationMembers.organisationId}
            and entry.noticed_at > ${toldUntil} and entry.noticed_at <= ${until})`,
      ),
    )

async function tellMember(
  tx: Transaction,
  app: App,
  { organisationId, userId }: Waiting,
  until: Date,
): Promise<void> {
  const ofMember = and(
    eq(organisationMembers.organisationId, organisationId),
    eq(organisationMembers.userId, userId),
  )
  const [member] = await tx
    .select({
      role: organisationMembers.role,
      digest: organisationMembers.digest,
      toldUntil: organisationMembers.toldUntil,
      joinedAt: organisationMembers.joinedAt,
      email: users.email,
      firstName: users.firstName,
      organisation: organisations.name,
    })
    .from(organisationMembers)
    .innerJoin(users, and(eq(users.id, organisationMembers.userId), isNull(users.purgeAfter)))
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(ofMember)
    .for('update', { of: organisationMembers, skipLocked: true })
  if (!member || member.digest === 'none' || !mayAs(member.role, 'read_figures')) return
  const after = member.toldUntil ?? member.joinedAt
  const reach = member.digest === 'daily' ? earlier(until, byMorning(app.clock.now())) : until
  if (reach <= after) return
  const news = await countNews(tx, organisationId, after, reach)
  if (news.length > 0) await writeDigest(tx, app, { ...member, userId, news })
  await tx.update(organisationMembers).set({ toldUntil: reach }).where(ofMember)
}

/** When daily mails go, by universal time: in the morning of the United States. */
const MORNING_HOUR = 12

/** What came by the latest morning. */
function byMorning(now: Date): Date {
  const morning = Math.floor(now.getTime() / DAY_MILLISECONDS) * DAY_MILLISECONDS
  const today = morning + MORNING_HOUR * 3_600_000
  return new Date(today <= now.getTime() ? today : today - DAY_MILLISECONDS)
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

/** How many came to which scholarship. */
const countNews = (tx: Transaction, organisationId: string, after: Date, until: Date) =>
  tx
    .select({ scholarshipId: scholarships.id, title: scholarships.title, number: count() })
    .from(applicantEntries)
    .innerJoin(scholarships, eq(scholarships.id, applicantEntries.scholarshipId))
    .where(
      and(
        eq(scholarships.organisationId, organisationId),
        gt(applicantEntries.noticedAt, after),
        lte(applicantEntries.noticedAt, until),
      ),
    )
    .groupBy(scholarships.id, scholarships.title)
    .orderBy(asc(scholarships.title), asc(scholarships.id))

interface Digest {
  userId: string
  email: string
  firstName: string
  organisation: string
  news: Awaited<ReturnType<typeof countNews>>
}

/** Says how many came, and no applicant's name: whoever may read them signs in. */
async function writeDigest(
  tx: Transaction,
  { config, clock }: Pick<App, 'config' | 'clock'>,
  { userId, email, firstName, organisation, news }: Digest,
): Promise<void> {
  const links = siteLinks(config)
  const total = news.reduce((sum, { number }) => sum + number, 0)
  const came = counted(total, 'A new application came', '# new applications came')
  const mail = {
    recipient: email,
    userId,
    subject: counted(total, 'A new application', '# new applications'),
    bodyText: renderEmail({
      recipient: { firstName },
      opening: `${came} for ${organisation}.`,
      items: news.map(({ scholarshipId, title, number }) => [
        title,
        counted(number, '1 new application', '# new applications'),
        links.applicants(scholarshipId),
      ]),
      footer: `You get this email as a member of ${organisation}. To get it daily, at once or never: ${links.organiserSettings}`,
    }),
  }
  await writeEmail(tx, mail, clock.now())
}
