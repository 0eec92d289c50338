import type { signUp as signUpCall } from '@laurel/contract/accounts'
import type { BodyOf } from '@laurel/contract/define-call'
import { TERMS_VERSION } from '@laurel/contract/terms'
import type { App } from '../../app-context.ts'
import { CallFailure } from '../../http/failures.ts'
import { hashOf, runOnce } from '../../http/idempotency.ts'
import { createAccount, type Account } from './create-account.ts'
import { hashPassword, isPasswordOf, passwordQueue } from './hash-password.ts'
import { accountExists, readCredentials } from './queries.ts'
import { isWeakPassword } from './rules.ts'

type SignUp = BodyOf<typeof signUpCall>
type Needs = Pick<App, 'db' | 'clock' | 'config'>

/** Spec 3: sign-up's once-only keys are kept for 24 hours. */
const REPLAY_DAYS = 1

/** Makes an account and its empty student profile. */
export async function signUp({ db, clock, config }: Needs, body: SignUp): Promise<Account> {
  const { password, email, firstName, lastName, applicantType } = body
  const owner = { email, firstName, lastName, productName: config.productName }
  if (isWeakPassword(password, owner)) throw new CallFailure('WEAK_PASSWORD')
  if (await accountExists(db, email)) throw new CallFailure('APPLICANT_EXISTS')
  return createAccount(db, {
    email,
    passwordHash: await hashPassword(password),
    role: 'APPLICANT',
    firstName,
    lastName,
    phone: body.phone,
    applicantType,
    timeZone: body.timeZone,
    termsVersion: body.termsAccepted === true ? TERMS_VERSION : undefined,
    tracking: trackingOf(body),
    createdAt: clock.now(),
  })
}

/**
 * The same key makes one account only. A replay signs in afresh, so it must know the password; the
 * password is left out of the stored hash of the body, which is too fast a hash to keep one.
 */
export function signUpOnce(app: Needs, key: string, body: SignUp): Promise<Account> {
  const { password, ...others } = body
  const bodyHash = hashOf(JSON.stringify(others))
  const once = { owner: 'sign-up', key, callId: 'signUp', bodyHash }
  return runOnce<Account, Account>(app.db, app.clock, once, {
    run: () => signUp(app, body),
    keep: (account) => account,
    replay: async (account) => {
      const known = await readCredentials(app.db, account.userId)
      const isSame = await passwordQueue.run(() => isPasswordOf(known?.passwordHash, password))
      if (!isSame) throw new CallFailure('IDEMPOTENCY_MISMATCH')
      if (known && known.purgeAfter !== null) throw new CallFailure('UNDER_AGE')
      return account
    },
    days: REPLAY_DAYS,
  })
}

function trackingOf(body: SignUp): Record<string, string> | undefined {
  const { affiliateId, trackDeskLinkId, trackDeskSourceId, trackdeskClickId } = body
  const sent = { affiliateId, trackDeskLinkId, trackDeskSourceId, trackdeskClickId }
  const kept = Object.entries(sent).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  )
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}
