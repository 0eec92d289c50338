import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import type { readNotifications as readCall } from '@laurel/contract/notifications'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { countUnread } from './queries.ts'

/** Marks a student's notifications as read; what is nobody's or another's changes nothing. */
export async function readNotifications(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  applicantId: OwnApplicantId,
  body: BodyOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const named = 'ids' in body ? inArray(notifications.id, body.ids) : undefined
  await db
    .update(notifications)
    .set({ readAt: clock.now() })
    .where(and(eq(notifications.applicantId, applicantId), isNull(notifications.readAt), named))
  return { unread: await countUnread(db, applicantId) }
}
