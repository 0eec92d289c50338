import type { PrivacyKind } from '@laurel/contract/privacy'
import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../../db/database.ts'
import { privacyRequests } from '../../../db/schema/privacy.ts'
import { dueAt } from './rules.ts'

/** Records as done what somebody did by themselves: the law asks for a record of each request. */
export async function recordOwnRequest(
  tx: Transaction,
  kind: PrivacyKind,
  email: string,
  now: Date,
): Promise<void> {
  await tx.insert(privacyRequests).values({
    id: randomUUID(),
    kind,
    email,
    name: '',
    state: '',
    details: '',
    linkSentAt: now,
    receivedAt: now,
    confirmedAt: now,
    status: 'done',
    dueAt: dueAt({ kind, state: '', receivedAt: now }),
    extension: '',
    settledAt: now,
    answer: '',
    isSelfServed: true,
  })
}
