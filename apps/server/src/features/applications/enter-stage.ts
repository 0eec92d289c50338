import type { Stage } from '@laurel/contract/application-shapes'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { applications, applicationStages } from '../../db/schema/applications.ts'

interface Entry {
  applicationId: string
  stage: Stage
  enteredBy: 'sponsor' | 'student'
  enteredAt: Date
}

/** Moves an application whose row is held; its history keeps every stage. */
export async function enterStage(tx: Transaction, entry: Entry): Promise<void> {
  const { applicationId, stage, enteredAt } = entry
  const { ordinal } = applicationStages
  await tx.insert(applicationStages).values({
    ...entry,
    ordinal: sql`(select coalesce(max(${ordinal}), 0) + 1 from ${applicationStages}
      where ${applicationStages.applicationId} = ${applicationId})`,
  })
  await tx
    .update(applications)
    .set({ stage, updatedAt: enteredAt })
    .where(eq(applications.id, applicationId))
}

/** When an application entered a stage. */
export async function readEntry(
  tx: Transaction,
  applicationId: string,
  stage: Stage,
): Promise<Date | undefined> {
  const [row] = await tx
    .select({ enteredAt: applicationStages.enteredAt })
    .from(applicationStages)
    .where(
      and(eq(applicationStages.applicationId, applicationId), eq(applicationStages.stage, stage)),
    )
  return row?.enteredAt
}
