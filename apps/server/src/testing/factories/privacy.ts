import { randomUUID } from 'node:crypto'
import type { App } from '../../app-context.ts'
import { privacyRequests } from '../../db/schema/privacy.ts'
import { dueAt } from '../../features/running/privacy/rules.ts'

type Row = typeof privacyRequests.$inferInsert

/** A request of a proved address that waits for an administrator; answers its id. */
export async function aPrivacyRequest(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  row: Partial<Row> = {},
): Promise<string> {
  const id = randomUUID()
  const now = clock.now()
  const { kind = 'know', state = '' } = row
  await db.insert(privacyRequests).values({
    id,
    kind,
    email: 'guest@example.org',
    name: 'Guest',
    state,
    details: '',
    linkSentAt: now,
    receivedAt: now,
    confirmedAt: now,
    status: 'proved',
    dueAt: dueAt({ kind, state, receivedAt: row.receivedAt ?? now }),
    extension: '',
    answer: '',
    isSelfServed: false,
    ...row,
  })
  return id
}
