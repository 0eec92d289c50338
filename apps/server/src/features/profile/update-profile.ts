import type { BodyOf } from '@laurel/contract/define-call'
import type { updateProfile as updateProfileCall } from '@laurel/contract/profile'
import { eq } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { dayIn, isTimeZone } from '../../days.ts'
import type { Transaction } from '../../db/database.ts'
import { applicants, consents, users } from '../../db/schema/accounts.ts'
import { CallFailure } from '../../http/failures.ts'
import type { ApplicantSession } from '../../http/session.ts'
import { endUnderAge } from './end-under-age.ts'
import { parseFields, qualifySchoolPlaces, type ParsedFields } from './parse-fields.ts'
import { factsOfPlace, PLACE_PARTS, placeOfAnswers, type TypedPlace } from './parse-place.ts'
import { readAnswers } from './read-answers.ts'
import { isBirthDate, isUnderAge } from './rules.ts'
import { writeAnswers } from './write-answers.ts'

type Update = BodyOf<typeof updateProfileCall>

/**
 * Changes what is sent of a profile and leaves the rest. Throws NOT_FOUND for another person's,
 * VALIDATION_FAILED naming every answer that cannot be read, and UNDER_AGE, which ends the account.
 */
export async function updateProfile(
  app: Pick<App, 'db' | 'clock' | 'sessions'>,
  who: ApplicantSession,
  id: string,
  update: Update,
): Promise<void> {
  if (id.toLowerCase() !== who.applicantId) throw new CallFailure('NOT_FOUND')
  const answeredAt = app.clock.now()
  const today = dayIn(who.timeZone, answeredAt)
  const fields = parseFields(update.applicantFields ?? [], today)
  const birthDate = update.dob === undefined ? fields.birthDate : update.dob
  refuseImpossible(update, birthDate, today)
  if (birthDate && isUnderAge(birthDate, today)) {
    await endUnderAge(app, who.userId)
    throw new CallFailure('UNDER_AGE')
  }
  await app.db.transaction(async (transaction) => {
    const place = await lockPlace(transaction, who.applicantId)
    const stored = await readAnswers(transaction, who.applicantId)
    const merged = mergePlace(place ?? placeOfAnswers(stored), update.address, fields.place)
    const answers = {
      ...qualifySchoolPlaces(fields.answers, stored),
      ...(merged && factsOfPlace(merged)),
      ...(birthDate !== undefined && { birthDate: birthDate ? [birthDate] : undefined }),
    }
    await changeUser(transaction, who.userId, update)
    await changeApplicant(transaction, who.applicantId, update, merged)
    await recordConsent(transaction, who.applicantId, update.hasSensitiveConsent, answeredAt)
    const { applicantId } = who
    await writeAnswers(transaction, { applicantId, answers, source: 'profile', answeredAt })
  })
  app.sessions.forget(who.sessionId)
}

function refuseImpossible(
  { timeZone }: Update,
  birthDate: string | null | undefined,
  today: string,
): void {
  const fields: Record<string, string> = {}
  // A date ahead is a slip of the pen: it must not end an account as being under 16 does.
  if (birthDate && !isBirthDate(birthDate, today))
    fields['dob'] = 'Please enter valid date of birth'
  if (timeZone !== undefined && !isTimeZone(timeZone)) fields['timeZone'] = 'This is no time zone.'
  if (Object.keys(fields).length > 0) throw new CallFailure('VALIDATION_FAILED', { fields })
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

/** The address decides where it and the answers say different things; undefined is no change. */
function mergePlace(
  stored: TypedPlace,
  address: Update['address'],
  fields: ParsedFields['place'],
): TypedPlace | undefined {
  const place = { ...stored }
  let isChanged = false
  for (const part of PLACE_PARTS) {
    const sent = address?.[part] ?? fields[part]
    if (sent === undefined) continue
    isChanged = true
    if (sent === '') delete place[part]
    else place[part] = sent
  }
  return isChanged ? place : undefined
}

async function changeUser(
  transaction: Transaction,
  userId: string,
  { firstName, lastName, email, phone }: Update,
): Promise<void> {
  const [user] = await transaction.select().from(users).where(eq(users.id, userId))
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
    .where(eq(users.id, userId))
}

const isYes = (flag: boolean | 'true' | 'false') => flag === true || flag === 'true'

async function changeApplicant(
  transaction: Transaction,
  applicantId: string,
  update: Update,
  place: TypedPlace | undefined,
): Promise<void> {
  const { address, applicantType, timeZone, isProfileUpdate, isScholarshipApplied } = update
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
