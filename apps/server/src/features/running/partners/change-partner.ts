import type { BodyOf } from '@laurel/contract/define-call'
import type { changePartner as changeCall, Partner } from '@laurel/contract/partners-admin'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { partners } from '../../../db/schema/partners.ts'
import { CallFailure } from '../../../http/failures.ts'
import { findPartner } from './queries.ts'

/** Changes what holds from now on. Ended again, it stays ended when it was. */
export async function changePartner(
  app: Pick<App, 'db' | 'clock'>,
  id: string,
  { hasEnded, ...terms }: BodyOf<typeof changeCall>,
): Promise<Partner> {
  const now = app.clock.now().toISOString()
  const endedAt = hasEnded ? sql`coalesce(${partners.endedAt}, ${now}::timestamptz)` : null
  await app.db
    .update(partners)
    .set({ ...terms, endedAt })
    .where(eq(partners.id, id))
  const changed = await findPartner(app, id)
  if (!changed) throw new CallFailure('NOT_FOUND')
  return changed
}
