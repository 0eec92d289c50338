import type { confirmPrivacyRequest as confirmCall } from '@laurel/contract/privacy'
import type { AnswerOf } from '@laurel/contract/define-call'
import { and, eq, gt, isNotNull, or } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { users } from '../../../db/schema/accounts.ts'
import { privacyRequests } from '../../../db/schema/privacy.ts'
import { transact } from '../../../db/transact.ts'
import { CallFailure } from '../../../http/failures.ts'
import { hashOfToken } from '../../people/accounts/secret-token.ts'
import { writeProved } from './emails.ts'
import { endMails } from './end-mails.ts'
import { lockRequest } from './lock-request.ts'
import { proveRequest } from './prove-request.ts'
import { oldestLink, referenceOf } from './rules.ts'

type Needs = Pick<App, 'db' | 'clock' | 'config'>

/** Proves a request by its link; following it again changes nothing. */
export async function confirmPrivacyRequest(
  app: Needs,
  token: string,
): Promise<AnswerOf<typeof confirmCall>> {
  const request = await findByToken(app, token)
  const reference = referenceOf(request)
  // Only the first time: whoever has since switched mails on again keeps them.
  if (request.confirmedAt === null) {
    // Before it counts as done: what fails is done by the link, followed again.
    if (request.kind === 'unsubscribe') await endMailsTo(app, request.email)
    await prove(app, request.id)
  }
  return { kind: request.kind, reference }
}

async function findByToken({ db, clock }: Needs, token: string) {
  const { confirmedAt, linkSentAt, tokenHash } = privacyRequests
  const isGood = or(gt(linkSentAt, oldestLink(clock.now())), isNotNull(confirmedAt))
  const [request] = await db
    .select()
    .from(privacyRequests)
    .where(and(eq(tokenHash, hashOfToken(token)), isGood))
  if (!request) throw new CallFailure('WRONG_CODE')
  return request
}

const prove = ({ db, clock, config }: Needs, id: string): Promise<void> =>
  transact(db, async (tx) => {
    const request = await lockRequest(tx, id)
    if (request?.status !== 'received') return
    const now = clock.now()
    const proved = await proveRequest(tx, request, now)
    // The page that the link leads to says the rest.
    if (proved.status === 'refused') await writeProved(tx, proved, { config, now })
  })

async function endMailsTo(app: Pick<App, 'db' | 'clock'>, email: string): Promise<void> {
  const [user] = await app.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (user) await endMails(app, user.id)
}
