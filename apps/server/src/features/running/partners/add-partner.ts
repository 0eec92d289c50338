import type { BodyOf } from '@laurel/contract/define-call'
import type { addPartner as addCall, Partner } from '@laurel/contract/partners-admin'
import { randomUUID } from 'node:crypto'
import type { App } from '../../../app-context.ts'
import { partners } from '../../../db/schema/partners.ts'
import { transact } from '../../../db/transact.ts'
import { CallFailure } from '../../../http/failures.ts'
import { createToken, hashOfToken } from '../../people/accounts/secret-token.ts'
import { sendSoon, type SendsSoon } from '../../common/mail/send-soon.ts'
import { writeEmail } from '../../common/mail/write-email.ts'
import { figuresEmail } from './emails.ts'
import { findPartner } from './queries.ts'

/** Makes somebody a partner from now on, and mails them the address of their figures. */
export async function addPartner(
  app: SendsSoon & Pick<App, 'db' | 'clock' | 'config'>,
  body: BodyOf<typeof addCall>,
): Promise<Partner> {
  const [id, token, now] = [randomUUID(), createToken(), app.clock.now()]
  await transact(app.db, async (tx) => {
    const added = await tx
      .insert(partners)
      .values({ id, ...body, figuresHash: hashOfToken(token), createdAt: now })
      .onConflictDoNothing({ target: partners.linkId })
      .returning({ id: partners.id })
    if (added.length === 0)
      throw new CallFailure('VALIDATION_FAILED', {
        fields: { linkId: 'Another partner has this link id.' },
      })
    await writeEmail(tx, figuresEmail({ ...body, token }, app.config), now)
  })
  sendSoon(app)
  const added = await findPartner(app, id)
  if (!added) throw new Error('A partner is gone.')
  return added
}
