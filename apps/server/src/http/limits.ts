import { lte } from 'drizzle-orm'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { CallFailure } from './failures.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { rateLimits } from '../db/schema/sessions.ts'

/** Spec 3 "The envelope": shared by every process, so kept in the database. */
const LIMITS = {
  checkEmail: { points: 60, seconds: 60 },
  signUp: { points: 100, seconds: 3600 },
  /**
   * Passwords that were wrong: from one network, at one account from one network, on a device that
   * the account is known on, and at one account from everywhere else, which is to stop whoever has
   * many networks and may keep its owner from signing in on a new device.
   */
  failedLoginNetwork: { points: 60, seconds: 900 },
  failedLoginFrom: { points: 10, seconds: 900 },
  failedLoginDevice: { points: 10, seconds: 900 },
  failedLogin: { points: 100, seconds: 3600 },
  /** After several wrong ones the next may be tried once in so long. */
  loginPace: { points: 1, seconds: 5 },
  /** Of somebody who is signed in and is asked for the password once more. */
  failedPassword: { points: 10, seconds: 900 },
  /** Mails with a code for a new password: to one address, and asked for from one network. */
  codeMail: { points: 10, seconds: 3600 },
  codeMailFrom: { points: 5, seconds: 3600 },
  codeMailDevice: { points: 5, seconds: 3600 },
  codeMailNetwork: { points: 100, seconds: 3600 },
  /** Apart from those for a new password: whoever types somebody's address uses up these only. */
  confirmationMail: { points: 5, seconds: 3600 },
  /** Codes that are tried for a new password, as passwords are; links count by network as well. */
  codeTry: { points: 60, seconds: 900 },
  codeTryFrom: { points: 20, seconds: 900 },
  codeTryDevice: { points: 20, seconds: 900 },
  codeTryNetwork: { points: 300, seconds: 900 },
  /** Of somebody who is signed in and confirms an address. */
  confirmationTry: { points: 20, seconds: 900 },
  googleLogin: { points: 300, seconds: 900 },
  /** Requests about personal data: each mails an address that anybody may have typed. */
  privacyRequest: { points: 5, seconds: 86_400 },
  privacyRequestNetwork: { points: 30, seconds: 3600 },
  /** Links from mails that need no sign-in, by network. */
  mailedLink: { points: 60, seconds: 60 },
  /** Text searches of visitors, by network: each may read much of the catalogue. */
  visitorSearch: { points: 120, seconds: 60 },
  exportData: { points: 5, seconds: 3600 },
  /** Answers of the conversation that are judged. */
  answerCheck: { points: 120, seconds: 60 },
  /** What is said to the assistant. */
  assistantMessage: { points: 60, seconds: 60 },
  /** Ways to pay that are opened: each asks the provider. */
  checkout: { points: 30, seconds: 3600 },
  /** What came of a checkout, which its return page asks again and again: so does this the provider. */
  checkoutOutcome: { points: 300, seconds: 3600 },
  /** Changes of a subscription, each of which asks the provider and may be told by mail. */
  planChange: { points: 30, seconds: 3600 },
  /** Which card pays next, as the plan page asks: so does this the provider. */
  nextCard: { points: 120, seconds: 3600 },
  /** What is asked of support, by account, or by the address that a guest typed. */
  supportRequest: { points: 10, seconds: 3600 },
  /** Guests' requests; a school's students share one. */
  supportNetwork: { points: 60, seconds: 3600 },
  /** Pages that are counted, by network; a school's students share one. */
  pageView: { points: 6000, seconds: 600 },
  planClick: { points: 60, seconds: 3600 },
  conversationFile: { points: 10, seconds: 60 },
  upload: { points: 300, seconds: 3600 },
  /** Invitations and claims of listings mailed by one person, to whomever. */
  invitationMail: { points: 20, seconds: 86_400 },
  /** To one address, by whomever. */
  invitationAddress: { points: 5, seconds: 86_400 },
  /** Organisations that one person makes, or tries to. */
  newOrganisation: { points: 20, seconds: 86_400 },
  /** Reading and accepting invitations and claims, by network. */
  invitationToken: { points: 60, seconds: 60 },
  /** Webhook messages that members of an organisation send by hand. */
  webhookByHand: { points: 30, seconds: 60 },
  /** Files of scholarships that an organisation sends or asks for. */
  scholarshipFile: { points: 120, seconds: 3600 },
  /** Exports of an organisation, each of which may read much. */
  applicantExport: { points: 30, seconds: 3600 },
  /** Messages of an organisation to applicants, each to many. */
  applicantMessage: { points: 20, seconds: 86_400 },
  /** Fewer than wait in the queue of essays that become PDFs, which everybody shares. */
  essayFile: { points: 20, seconds: 60 },
  /** Answers that are saved, with a point more for each 10,000 characters; autosave writes each second. */
  answerSave: { points: 3000, seconds: 600 },
  /** Records of essays, exported or given back to be checked: each may be megabytes. */
  essayRecord: { points: 30, seconds: 60 },
} as const

export type LimitName = keyof typeof LIMITS

export interface Limits {
  /** Counts one use, or as many points as it weighs; throws TOO_MANY_REQUESTS past the limit. */
  use(name: LimitName, key: string, points?: number): Promise<void>
  /** Throws when nothing is left, without counting. */
  check(name: LimitName, key: string): Promise<void>
  /** How many are counted, without counting. */
  used(name: LimitName, key: string): Promise<number>
  /** Takes one back that was counted. */
  giveBack(name: LimitName, key: string): Promise<void>
  /** Starts again from nothing, as after a successful login. */
  reset(name: LimitName, key: string): Promise<void>
}

export function openLimits(db: Database): Limits {
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: db.$client,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
      }),
    ]),
  )
  const limiterOf = (name: LimitName) => {
    const limiter = limiters.get(name)
    if (!limiter) throw new Error(`No limit is named ${name}.`)
    return limiter
  }
  return {
    async use(name, key, points) {
      try {
        await limiterOf(name).consume(key, points)
      } catch (refusal) {
        throw asFailure(refusal)
      }
    },
    async check(name, key) {
      const state = await limiterOf(name).get(key)
      if (state !== null && state.consumedPoints >= LIMITS[name].points) throw asFailure(state)
    },
    async used(name, key) {
      return (await limiterOf(name).get(key))?.consumedPoints ?? 0
    },
    async giveBack(name, key) {
      await limiterOf(name).reward(key)
    },
    async reset(name, key) {
      await limiterOf(name).delete(key)
    },
  }
}

function asFailure(refusal: unknown): unknown {
  if (!(refusal instanceof RateLimiterRes)) return refusal
  const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  return new CallFailure('TOO_MANY_REQUESTS', { retryAfterSeconds })
}

/** Removes the counts whose time is over: they are kept by address or person. Returns how many. */
export async function forgetExpiredLimits(db: Database, clock: Clock): Promise<number> {
  const gone = await db.delete(rateLimits).where(lte(rateLimits.expire, clock.now().getTime()))
  return gone.rowCount ?? 0
}
