import type { BodyOf } from '@laurel/contract/define-call'
import type { updateProfile as updateProfileCall } from '@laurel/contract/profile'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { dayIn } from '../../../days.ts'
import type { Transaction } from '../../../db/database.ts'
import { applicants, consents, users } from '../../../db/schema/accounts.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { mailConfirmationIfAllowed, type MailsConfirmation } from '../accounts/mail-confirmation.ts'
import { endUnderAge } from './end-under-age.ts'
import type { TypedPlace } from './parse-place.ts'
import { changesOf, parseUpdate } from './parse-update.ts'
import { readAnswers } from './read-answers.ts'
import { isUnderAge } from './rules.ts'
import { writeAnswers } from './write-answers.ts'

type Update = BodyOf<typeof updateProfileCall>
/** What an update needs; a changed address is mailed. */
export type UpdatesProfile = MailsConfirmation & Pick<App, 'sessions' | 'trialHash'>

/**
 * Changes what is sent of a profile and leaves the rest. Throws NOT_FOUND for another person's,
 * VALIDATION_FAILED naming every answer that cannot be read, and UNDER_AGE, which ends the account.
 */
export async function updateProfile(
  app: UpdatesProfile,
  who: Omit<ApplicantSession, 'role'>,
  id: string,
  update: Update,
): Promise<void> {
  if (id.toLowerCase() !== who.applicantId) throw new CallFailure('NOT_FOUND')
  const answeredAt = app.clock.now()
  const today = dayIn(who.timeZone, answeredAt)
  const parsed = parseUpdate(update, today)
  if (parsed.birthDate && isUnderAge(parsed.birthDate, today)) {
    await endUnderAge(app, who.userId)
    throw new CallFailure('UNDER_AGE')
  }
  const isNewAddress = await app.db.transaction(async (transaction) => {
    const place = await lockPlace(transaction, who.applicantId)
    const stored = await readAnswers(transaction, who.applicantId)
    const changes = changesOf(parsed, { answers: stored, place })
    const isNew = await changeUser(transaction, who.userId, update)
    const { applicantType } = parsed
    await changeApplicant(transaction, who.applicantId, { ...update, applicantType }, changes.place)
    await recordConsent(transaction, who.applicantId, update.hasSensitiveConsent, answeredAt)
    const { applicantId } = who
    const { answers } = changes
    await writeAnswers(transaction, { applicantId, answers, source: 'profile', answeredAt })
    return isNew
  })
  if (isNewAddress) await mailConfirmationIfAllowed(app, who.userId)
  app.sessions.forget(who.sessionId)
}

/** One update of a profile at a time, so that none is lost in another. */
async function lockPlace(
  transaction: Transaction,
  applicantId: string,
): Promise<TypedPlace | null | undefined> {
  const [row] = await transaction
    .select({ place: applicants.place })
    .from(applicants)
    .where(eq(applicants.id, applicantId))
    .for('update')
  return row?.place
}

/** Returns whether another address waits to be confirmed than before. */
async function changeUser(
  transaction: Transaction,
  userId: string,
  { firstName, lastName, email, phone }: Update,
): Promise<boolean> {
  const byId = eq(users.id, userId)
  // Locked: an address that is confirmed meanwhile must not wait again.
  const [user] = await transaction.select().from(users).where(byId).for('no key update')
  if (!user) throw new CallFailure('SESSION_ENDED')
  const pendingEmail = email === user.email ? null : (email ?? user.pendingEmail)
  await transaction
    .update(users)
    .set({
      firstName: firstName ?? user.firstName,
      lastName: lastName ?? user.lastName,
      phone: phone === undefined ? user.phone : phone || null,
      pendingEmail,
    })
    .where(byId)
  return pendingEmail !== null && pendingEmail !== user.pendingEmail
}

const isYes = (flag: boolean | 'true' | 'false') => flag === true || flag === 'true'

async function changeApplicant(
  transaction: Transaction,
  applicantId: string,
  update: Update,
  place: TypedPlace | undefined,
): Promise<void> {
  const { address, applicantType, timeZone, isProfileUpdate, isScholarshipApplied } = update
  const { additionalDetails } = update
  const changes = {
    ...(applicantType && { applicantType }),
    ...(timeZone !== undefined && { timeZone }),
    ...(isProfileUpdate !== undefined && { isProfileUpdate: isYes(isProfileUpdate) }),
    ...(isScholarshipApplied !== undefined && {
      isScholarshipApplied: isYes(isScholarshipApplied),
    }),
    ...(address?.addressLine1 !== undefined && { addressLine1: address.addressLine1 || null }),
    ...(address?.addressLine2 !== undefined && { addressLine2: address.addressLine2 || null }),
    ...(place && { place }),
    ...(additionalDetails !== undefined && { additionalDetails: additionalDetails || null }),
  }
  if (Object.keys(changes).length === 0) return
  await transaction.update(applicants).set(changes).where(eq(applicants.id, applicantId))
}

async function recordConsent(
  transaction: Transaction,
  applicantId: string,
  isGranted: boolean | undefined,
  recordedAt: Date,
): Promise<void> {
  if (isGranted === undefined) return
  await transaction
    .insert(consents)
    .values({ applicantId, kind: 'sensitive_matching', isGranted, recordedAt })
    .onConflictDoUpdate({
      target: [consents.applicantId, consents.kind],
      set: { isGranted, recordedAt },
    })
}
