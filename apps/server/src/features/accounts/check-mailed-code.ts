import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import type { Transaction } from '../../db/database.ts'
import { users } from '../../db/schema/accounts.ts'
import { mailedCodes } from '../../db/schema/sessions.ts'
import type { CodePurpose } from './hash-code.ts'
import { MOST_WRONG_CODES } from './rules.ts'
import { hashOfToken } from './secret-token.ts'

/** What somebody shows who has read a mail; a code counts for one account only. */
export type MailProof =
  | { token: string }
  | { code: string; email: string }
  | { code: string; userId: string }

export interface Proven {
  user: typeof users.$inferSelect
  /** The address that the code was mailed to. */
  mailedTo: string
}

/**
 * Whom a proof belongs to, locked; undefined for one that is wrong, expired, used up, or of an
 * account that must go. A wrong code is counted, so the transaction must be committed.
 */
export async function checkMailedCode(
  tx: Transaction,
  app: Pick<App, 'clock' | 'hashCode'>,
  purpose: CodePurpose,
  proof: MailProof,
): Promise<Proven | undefined> {
  const isOwn = and(eq(mailedCodes.userId, users.id), eq(mailedCodes.purpose, purpose))
  // The user first, as everything else that changes both does: else two could wait for each other.
  const [owner] = await tx
    .select({ user: users })
    .from(users)
    .innerJoin(mailedCodes, isOwn)
    .where(and(conditionOf(proof), isNull(users.purgeAfter)))
    .for('no key update', { of: users })
  if (!owner) return undefined
  const ofOwner = and(eq(mailedCodes.userId, owner.user.id), eq(mailedCodes.purpose, purpose))
  const [mailed] = await tx
    .select()
    .from(mailedCodes)
    .where(and(ofOwner, gt(mailedCodes.expiresAt, app.clock.now())))
    .for('update')
  if (!mailed) return undefined
  const proven = { user: owner.user, mailedTo: mailed.email }
  if ('token' in proof) return mailed.tokenHash === hashOfToken(proof.token) ? proven : undefined
  if (mailed.failedTries >= MOST_WRONG_CODES) return undefined
  if (mailed.codeHash === app.hashCode(owner.user.id, purpose, proof.code)) return proven
  const failedTries = sql`${mailedCodes.failedTries} + 1`
  await tx.update(mailedCodes).set({ failedTries }).where(ofOwner)
  return undefined
}

function conditionOf(proof: MailProof) {
  if ('token' in proof) return eq(mailedCodes.tokenHash, hashOfToken(proof.token))
  return 'email' in proof ? eq(users.email, proof.email) : eq(users.id, proof.userId)
}

/** Every code and link of a person is void. */
export async function forgetMailedCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(mailedCodes).where(eq(mailedCodes.userId, userId))
}
