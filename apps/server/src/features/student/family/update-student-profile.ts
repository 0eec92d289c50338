import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import type { updateStudentProfile as updateCall } from '@laurel/contract/family'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { UserSession } from '../../../http/user-session.ts'
import { readApplicant } from '../../people/profile/queries.ts'
import { updateProfile, type UpdatesProfile } from '../../people/profile/update-profile.ts'
import { canChangeField, canSeeField, standInFor, type LinkedStudent } from './policy.ts'

type SharedProfile = AnswerOf<typeof updateCall>

/** A student's profile as a linked parent may read it. */
export async function readSharedProfile(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  student: LinkedStudent,
): Promise<SharedProfile> {
  const { applicantId } = standInFor(student)
  const { id, firstName, lastName, dob, address, applicantFields } = await readApplicant(
    db,
    applicantId,
    clock.now(),
  )
  const shared = applicantFields.filter(({ fieldId }) => canSeeField(fieldId))
  return { id, firstName, lastName, dob, address, applicantFields: shared }
}

/**
 * Fills in answers for a linked student. Throws ANSWER_NOT_SHARED, and then writes nothing, when one
 * of them is the student's own.
 */
export async function updateStudentProfile(
  app: UpdatesProfile,
  { sessionId }: Pick<UserSession, 'sessionId'>,
  student: LinkedStudent,
  { applicantFields, address }: BodyOf<typeof updateCall>,
): Promise<void> {
  const unshared = applicantFields.find(({ fieldId }) => !canChangeField(fieldId))
  if (unshared) throw new CallFailure('ANSWER_NOT_SHARED')
  const update = { applicantFields, ...(address && { address }) }
  await updateProfile(app, { ...standInFor(student), sessionId }, student.id, update)
}
