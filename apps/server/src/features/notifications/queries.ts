import type { AnswerOf, QueryOf } from '@laurel/contract/define-call'
import type { listNotifications as listCall, Notification } from '@laurel/contract/notifications'
import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import type { Queryable } from '../../db/database.ts'
import { notifications } from '../../db/schema/notifications.ts'
import type { OwnApplicantId } from '../../http/session.ts'
import { isPublic } from '../scholarships/policy.ts'
import { recallScholarships, type Recalled } from '../scholarships/recall-scholarships.ts'

/** A page of what a student was told of, latest first. */
export async function listNotifications(
  app: Pick<App, 'db' | 'matches'>,
  applicantId: OwnApplicantId,
  { offset, limit }: QueryOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const [rows, [all], unread] = await Promise.all([
    app.db
      .select()
      .from(notifications)
      .where(eq(notifications.applicantId, applicantId))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .offset(offset)
      .limit(limit - offset),
    app.db
      .select({ number: count() })
      .from(notifications)
      .where(eq(notifications.applicantId, applicantId)),
    countUnread(app.db, applicantId),
  ])
  const named = new Set(rows.flatMap(({ payload }) => payload.scholarshipIds))
  const known = await recallScholarships(app, [...named])
  const page = rows.map((row) => toNotification(row, known))
  return { notifications: page, total: all?.number ?? 0, unread }
}

/** How many of a student's notifications are unread. */
export async function countUnread(db: Queryable, applicantId: OwnApplicantId): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(notifications)
    .where(and(eq(notifications.applicantId, applicantId), isNull(notifications.readAt)))
  return row?.number ?? 0
}

function toNotification(
  { id, kind, payload, createdAt, readAt }: typeof notifications.$inferSelect,
  known: ReadonlyMap<string, Recalled>,
): Notification {
  const scholarships = payload.scholarshipIds.flatMap((scholarshipId) => {
    const row = known.get(scholarshipId)?.row
    return row && isPublic(row) ? [{ id: row.id, title: row.title }] : []
  })
  return {
    id,
    kind,
    count: payload.count,
    scholarships,
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
  }
}
