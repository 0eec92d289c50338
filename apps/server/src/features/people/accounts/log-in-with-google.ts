import type { logInWithGoogle as logInWithGoogleCall } from '@laurel/contract/accounts'
import type { BodyOf } from '@laurel/contract/define-call'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { CallFailure } from '../../../http/failures.ts'
import {
  GoogleRefused,
  GoogleUnreachable,
  type GoogleIdentity,
} from '../../../integrations/google/google-identity.ts'
import { forgetMailedCodes } from './check-mailed-code.ts'
import { createAccount, type Account } from './create-account.ts'
import { endSessions } from './end-sessions.ts'
import { isForgotten } from './queries.ts'
import { proveAddress } from './prove-address.ts'
import { provideApplicant } from './provide-applicant.ts'

type Needs = Pick<App, 'db' | 'clock' | 'google' | 'sessions'>
type User = typeof users.$inferSelect

const RETRY_AFTER_SECONDS = 5

/** Signs in whom Google vouches for; somebody new gets an account without a password. */
export async function logInWithGoogle(
  app: Needs,
  { credential, nonce, timeZone }: BodyOf<typeof logInWithGoogleCall>,
): Promise<Account> {
  const identity = await identify(app, credential, nonce)
  const known = await findAccount(app, identity)
  if (known) return { userId: known, applicantId: await provideApplicant(app, known) }
  return makeAccount(app, identity, timeZone)
}

async function identify(
  { google }: Needs,
  credential: string,
  nonce: string | undefined,
): Promise<GoogleIdentity> {
  if (!google) throw new CallFailure('GOOGLE_NOT_SET_UP')
  try {
    return await google.verify(credential, nonce)
  } catch (error) {
    if (error instanceof GoogleRefused) throw new CallFailure('GOOGLE_REFUSED')
    if (error instanceof GoogleUnreachable)
      throw new CallFailure('OVERLOADED', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    throw error
  }
}

async function makeAccount(
  app: Needs,
  identity: GoogleIdentity,
  timeZone: string | undefined,
): Promise<Account> {
  const { subject, ...person } = identity
  const createdAt = app.clock.now()
  try {
    return await createAccount(app.db, {
      ...person,
      googleSubject: subject,
      emailConfirmedAt: createdAt,
      passwordHash: null,
      role: 'APPLICANT',
      applicantType: 'STUDENT',
      timeZone,
      createdAt,
    })
  } catch (error) {
    // Two at once: the other one has made the account.
    const made = await findAccount(app, identity)
    if (!made) throw error
    return { userId: made, applicantId: await provideApplicant(app, made) }
  }
}

/** By Google's own id, else by the address, which Google has proven. */
async function findAccount(app: Needs, identity: GoogleIdentity): Promise<string | undefined> {
  const ended: string[] = []
  const userId = await app.db.transaction(async (tx) => {
    const user =
      (await lockUser(tx, eq(users.googleSubject, identity.subject))) ??
      (await lockUser(tx, eq(users.email, identity.email)))
    if (!user) return undefined
    refuseLeaving(user)
    if (user.googleSubject !== identity.subject)
      ended.push(...(await link(tx, user, identity.subject, app.clock.now())))
    return user.id
  })
  for (const id of ended) app.sessions.forget(id)
  return userId
}

async function lockUser(
  tx: Transaction,
  condition: ReturnType<typeof eq>,
): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(condition).for('no key update')
  return user
}

function refuseLeaving(user: User): void {
  if (user.purgeAfter === null) return
  throw new CallFailure(isForgotten(user) ? 'GOOGLE_REFUSED' : 'UNDER_AGE')
}

/**
 * Links an account with Google; returns the sessions that ended. Whoever made an account without
 * proving its address is shut out: the password goes, and everybody is signed out.
 */
async function link(
  tx: Transaction,
  user: User,
  googleSubject: string,
  now: Date,
): Promise<string[]> {
  const isProven = user.emailConfirmedAt !== null
  // A given-up address may be somebody else's at Google now: mail decides, by a new password.
  if (isProven && user.googleSubject !== null) throw new CallFailure('GOOGLE_REFUSED')
  const changes = isProven ? { googleSubject } : { googleSubject, passwordHash: null }
  await tx.update(users).set(changes).where(eq(users.id, user.id))
  if (isProven) return []
  await proveAddress(tx, user, now)
  await forgetMailedCodes(tx, user.id)
  return endSessions(tx, { userId: user.id, now })
}
