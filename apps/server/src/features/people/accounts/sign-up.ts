import type { signUp as signUpCall } from '@laurel/contract/accounts'
import type { BodyOf } from '@laurel/contract/define-call'
import { TERMS_VERSION } from '@laurel/contract/terms'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import { hashOf, runOnce } from '../../../http/idempotency.ts'
import { sendSoon, type SendsSoon } from '../../common/mail/send-soon.ts'
import { createAccount, type Account } from './create-account.ts'
import { hashPassword, isPasswordOf, passwordQueue } from './hash-password.ts'
import { accountExists, isForgotten, readCredentials } from './queries.ts'
import { isWeakPassword } from './rules.ts'
import { writeConfirmation } from './mail-confirmation.ts'

type SignUp = BodyOf<typeof signUpCall>
type Needs = SendsSoon & Pick<App, 'hashCode'>

/** Spec 3: sign-up's once-only keys are kept for 24 hours. */
const REPLAY_DAYS = 1

/** Makes an account and its empty student profile, and asks by mail whether the address is right. */
export async function signUp(app: Needs, body: SignUp): Promise<Account> {
  const { db, clock, config } = app
  const { password, email, firstName, lastName, applicantType } = body
  const owner = { email, firstName, lastName, productName: config.productName }
  if (isWeakPassword(password, owner)) throw new CallFailure('WEAK_PASSWORD')
  if (await accountExists(db, email)) throw new CallFailure('APPLICANT_EXISTS')
  const account = {
    email,
    passwordHash: await hashPassword(password),
    role: 'APPLICANT' as const,
    firstName,
    lastName,
    phone: body.phone,
    applicantType,
    timeZone: body.timeZone,
    termsVersion: body.termsAccepted === true ? TERMS_VERSION : undefined,
    tracking: trackingOf(body),
    createdAt: clock.now(),
  }
  const made = await createAccount(db, account, (tx, { userId }) =>
    writeConfirmation(tx, app, { userId, email }),
  )
  sendSoon(app)
  return made
}

/**
 * The same key makes one account only. A replay signs in afresh, so it must know the password; the
 * password is left out of the stored hash of the body, which is too fast a hash to keep one.
 */
export function signUpOnce(
  app: Needs & Pick<App, 'onceWait'>,
  key: string,
  body: SignUp,
): Promise<Account> {
  const { password, ...others } = body
  const bodyHash = hashOf(JSON.stringify(others))
  const once = { owner: 'sign-up', key, callId: 'signUp', bodyHash }
  return runOnce<Account, Account>(app, once, {
    run: () => signUp(app, body),
    keep: (account) => account,
    replay: async (account) => {
      const known = await readCredentials(app.db, account.userId)
      const isSame = await passwordQueue.run(() => isPasswordOf(known?.passwordHash, password))
      if (!isSame) throw new CallFailure('IDEMPOTENCY_MISMATCH')
      if (known && known.purgeAfter !== null)
        throw new CallFailure(isForgotten(known) ? 'APPLICANT_EXISTS' : 'UNDER_AGE')
      return account
    },
    days: REPLAY_DAYS,
  })
}

function trackingOf(body: SignUp): Record<string, string> | undefined {
  const { affiliateId, trackDeskLinkId, trackDeskSourceId, trackdeskClickId, utmSource } = body
  const sent = { affiliateId, trackDeskLinkId, trackDeskSourceId, trackdeskClickId, utmSource }
  const kept = Object.entries(sent).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  )
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}
