import { randomUUID } from 'node:crypto'
import type { App } from '../../app-context.ts'
import { supportRequests } from '../../db/schema/support.ts'

type Row = typeof supportRequests.$inferInsert

/** A guest's request that waits; answers its id. */
export async function aSupportRequest(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  row: Partial<Row> = {},
): Promise<string> {
  const id = randomUUID()
  await db.insert(supportRequests).values({
    id,
    name: 'Guest',
    email: 'guest@example.org',
    phone: '614 555 0142',
    query: '',
    description: 'May I apply from abroad?',
    status: 'Active',
    isPriority: false,
    createdAt: clock.now(),
    ...row,
  })
  return id
}
