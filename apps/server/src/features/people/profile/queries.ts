import type { AnswerOf } from '@laurel/contract/define-call'
import type { Applicant, readMinimalProfile } from '@laurel/contract/profile'
import { OPTION_LABELS } from '@laurel/contract/profile-options'
import type { FactValue } from '@laurel/matching/answers'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applicants, consents, users } from '../../../db/schema/accounts.ts'
import { files } from '../../../db/schema/applications.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { publicUrlOf } from '../../../file-links.ts'
import { permissionsOf } from './policy.ts'
import { readPaddleCustomer } from '../../money/billing/queries.ts'
import { countSubmitted, isActive } from '../../money/quota/queries.ts'
import { placeOfAnswers, type TypedPlace } from './parse-place.ts'
import { readAnswers } from './read-answers.ts'
import { renderFields } from './render-fields.ts'

async function readApplicantRow(db: Queryable, applicantId: OwnApplicantId) {
  const [row] = await db
    .select({
      applicant: applicants,
      user: users,
      hasSensitiveConsent: consents.isGranted,
      avatarId: files.id,
      avatarName: files.name,
    })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .leftJoin(
      consents,
      and(eq(consents.applicantId, applicants.id), eq(consents.kind, 'sensitive_matching')),
    )
    .leftJoin(files, and(eq(files.id, applicants.avatarFileId), eq(files.state, 'stored')))
    .where(eq(applicants.id, applicantId))
  if (!row) throw new Error(`There is no applicant ${applicantId}.`)
  return row
}

/** The address as it was typed, without its lines; null when none was. */
export async function readPlace(
  db: Queryable,
  applicantId: OwnApplicantId,
): Promise<TypedPlace | null> {
  const [row] = await db
    .select({ place: applicants.place })
    .from(applicants)
    .where(eq(applicants.id, applicantId))
  return row?.place ?? null
}

/** The whole profile, as clients keep it; of the student whose session asks. */
export async function readApplicant(
  db: Queryable,
  applicantId: OwnApplicantId,
  now: Date,
  clientIp: string | null = null,
): Promise<Applicant> {
  const row = await readApplicantRow(db, applicantId)
  const { applicant, user, hasSensitiveConsent, avatarId, avatarName } = row
  const [answers, paddleUserId, scholarshipCount] = await Promise.all([
    readAnswers(db, applicantId),
    readPaddleCustomer(db, applicantId),
    countSubmitted(db, applicantId),
  ])
  const place = applicant.place ?? placeOfAnswers(answers)
  return {
    id: applicant.id,
    userId: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    pendingEmail: user.pendingEmail,
    isEmailConfirmed: user.emailConfirmedAt !== null,
    hasPassword: user.passwordHash !== null,
    avatarUrl: avatarId && avatarName && publicUrlOf(avatarId, avatarName),
    phone: user.phone,
    dob: textOf(answers['birthDate']),
    applicantType: applicant.applicantType,
    iAm: applicant.applicantType,
    role: user.role,
    permissions: permissionsOf(user.role),
    isProfileUpdate: applicant.isProfileUpdate,
    isScholarshipApplied: applicant.isScholarshipApplied,
    isTrailTaken: applicant.isTrailTaken,
    isActiveSubscription: isActive(applicant.subscribedUntil, now),
    scholarshipCount,
    status: 'Active',
    clientIp,
    paddleUserId: paddleUserId ?? null,
    paddleAddressId: null,
    countryCode: textOf(answers['country']),
    zipCode: place.zipCode ?? null,
    address: {
      ...(applicant.addressLine1 !== null && { addressLine1: applicant.addressLine1 }),
      ...(applicant.addressLine2 !== null && { addressLine2: applicant.addressLine2 }),
      ...place,
    },
    applicantFields: renderFields(answers),
    additionalDetails: applicant.additionalDetails,
    hasSensitiveConsent: hasSensitiveConsent ?? false,
    termsVersion: user.termsVersion,
  }
}

const textOf = (values: readonly FactValue[] | undefined): string | null =>
  values?.[0] === undefined ? null : String(values[0])

/** Who is signed in; the country by its name, from which clients derive the code. */
export async function readMinimal(
  db: Queryable,
  applicantId: OwnApplicantId,
): Promise<AnswerOf<typeof readMinimalProfile>> {
  const { applicant, user } = await readApplicantRow(db, applicantId)
  const answers = await readAnswers(db, applicantId)
  const place = applicant.place ?? placeOfAnswers(answers)
  const names: Readonly<Record<string, string>> = OPTION_LABELS.country
  return {
    id: applicant.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    country: names[textOf(answers['country']) ?? ''] ?? place.country ?? null,
    paddleUserId: (await readPaddleCustomer(db, applicantId)) ?? null,
    // Paddle's frame tells the browser only, which keeps it.
    paddleAddressId: null,
    zipcode: place.zipCode ?? null,
  }
}
