import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../../db/database.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'

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
export const writeEmail = (
  tx: Transaction,
  email: Email,
  now: Date,
  isEndable = false,
): Promise<void> => writeEmails(tx, [{ ...email, id: randomUUID(), isEndable }], now)

interface Identified extends Email {
  id: string
  isEndable?: boolean
}

/** The same for many at once. */
export async function writeEmails(
  tx: Transaction,
  emails: readonly Identified[],
  now: Date,
): Promise<void> {
  await tx.insert(outboxEmails).values(
    emails.map(({ id, recipient, userId, aboutUserId, isEndable = false, subject, bodyText }) => ({
      id,
      recipient,
      userId,
      aboutUserId,
      isEndable,
      // A title may hold anything; a line break would begin another header.
      subject: subject.replaceAll(/\s+/g, ' ').trim(),
      bodyText,
      createdAt: now,
      nextTryAt: now,
    })),
  )
}
