import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/database.ts'
import { outboxEmails } from '../../db/schema/sessions.ts'

export interface Email {
  recipient: string
  /** Whose account it is written to, where there is one: the mail goes when the account goes. */
  userId?: string
  /** The account of whoever the mail names to somebody else: it goes with that one as well. */
  aboutUserId?: string
  subject: string
  bodyText: string
}

/**
 * Puts a mail in the outbox, in the transaction of what it tells of: both happen or neither. For
 * receipts and mails about the account; what its reader may end is for `writeEndableEmail`.
 */
export async function writeEmail(
  tx: Transaction,
  { recipient, userId, aboutUserId, subject, bodyText }: Email,
  now: Date,
  isEndable = false,
): Promise<void> {
  await tx.insert(outboxEmails).values({
    id: randomUUID(),
    recipient,
    userId,
    aboutUserId,
    isEndable,
    // A title may hold anything; a line break would begin another header.
    subject: subject.replaceAll(/\s+/g, ' ').trim(),
    bodyText,
    createdAt: now,
    nextTryAt: now,
  })
}
