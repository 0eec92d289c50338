import type { Stage } from '@laurel/contract/application-shapes'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'

interface Entry {
  applicationId: string
  stage: Stage
}

/** Moves applications whose rows are held or whose moves are; their history keeps every stage. */
export async function enterStages(
  tx: Transaction,
  entries: readonly Entry[],
  enteredBy: 'sponsor' | 'student',
  enteredAt: Date,
): Promise<void> {
  if (entries.length === 0) return
  const at = sql`${enteredAt.toISOString()}::timestamptz`
  await tx.execute(sql`
    with entries as (
      select * from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as entries("applicationId" uuid, stage text)
    ), history as (
      insert into application_stages (application_id, ordinal, stage, entered_by, entered_at)
      select "applicationId",
        (select coalesce(max(ordinal), 0) + 1 from application_stages
          where application_id = "applicationId"),
        stage, ${enteredBy}, ${at}
      from entries
    )
    update applications set stage = entries.stage, updated_at = ${at}
    from entries where applications.id = entries."applicationId"`)
}
