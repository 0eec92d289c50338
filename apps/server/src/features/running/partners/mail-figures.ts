import type { Partner } from '@laurel/contract/partners-admin'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { partners } from '../../../db/schema/partners.ts'
import { transact } from '../../../db/transact.ts'
import { CallFailure } from '../../../http/failures.ts'
import { createToken, hashOfToken } from '../../people/accounts/secret-token.ts'
import { sendSoon, type SendsSoon } from '../../common/mail/send-soon.ts'
import { writeEmail } from '../../common/mail/write-email.ts'
import { figuresEmail } from './emails.ts'
import { findPartner } from './queries.ts'

/** Mails a partner a new private address of their figures; the one before leads nowhere. */
export async function mailFigures(
  app: SendsSoon & Pick<App, 'db' | 'clock' | 'config'>,
  id: string,
): Promise<Partner> {
  const token = createToken()
  await transact(app.db, async (tx) => {
    const [partner] = await tx
      .update(partners)
      .set({ figuresHash: hashOfToken(token) })
      .where(eq(partners.id, id))
      .returning()
    if (!partner) throw new CallFailure('NOT_FOUND')
    await writeEmail(tx, figuresEmail({ ...partner, token }, app.config), app.clock.now())
  })
  sendSoon(app)
  const mailed = await findPartner(app, id)
  if (!mailed) throw new CallFailure('NOT_FOUND')
  return mailed
}
