import type { AnswerOf, QueryOf } from '@laurel/contract/define-call'
import type { listNotifications as listCall, Notification } from '@laurel/contract/notifications'
import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Queryable } from '../../../db/database.ts'
import {
  notifications,
  type NewMatches,
  type OutcomeNotice,
} from '../../../db/schema/notifications.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { isPublic } from '../../catalogue/scholarships/policy.ts'
import {
  recallScholarships,
  type Recalled,
} from '../../catalogue/scholarships/recall-scholarships.ts'

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
  const named = new Set(rows.flatMap(scholarshipsOf))
  const known = await recallScholarships(app, [...named])
  const page = rows.flatMap((row) => toNotification(row, known))
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

type Row = typeof notifications.$inferSelect
type Known = ReadonlyMap<string, Recalled>

const scholarshipsOf = ({ payload }: Row): string[] =>
  'scholarshipIds' in payload ? payload.scholarshipIds : [payload.scholarshipId]

/** None where the scholarship of an outcome is not known any more. */
function toNotification(
  { id, kind, payload, createdAt, readAt }: Row,
  known: Known,
): Notification[] {
  const common = { id, createdAt: createdAt.toISOString(), isRead: readAt !== null }
  if ('outcome' in payload) return toOutcome(common, payload, known)
  return kind === 'outcome' ? [] : [{ ...common, kind, ...toScholarships(payload, known) }]
}

function toScholarships({ count: number, scholarshipIds }: NewMatches, known: Known) {
  const scholarships = scholarshipIds.flatMap((scholarshipId) => {
    const row = known.get(scholarshipId)?.row
    return row && isPublic(row) ? [{ id: row.id, title: row.title }] : []
  })
  return { count: number, scholarships }
}

/** Whoever applied knows the scholarship, whatever it became. */
function toOutcome(
  common: Pick<Notification, 'id' | 'createdAt' | 'isRead'>,
  { outcome, applicationId, scholarshipId }: OutcomeNotice,
  known: Known,
): Notification[] {
  const row = known.get(scholarshipId)?.row
  if (!row) return []
  const scholarship = { id: row.id, title: row.title }
  return [{ ...common, kind: 'outcome', outcome, applicationId, scholarship }]
}
