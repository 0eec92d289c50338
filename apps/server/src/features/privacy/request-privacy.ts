import type { requestPrivacy as requestCall } from '@laurel/contract/privacy'
import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import { randomUUID } from 'node:crypto'
import type { App } from '../../app-context.ts'
import { privacyRequests } from '../../db/schema/privacy.ts'
import { createToken, hashOfToken } from '../accounts/secret-token.ts'
import { writeEmail } from '../mail/write-email.ts'
import { requestEmail } from './emails.ts'
import { referenceOf } from './rules.ts'

/**
 * Records what somebody asks about personal data and mails a link that confirms it. Whether the
 * address has an account is not even looked at, so that the answer cannot tell.
 */
export async function requestPrivacy(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  { kind, email, name, state }: BodyOf<typeof requestCall>,
): Promise<AnswerOf<typeof requestCall>> {
  const now = app.clock.now()
  const id = randomUUID()
  const token = createToken()
  const reference = referenceOf({ kind, id })
  const request = { id, kind, email, name, state, tokenHash: hashOfToken(token), receivedAt: now }
  await app.db.transaction(async (tx) => {
    await tx.insert(privacyRequests).values(request)
    await writeEmail(tx, requestEmail({ kind, email, reference, token }, app.config), now)
  })
  return { reference, receivedAt: now.toISOString() }
}
