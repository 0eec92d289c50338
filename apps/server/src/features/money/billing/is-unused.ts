import { and, eq, gte, inArray, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applications, submissions } from '../../../db/schema/applications.ts'
import { paidUses } from '../../../db/schema/billing.ts'
import { chatMessages, chats } from '../../../db/schema/essays.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import type { ChargeRow } from './queries.ts'

/** Only subscribers send so: many at once, with a CV, or by themselves. */
const PAID_ORIGINS = ['bulk', 'recurring', 'automatic'] as const

/**
 * Whether nothing was used that only subscribers may, since the cycle that this charge paid for
 * began: no bulk, CV, recurring or automatic application was sent, no scholarship opened or question
 * answered beyond the free limit, nothing of early access seen, no essay of the assistant's taken.
 */
export async function isUnused(
  db: Queryable,
  applicantId: OwnApplicantId,
  { periodStartsAt, chargedAt }: Pick<ChargeRow, 'periodStartsAt' | 'chargedAt'>,
): Promise<boolean> {
  const since = periodStartsAt < chargedAt ? periodStartsAt : chargedAt
  const sent = db
    .select({ id: submissions.applicationId })
    .from(submissions)
    .innerJoin(applications, eq(applications.id, submissions.applicationId))
    .where(
      and(
        eq(applications.applicantId, applicantId),
        inArray(applications.origin, [...PAID_ORIGINS]),
        gte(submissions.submittedAt, since),
      ),
    )
    .limit(1)
  const taken = db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .innerJoin(chats, eq(chats.id, chatMessages.chatId))
    .where(
      and(
        eq(chats.applicantId, applicantId),
        isNotNull(chatMessages.takenAt),
        gte(chatMessages.takenAt, since),
      ),
    )
    .limit(1)
  const used = db
    .select({ kind: paidUses.kind })
    .from(paidUses)
    .where(and(eq(paidUses.applicantId, applicantId), gte(paidUses.usedAt, since)))
    .limit(1)
  const found = await Promise.all([sent, taken, used])
  return found.every((rows) => rows.length === 0)
}
