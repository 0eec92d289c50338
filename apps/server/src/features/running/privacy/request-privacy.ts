import type { requestPrivacy as requestCall } from '@laurel/contract/privacy'
import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { privacyRequests } from '../../../db/schema/privacy.ts'
import { transact } from '../../../db/transact.ts'
import { isKey, type Session } from '../../../http/session.ts'
import { createToken, hashOfToken } from '../../people/accounts/secret-token.ts'
import { writeEmail } from '../../common/mail/write-email.ts'
import { knownEmail, requestEmail, writeProved } from './emails.ts'
import { proveRequest } from './prove-request.ts'
import { dueAt, oldestLink, referenceOf } from './rules.ts'
import { OPEN } from './states.ts'

type Asked = BodyOf<typeof requestCall>
type Needs = Pick<App, 'db' | 'clock' | 'config'>
type Row = typeof privacyRequests.$inferSelect

/**
 * Records what somebody asks about personal data. Whoever is signed in with that address has proved
 * it; to anybody else a link is mailed, and the answer is the same whether the address is known,
 * has asked before or neither.
 */
export async function requestPrivacy(
  { db, clock, config }: Needs,
  who: Session | undefined,
  asked: Asked,
): Promise<AnswerOf<typeof requestCall>> {
  const now = clock.now()
  const { kind, email } = asked
  return transact(db, async (tx) => {
    // Of two at once the second finds the first.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`privacy:${kind}:${email}`}, 0))`,
    )
    // Ending mails is done by the link, or in the settings.
    const isProved = kind !== 'unsubscribe' && (await isOwnAddress(tx, who, email))
    const request = (await findEarlier(tx, asked, now)) ?? (await insertRequest(tx, asked, now))
    const reference = referenceOf(request)
    if (request.status !== 'received') await writeEmail(tx, knownEmail(request, config), now)
    else if (isProved) await writeProved(tx, await proveRequest(tx, request, now), { config, now })
    else {
      const token = createToken()
      const link = { tokenHash: hashOfToken(token), linkSentAt: now }
      await tx.update(privacyRequests).set(link).where(eq(privacyRequests.id, request.id))
      await writeEmail(tx, requestEmail({ kind, email, reference, token }, config), now)
    }
    return { reference, receivedAt: now.toISOString(), isProved }
  })
}

/** An address that nobody has proved may be a stranger's, also where somebody signed up with it. */
async function isOwnAddress(
  tx: Transaction,
  who: Session | undefined,
  email: string,
): Promise<boolean> {
  if (!who || isKey(who)) return false
  const { id, emailConfirmedAt } = users
  const mine = and(eq(id, who.userId), eq(users.email, email), isNotNull(emailConfirmedAt))
  return (await tx.$count(users, mine)) > 0
}

/** The same request that still waits: for its link, while that is good, or for an answer. */
async function findEarlier(
  tx: Transaction,
  { kind, email, details }: Asked,
  now: Date,
): Promise<Row | undefined> {
  const { status, linkSentAt } = privacyRequests
  const isLinked = and(eq(status, 'received'), gt(linkSentAt, oldestLink(now)))
  const [row] = await tx
    .select()
    .from(privacyRequests)
    .where(
      and(
        eq(privacyRequests.kind, kind),
        eq(privacyRequests.email, email),
        eq(privacyRequests.details, details),
        or(isLinked, inArray(status, [...OPEN])),
        isNull(privacyRequests.settledAt),
      ),
    )
    .orderBy(privacyRequests.receivedAt)
    .limit(1)
  return row
}

async function insertRequest(tx: Transaction, asked: Asked, now: Date): Promise<Row> {
  const { kind, email, name, state, details } = asked
  const request = {
    id: randomUUID(),
    kind,
    email,
    name,
    state,
    details,
    tokenHash: null,
    linkSentAt: now,
    receivedAt: now,
    confirmedAt: null,
    status: 'received',
    dueAt: dueAt({ kind, state, receivedAt: now }),
    extendedAt: null,
    extension: '',
    settledAt: null,
    answer: '',
    warnedAt: null,
    isSelfServed: false,
  } satisfies Row
  await tx.insert(privacyRequests).values(request)
  return request
}
