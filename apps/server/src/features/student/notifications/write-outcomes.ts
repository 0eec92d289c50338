import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../../db/database.ts'
import { notifications, type OutcomeNotice } from '../../../db/schema/notifications.ts'

interface Told extends OutcomeNotice {
  applicantId: string
}

/** Tells students what became of their applications; `origin` tells each once. */
export async function writeOutcomes(
  tx: Transaction,
  origin: string,
  told: readonly Told[],
  now: Date,
): Promise<void> {
  const rows = told.map(({ applicantId, applicationId, scholarshipId, outcome }) => ({
    id: randomUUID(),
    applicantId,
    kind: 'outcome' as const,
    payload: { applicationId, scholarshipId, outcome },
    origin,
    createdAt: now,
  }))
  await tx.insert(notifications).values(rows).onConflictDoNothing()
}
