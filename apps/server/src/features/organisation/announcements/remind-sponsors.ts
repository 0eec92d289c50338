import { longDate } from '@laurel/contract/words/deadline-words'
import { ROLES, mayAs } from '@laurel/contract/organisation-rights'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { announcementItems, announcements, rounds } from '../../../db/schema/rounds.ts'
import { transact } from '../../../db/transact.ts'
import { counted, renderEmail } from '../../common/mail/render-email.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import { writeEmail } from '../../common/mail/write-email.ts'
import { readMembersAs } from '../organisations/queries.ts'
import { readOwed, type OwedRound } from './read-owed.ts'
import { readUnreached, type UnreachedRound } from './read-unreached.ts'

/**
 * Mails who may announce in an organisation, once for each round, that applicants are owed an answer
 * soon, and once for the winners told at one time that nobody has said whether they answered.
 */
export async function remindSponsors({
  db,
  clock,
  config,
}: Pick<App, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now()
  const owed = (await readOwed(db, now)).filter(({ isNear, isReminded }) => isNear && !isReminded)
  const late = (await readUnreached(db, now)).filter(({ isLate }) => isLate)
  const ids = new Set([...owed, ...late].map(({ organisationId }) => organisationId))
  for (const organisationId of ids) {
    const isOfIt = (round: { organisationId: string }) => round.organisationId === organisationId
    await transact(db, async (tx) => {
      const items: string[][] = []
      for (const round of owed.filter(isOfIt))
        if (await markReminded(tx, round, now)) items.push(owedLines(round, config))
      for (const round of late.filter(isOfIt))
        if (await markAsked(tx, round, now)) items.push(lateLines(round, config))
      const [organisation] = [...owed, ...late].filter(isOfIt)
      if (items.length > 0 && organisation)
        await writeReminders(tx, { ...organisation, items, config, now })
    })
  }
}

/** False when another process has reminded of it meanwhile. */
async function markReminded(tx: Transaction, { scholarshipId, cycle }: OwedRound, now: Date) {
  const { rowCount } = await tx
    .update(rounds)
    .set({ remindedAt: now })
    .where(
      and(
        eq(rounds.scholarshipId, scholarshipId),
        eq(rounds.cycle, cycle),
        isNull(rounds.remindedAt),
      ),
    )
  return rowCount === 1
}

/** False when they were asked about every winner whose time is over. */
async function markAsked(
  tx: Transaction,
  { scholarshipId, cycle, toldBefore }: UnreachedRound,
  now: Date,
) {
  const ofRound = tx
    .select({ id: announcements.id })
    .from(announcements)
    .where(and(eq(announcements.scholarshipId, scholarshipId), eq(announcements.cycle, cycle)))
  const { announcementId, outcome, toldAt, reachedAt, remindedAt } = announcementItems
  const { rowCount } = await tx
    .update(announcementItems)
    .set({ remindedAt: now })
    .where(
      and(
        inArray(announcementId, ofRound),
        eq(outcome, 'won'),
        isNotNull(toldAt),
        sql`${toldAt} <= ${toldBefore.toISOString()}::timestamptz`,
        isNull(reachedAt),
        isNull(remindedAt),
      ),
    )
  return (rowCount ?? 0) > 0
}

type Links = Parameters<typeof siteLinks>[0]

const owedLines = (
  { scholarshipId, cycle, title, why, dueOn, applicants }: OwedRound,
  config: Links,
) => [
  title,
  why === 'promised'
    ? `You told your applicants to expect an answer by ${longDate(dueOn)}. ${counted(applicants, '1 student waits.', '# students wait.')}`
    : `You chose winners. They are told within 5 business days of your decision: by ${longDate(dueOn)}.`,
  siteLinks(config).winners(scholarshipId, cycle),
]

const lateLines = (
  { scholarshipId, cycle, title, winners, reachBy }: UnreachedRound,
  config: Links,
) => [
  title,
  `${counted(winners, 'A winner', '# winners')} had until ${longDate(reachBy)} to answer you. Say who did. The award of somebody whom you could not reach goes on to the next alternate.`,
  siteLinks(config).winners(scholarshipId, cycle),
]

interface Reminding {
  organisationId: string
  organisation: string
  items: readonly (readonly string[])[]
  config: App['config']
  now: Date
}

async function writeReminders(tx: Transaction, reminding: Reminding): Promise<void> {
  const { organisationId, organisation, items, config, now } = reminding
  const roles = ROLES.filter((role) => mayAs(role, 'announce_award'))
  for (const { userId, email, firstName } of await readMembersAs(tx, organisationId, roles))
    await writeEmail(
      tx,
      {
        recipient: email,
        userId,
        subject: counted(
          items.length,
          'Somebody is waiting to hear from you',
          '# rounds wait for you',
        ),
        bodyText: renderEmail({
          recipient: { firstName },
          opening: `This is waiting for you at ${organisation}.`,
          items,
          footer: `You get this email because you may announce winners of ${organisation} on ${config.productName}. It comes once for each round and its winners.`,
        }),
      },
      now,
    )
}
