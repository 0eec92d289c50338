import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { purgeTime } from '../../../days.ts'
import type { Transaction } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { applications, bulkSubmissions } from '../../../db/schema/applications.ts'
import { automations, calendarFeeds } from '../../../db/schema/automation.ts'
import { familyInvitations, familyLinks } from '../../../db/schema/family.ts'
import { applicantEntries } from '../../../db/schema/rounds.ts'
import { idempotencyKeys, outboxEmails } from '../../../db/schema/sessions.ts'
import { supportRequests } from '../../../db/schema/support.ts'
import { leaveBilling } from '../../money/billing/leave-billing.ts'
import { forgetMailedCodes } from '../accounts/check-mailed-code.ts'
import { endSessions } from '../accounts/end-sessions.ts'

type Reason = NonNullable<typeof users.$inferSelect.purgeReason>

/** Of the account, as it was before. */
export interface ClosedAccount {
  email: string
  timeZone: string | undefined
  purgeAfter: Date
  /** To be forgotten by the caller once this is committed. */
  endedSessionIds: string[]
}

/**
 * Ends all that an account does and lets others do: sessions, codes, links with others, mails that
 * wait, requests to support, automatic sending, bulk applications under way, the calendar, subscriptions. Undefined when it is closed
 * already. The rest goes with the purge.
 */
export async function closeAccount(
  tx: Transaction,
  { clock, trialHash }: Pick<App, 'clock' | 'trialHash'>,
  userId: string,
  reason: Reason,
): Promise<ClosedAccount | undefined> {
  const now = clock.now()
  // In the order in which everything else locks them: the students, then the person. No stronger:
  // what is written of either meanwhile, as a mail, would wait for this, and this for what wrote it.
  const students = await tx
    .select({ id: applicants.id, timeZone: applicants.timeZone })
    .from(applicants)
    .where(eq(applicants.userId, userId))
    .orderBy(applicants.createdAt)
    .for('no key update')
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
  if (!user || user.purgeAfter !== null) return undefined
  const purgeAfter = purgeTime(now)
  await tx.update(users).set({ purgeAfter, purgeReason: reason }).where(eq(users.id, userId))
  const applicantIds = students.map(({ id }) => id)
  await endDoings(tx, userId, applicantIds)
  for (const id of applicantIds) await leaveBilling(tx, trialHash, id, now)
  const provenEmail = user.emailConfirmedAt === null ? undefined : user.email
  await withdrawSupportRequests(tx, applicantIds, provenEmail)
  await endTies(tx, { userId, applicantIds, email: user.email })
  const endedSessionIds = await endSessions(tx, { userId, now })
  return { email: user.email, timeZone: students[0]?.timeZone, purgeAfter, endedSessionIds }
}

async function endDoings(tx: Transaction, userId: string, applicantIds: string[]): Promise<void> {
  await forgetMailedCodes(tx, userId)
  await tx.delete(automations).where(inArray(automations.applicantId, applicantIds))
  await tx.delete(bulkSubmissions).where(inArray(bulkSubmissions.applicantId, applicantIds))
  await tx.delete(calendarFeeds).where(inArray(calendarFeeds.applicantId, applicantIds))
  await leaveTables(tx, applicantIds)
  const isSignUp = eq(sql`${idempotencyKeys.answer} ->> 'userId'`, userId)
  await tx.delete(idempotencyKeys).where(and(eq(idempotencyKeys.owner, 'sign-up'), isSignUp))
}

/** Organisations no longer see what was sent. */
async function leaveTables(tx: Transaction, applicantIds: string[]): Promise<void> {
  const theirs = tx
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.applicantId, applicantIds))
  await tx.delete(applicantEntries).where(inArray(applicantEntries.applicationId, theirs))
}

interface Tied {
  userId: string
  applicantIds: string[]
  email: string
}

async function endTies(tx: Transaction, { userId, applicantIds, email }: Tied): Promise<void> {
  const { inviterId } = familyInvitations
  await tx
    .delete(familyLinks)
    .where(or(eq(familyLinks.parentId, userId), inArray(familyLinks.studentId, applicantIds)))
  await tx
    .delete(familyInvitations)
    .where(or(inArray(inviterId, applicantIds), eq(familyInvitations.email, email)))
  await tx
    .delete(outboxEmails)
    .where(
      or(
        eq(outboxEmails.recipient, email),
        eq(outboxEmails.userId, userId),
        and(eq(outboxEmails.aboutUserId, userId), isNull(outboxEmails.sentAt)),
      ),
    )
}

/** Also what the person wrote as a guest; an unproven address may be another's. */
async function withdrawSupportRequests(
  tx: Transaction,
  applicantIds: string[],
  provenEmail: string | undefined,
): Promise<void> {
  const { applicantId, email } = supportRequests
  const isGuests =
    provenEmail === undefined ? undefined : and(isNull(applicantId), eq(email, provenEmail))
  await tx.delete(supportRequests).where(or(inArray(applicantId, applicantIds), isGuests))
}
