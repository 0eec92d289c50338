import type { AnswerOf, QueryOf } from '@laurel/contract/define-call'
import type {
  listPrivacyQueue as listCall,
  PrivacyView,
  QueuedPrivacyRequest,
} from '@laurel/contract/privacy-admin'
import type { PrivacyStatus } from '@laurel/contract/privacy'
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import { DAY_MILLISECONDS } from '../../../../days.ts'
import type { Queryable } from '../../../../db/database.ts'
import { users } from '../../../../db/schema/accounts.ts'
import { privacyRequests } from '../../../../db/schema/privacy.ts'
import { CallFailure } from '../../../../http/failures.ts'
import { referenceOf, WARNING_DAYS } from '../rules.ts'
import { canMove, isOpen, OPEN, SETTLED } from '../states.ts'

const { dueAt, id, receivedAt, settledAt, status } = privacyRequests

const VIEWS: Readonly<Record<PrivacyView, { statuses: readonly PrivacyStatus[]; order: SQL[] }>> = {
  open: { statuses: OPEN, order: [asc(dueAt), asc(id)] },
  unproved: { statuses: ['received'], order: [desc(receivedAt), desc(id)] },
  settled: { statuses: SETTLED, order: [desc(settledAt), desc(id)] },
}

/** A part of what waits, the soonest due first, or of the rest. */
export async function listQueue(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { offset, limit, view }: QueryOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const { statuses, order } = VIEWS[view]
  const where = inArray(status, [...statuses])
  const total = await db.$count(privacyRequests, where)
  const rows = await selectQueued(db, where)
    .orderBy(...order)
    .offset(offset)
    .limit(limit - offset)
  return { total, requests: rows.map((row) => toQueued(row, clock.now())) }
}

export async function requireQueued(
  db: Queryable,
  requestId: string,
  now: Date,
): Promise<QueuedPrivacyRequest> {
  const [row] = await selectQueued(db, eq(id, requestId))
  if (!row) throw new CallFailure('NOT_FOUND')
  return toQueued(row, now)
}

type Queued = Awaited<ReturnType<typeof selectQueued>>[number]

const selectQueued = (db: Queryable, where: SQL) =>
  db
    .select({ request: privacyRequests, accountId: users.id })
    .from(privacyRequests)
    .leftJoin(
      users,
      and(
        eq(users.email, privacyRequests.email),
        isNull(users.purgeAfter),
        isNotNull(privacyRequests.confirmedAt),
      ),
    )
    .where(where)

function toQueued({ request, accountId }: Queued, now: Date): QueuedPrivacyRequest {
  const { confirmedAt, linkSentAt: _sent, tokenHash: _hash, ...shown } = request
  return {
    ...shown,
    reference: referenceOf(request),
    receivedAt: request.receivedAt.toISOString(),
    provedAt: confirmedAt?.toISOString() ?? null,
    dueAt: request.dueAt.toISOString(),
    urgency: urgencyOf(request, now),
    canExtend: canMove(request, 'extended'),
    extendedAt: request.extendedAt?.toISOString() ?? null,
    settledAt: request.settledAt?.toISOString() ?? null,
    hasAccount: accountId !== null,
  }
}

type Timed = Pick<Queued['request'], 'status' | 'dueAt' | 'settledAt'>

/** Late answers stay late; what is not proved is nobody's to answer. */
function urgencyOf(request: Timed, now: Date): QueuedPrivacyRequest['urgency'] {
  if (request.settledAt !== null) return request.settledAt > request.dueAt ? 'late' : 'none'
  if (!isOpen(request.status)) return 'none'
  if (now > request.dueAt) return 'late'
  return isDueSoon(request.dueAt, now) ? 'soon' : 'none'
}

const isDueSoon = (due: Date, now: Date): boolean =>
  due.getTime() - now.getTime() <= WARNING_DAYS * DAY_MILLISECONDS
