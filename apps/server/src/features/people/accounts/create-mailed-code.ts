import { CODE_LENGTH } from '@laurel/contract/accounts'
import { randomInt } from 'node:crypto'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { mailedCodes } from '../../../db/schema/sessions.ts'
import type { CodePurpose } from './hash-code.ts'
import { CODE_LIFE_MILLISECONDS } from './rules.ts'
import { createToken, hashOfToken } from './secret-token.ts'

interface CodeFor {
  userId: string
  purpose: CodePurpose
  /** What the code proves: that mail to this address is read. */
  email: string
}

interface CodePair {
  code: string
  /** For the link. */
  token: string
}

/** Makes a code and a link; those made before for the same purpose are void. */
export async function createMailedCode(
  tx: Transaction,
  { clock, hashCode }: Pick<App, 'clock' | 'hashCode'>,
  { userId, purpose, email }: CodeFor,
): Promise<CodePair> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  const token = createToken()
  const createdAt = clock.now()
  const pair = {
    email,
    codeHash: hashCode(userId, purpose, code),
    tokenHash: hashOfToken(token),
    failedTries: 0,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + CODE_LIFE_MILLISECONDS[purpose]),
  }
  await tx
    .insert(mailedCodes)
    .values({ userId, purpose, ...pair })
    .onConflictDoUpdate({ target: [mailedCodes.userId, mailedCodes.purpose], set: pair })
  return { code, token }
}
