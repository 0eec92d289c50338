import { asc, eq, getTableColumns, inArray, or } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import * as accounts from '../../../../db/schema/accounts.ts'
import * as automation from '../../../../db/schema/automation.ts'
import { claimLinks } from '../../../../db/schema/claims.ts'
import { notifications } from '../../../../db/schema/notifications.ts'
import { mailChoices, privacyRequests } from '../../../../db/schema/privacy.ts'
import {
  householdMembers,
  organisationInvitations,
  organisationMembers,
  organisations,
} from '../../../../db/schema/organisations.ts'
import { attestations } from '../../../../db/schema/scholarships.ts'
import { outboxEmails, sessions } from '../../../../db/schema/sessions.ts'
import { withoutKeys } from '../../../common/mail/without-keys.ts'
import type { Owner } from './read-owner.ts'

const { applicants, applicantFacts, consents, conversions, signedInDays, users } = accounts
const { termsAcceptances } = accounts

/** Account, students, settings and what was noted of the use. */
export async function readProfile(db: Queryable, { userId, applicantIds }: Owner) {
  const { passwordHash: _hash, ...account } = getTableColumns(users)
  const { token: _token, ...calendar } = getTableColumns(automation.calendarFeeds)
  return {
    account: (await db.select(account).from(users).where(eq(users.id, userId)))[0],
    students: await db.select().from(applicants).where(eq(applicants.userId, userId)),
    settings: await db
      .select()
      .from(automation.automations)
      .where(inArray(automation.automations.applicantId, applicantIds)),
    mailChoices: await db.select().from(mailChoices).where(eq(mailChoices.userId, userId)),
    calendar: await db
      .select(calendar)
      .from(automation.calendarFeeds)
      .where(inArray(automation.calendarFeeds.applicantId, applicantIds)),
    organisations: await db
      .select({ id: organisations.id, name: organisations.name, role: organisationMembers.role })
      .from(organisationMembers)
      .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
      .where(eq(organisationMembers.userId, userId)),
    invitations: await db
      .select({
        organisationId: organisationInvitations.organisationId,
        email: organisationInvitations.email,
        role: organisationInvitations.role,
        createdAt: organisationInvitations.createdAt,
      })
      .from(organisationInvitations)
      .where(eq(organisationInvitations.invitedBy, userId)),
    claims: await db
      .select({
        organisationId: claimLinks.organisationId,
        scholarshipId: claimLinks.scholarshipId,
        email: claimLinks.email,
        createdAt: claimLinks.createdAt,
      })
      .from(claimLinks)
      .where(eq(claimLinks.askedBy, userId)),
    household: await db
      .select()
      .from(householdMembers)
      .where(eq(householdMembers.memberId, userId)),
    daysSignedIn: await db
      .select()
      .from(signedInDays)
      .where(inArray(signedInDays.applicantId, applicantIds))
      .orderBy(asc(signedInDays.day)),
    campaigns: await db
      .select()
      .from(conversions)
      .where(inArray(conversions.applicantId, applicantIds)),
  }
}

/** What the profile says, and the answers to questions of single scholarships. */
export async function readGivenAnswers(db: Queryable, { applicantIds }: Owner) {
  return {
    profile: await db
      .select()
      .from(applicantFacts)
      .where(inArray(applicantFacts.applicantId, applicantIds))
      .orderBy(asc(applicantFacts.factKey), asc(applicantFacts.ordinal)),
    scholarships: await db
      .select()
      .from(attestations)
      .where(inArray(attestations.applicantId, applicantIds)),
  }
}

export async function readConsents(db: Queryable, { userId, applicantIds, provenEmail }: Owner) {
  const { version, acceptedAt } = termsAcceptances
  const { tokenHash: _hash, ...request } = getTableColumns(privacyRequests)
  return {
    terms: await db
      .select({ version, acceptedAt })
      .from(termsAcceptances)
      .where(eq(termsAcceptances.userId, userId))
      .orderBy(asc(version)),
    consents: await db.select().from(consents).where(inArray(consents.applicantId, applicantIds)),
    privacyRequests:
      provenEmail === undefined
        ? []
        : await db
            .select(request)
            .from(privacyRequests)
            .where(eq(privacyRequests.email, provenEmail)),
  }
}

/** Where the account was or is signed in. */
export const readSessions = (db: Queryable, { userId }: Owner) =>
  db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions.createdAt))

/** Mails to the person, without the keys in them. */
export async function readMails(db: Queryable, { userId, provenEmail }: Owner) {
  const { recipient, subject, bodyText, createdAt, sentAt } = outboxEmails
  const toAddress = provenEmail === undefined ? undefined : eq(recipient, provenEmail)
  const rows = await db
    .select({ recipient, subject, bodyText, createdAt, sentAt })
    .from(outboxEmails)
    .where(or(eq(outboxEmails.userId, userId), toAddress))
    .orderBy(asc(createdAt))
  return rows.map((row) => ({ ...row, bodyText: withoutKeys(row.bodyText) }))
}

/** What the person was told of. */
export const readNotifications = (db: Queryable, { applicantIds }: Owner) =>
  db
    .select()
    .from(notifications)
    .where(inArray(notifications.applicantId, applicantIds))
    .orderBy(asc(notifications.createdAt))
