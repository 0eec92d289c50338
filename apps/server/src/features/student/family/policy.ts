import { isChangeableAnswer, isSharedAnswer } from '@laurel/contract/family-access'
import type { Match, Reason } from '@laurel/contract/scholarship-shapes'
import type { Answers } from '@laurel/matching/answers'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { familyLinks } from '../../../db/schema/family.ts'
import { CallFailure } from '../../../http/failures.ts'
import { ownApplicantId, type ApplicantSession } from '../../../http/session.ts'
import type { UserSession } from '../../../http/user-session.ts'
import { findField } from '../../people/profile/fact-keys.ts'

declare const linked: unique symbol
/** A student's id that a link with the parent who asks vouches for: only this file makes one. */
export type LinkedStudentId = string & { readonly [linked]: true }

export interface LinkedStudent {
  id: LinkedStudentId
  linkId: string
  userId: string
  firstName: string
  lastName: string
  timeZone: string
}

/** The student, if whoever asks is linked as a parent; NOT_FOUND for everybody else's. */
export async function findLinkedStudent(
  db: Queryable,
  { userId }: Pick<UserSession, 'userId'>,
  studentId: string,
): Promise<LinkedStudent> {
  const [row] = await db
    .select({
      id: applicants.id,
      linkId: familyLinks.id,
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      timeZone: applicants.timeZone,
    })
    .from(familyLinks)
    .innerJoin(applicants, eq(applicants.id, familyLinks.studentId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(
      and(
        eq(familyLinks.parentId, userId),
        eq(familyLinks.studentId, studentId),
        isNull(users.purgeAfter),
      ),
    )
  if (!row) throw new CallFailure('NOT_FOUND')
  return { ...row, id: row.id as LinkedStudentId }
}

/**
 * Lends a parent the student's place in reads and in the profile, whose results this feature cuts
 * down to what is shared. Nothing that submits an application is ever called with it.
 */
export const standInFor = ({
  id,
  userId,
  timeZone,
}: LinkedStudent): Pick<ApplicantSession, 'applicantId' | 'userId' | 'timeZone'> => ({
  applicantId: ownApplicantId(id),
  userId,
  timeZone,
})

/** Whether a parent may read an answer, by its fact or `fact:relation`. */
const isSharedKey = (factKey: string): boolean => {
  const [fact = '', relation] = factKey.split(':')
  return isSharedAnswer(fact, relation)
}

const isChangeableKey = (factKey: string): boolean => {
  const [fact = '', relation] = factKey.split(':')
  return isChangeableAnswer(fact, relation)
}

/** The answers that a parent may read. */
export const sharedAnswers = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([factKey]) => isSharedKey(factKey)))

/** Whether a parent may read an answer, by what the API calls its question. */
export function canSeeField(fieldId: string): boolean {
  const field = findField(fieldId)
  return field !== undefined && isSharedKey(field.factKey)
}

/** Whether a parent may change an answer, by what the API calls its question. */
export function canChangeField(fieldId: string): boolean {
  const field = findField(fieldId)
  // What is not known is refused where all answers are read, with the words for it.
  return field === undefined || isChangeableKey(field.factKey)
}

const isShared = ({ fact, relation, of }: Reason): boolean =>
  (fact === undefined || isSharedAnswer(fact, relation)) && (of ?? []).every(isShared)

/** The reasons that speak of nothing a parent may not read. */
export const sharedReasons = ({ verdict, known, reasons, unknown }: Match): Match => ({
  verdict,
  known,
  reasons: reasons.filter(isShared),
  unknown: unknown.filter(isShared),
})
