import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { mailedCodes, secrets } from '../../../db/schema/sessions.ts'
import { CODE_SECRET, type CodePurpose } from './hash-code.ts'
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
  // From here on the same work for nobody: how long it takes must not tell whether a code waits.
  const userId = owner?.user.id ?? NOBODY
  const ofOwner = and(eq(mailedCodes.userId, userId), eq(mailedCodes.purpose, purpose))
  const [mailed] = await tx
    .select()
    .from(mailedCodes)
    .where(and(ofOwner, gt(mailedCodes.expiresAt, app.clock.now())))
    .for('update')
  const proven = owner && mailed && { user: owner.user, mailedTo: mailed.email }
  if ('token' in proof) return mailed?.tokenHash === hashOfToken(proof.token) ? proven : undefined
  const codeHash = app.hashCode(userId, purpose, proof.code)
  const isAlive = mailed !== undefined && mailed.failedTries < MOST_WRONG_CODES
  if (isAlive && mailed.codeHash === codeHash) return proven
  await countWrongCode(tx, ofOwner)
  return undefined
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Counts it where a code waits, else writes a row of ours anew: both must reach the disk. */
async function countWrongCode(tx: Transaction, ofOwner: SQL | undefined): Promise<void> {
  const failedTries = sql`least(${mailedCodes.failedTries} + 1, ${MOST_WRONG_CODES})`
  const counted = await tx.update(mailedCodes).set({ failedTries }).where(ofOwner)
  const isOurs = eq(secrets.name, counted.rowCount ? '' : CODE_SECRET)
  await tx.update(secrets).set({ value: secrets.value }).where(isOurs)
}

function conditionOf(proof: MailProof) {
  if ('token' in proof) return eq(mailedCodes.tokenHash, hashOfToken(proof.token))
  return 'email' in proof ? eq(users.email, proof.email) : eq(users.id, proof.userId)
}

/** Every code and link of a person is void. */
export async function forgetMailedCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(mailedCodes).where(eq(mailedCodes.userId, userId))
}
