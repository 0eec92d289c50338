import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/database.ts'
import { outboxEmails } from '../../db/schema/sessions.ts'

export interface Email {
  recipient: string
  subject: string
  bodyText: string
}

/** Puts a mail in the outbox, in the transaction of what it tells of: both happen or neither. */
export async function writeEmail(tx: Transaction, email: Email, now: Date): Promise<void> {
  await tx.insert(outboxEmails).values({
    id: randomUUID(),
    ...email,
    // A title may hold anything; a line break would begin another header.
    subject: email.subject.replaceAll(/\s+/g, ' ').trim(),
    createdAt: now,
    nextTryAt: now,
  })
}
