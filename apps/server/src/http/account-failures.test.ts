import type { Call } from '@laurel/contract/define-call'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { users } from '../db/schema/accounts.ts'
import { idempotencyKeys } from '../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { aFamily, anInvitation } from '../testing/factories/family.ts'
import { otherThan, readMail } from '../testing/factories/mailed-code.ts'
import { aStudent, type Student } from '../testing/factories/student.ts'
import {
  declaredFailures,
  expectFailure,
  rightBody,
  sharedProvocations,
  urlOf,
  useUp,
  withoutProfile,
  type Provocation,
  type Provocations,
  type Sent,
} from '../testing/provocations.ts'
import { hashOf } from './idempotency.ts'
import type { LimitName } from './limits.ts'

const PASSWORD = 'five green turtles'
const NETWORK = '127.0.0.1'

let app: TestApp
/** Of the password above. */
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp()
  app.onceWait = { tries: 2, milliseconds: 1 }
  const payload = RIGHT_BODIES.signUp
  await app.server.inject({ method: 'POST', url: '/api/v1/register-applicants', payload })
  const [user] = await app.db.select().from(users)
  passwordHash = user?.passwordHash ?? ''
})
afterAll(() => app.close())

/** What passes every look at its shape, for the calls that have a body. */
const RIGHT_BODIES = {
  answerSuggestion: { outcome: 'saved' },
  changePassword: { newPassword: PASSWORD },
  checkEmail: { email: 'nobody@example.org' },
  confirmEmail: { code: '000000' },
  confirmEmailByLink: { token: 'wrong' },
  confirmPrivacyRequest: { token: 'wrong' },
  forgotPassword: { email: 'nobody@example.org' },
  inviteToFamily: { invites: 'parent', email: 'mum@example.org' },
  logIn: { userName: 'nobody@example.org', password: 'wrong' },
  logInWithGoogle: { credential: 'wrong' },
  refreshSession: { refreshToken: 'wrong' },
  requestPrivacy: { kind: 'unsubscribe', email: 'nobody@example.org' },
  resetPassword: { email: 'nobody@example.org', otp: '000000', newPassword: PASSWORD },
  resetPasswordByLink: { token: 'wrong', newPassword: PASSWORD },
  signUp: { firstName: 'Dana', email: 'new@example.org', password: PASSWORD },
  suggestScholarship: { scholarshipId: randomUUID() },
  unsubscribe: { token: 'wrong' },
}

const right = (call: Call): Sent => ({ url: urlOf(call), ...rightBody(call, RIGHT_BODIES) })

/** The right request, by somebody who has just signed up. */
const asSomebody: Provocation = async (call) => ({
  ...right(call),
  headers: (await aStudent(app)).headers,
})

const asPublic: Provocation = async (call) => right(call)

const having =
  (payload: object): Provocation =>
  async (call) => ({ url: urlOf(call), payload })

/** Past a limit that is counted by network. */
const fromBusyNetwork =
  (name: LimitName): Provocation =>
  async (call) => {
    await useUp(app, name, NETWORK)
    return asSomebody(call)
  }

/** Past a limit that is counted by person. */
const bySomebodyBusy =
  (name: LimitName, changes: Partial<typeof users.$inferInsert> = {}): Provocation =>
  async (call) => {
    const { userId, headers } = await somebodyWith(changes)
    await useUp(app, name, userId)
    return { ...right(call), headers }
  }

async function somebodyWith(changes: Partial<typeof users.$inferInsert>): Promise<Student> {
  const student = await aStudent(app)
  if (Object.keys(changes).length > 0)
    await app.db.update(users).set(changes).where(eq(users.id, student.userId))
  return student
}

const underAge = () => ({ purgeAfter: app.clock.now(), purgeReason: 'under_age' as const })

async function mailedReset() {
  const { email } = await aStudent(app)
  app.clock.advance({ seconds: 1 })
  const url = '/api/v1/register-applicants/forgot-password'
  await app.server.inject({ method: 'POST', url, payload: { email } })
  const { code, token } = await readMail(app, email)
  return { email, code, token }
}

/** A code for an address that somebody else has by the time it is used. */
async function mailedTooLate() {
  const student = await aStudent(app)
  const email = `${randomUUID()}@example.org`
  const url = `/api/v1/register-applicants/${student.applicantId}`
  await app.server.inject({ method: 'PUT', url, headers: student.headers, payload: { email } })
  const { code, token } = await readMail(app, email)
  await aStudent(app, { email })
  return { headers: student.headers, code, token }
}

/** Signs up with a key, and once more after what happens in between. */
const signingUpTwice =
  (between: (key: string, email: string) => Promise<unknown>, changes: object = {}): Provocation =>
  async (call) => {
    const email = `${randomUUID()}@example.org`
    const headers = { 'idempotency-key': randomUUID() }
    const payload = { ...RIGHT_BODIES.signUp, email }
    await app.server.inject({ method: 'POST', url: urlOf(call), headers, payload })
    await between(headers['idempotency-key'], email)
    return { url: urlOf(call), headers, payload: { ...payload, ...changes } }
  }

const WRONG_PASSWORD: Provocation = async (call) => {
  const { headers } = await somebodyWith({ passwordHash })
  return { ...right(call), headers }
}

/** Codes that a call fails with in its own way. */
const OWN: Provocations = {
  signUp: {
    async APPLICANT_EXISTS(call) {
      const { email } = await aStudent(app)
      return { url: urlOf(call), payload: { ...RIGHT_BODIES.signUp, email } }
    },
    WEAK_PASSWORD: having({ ...RIGHT_BODIES.signUp, password: 'password' }),
    TOO_MANY_REQUESTS: fromBusyNetwork('signUp'),
    UNDER_AGE: signingUpTwice((_key, email) =>
      app.db.update(users).set(underAge()).where(eq(users.email, email)),
    ),
    IDEMPOTENCY_MISMATCH: signingUpTwice(async () => undefined, { firstName: 'Maya' }),
    IDEMPOTENCY_IN_PROGRESS: signingUpTwice((key) =>
      app.db.update(idempotencyKeys).set({ statusCode: null }).where(eq(idempotencyKeys.key, key)),
    ),
  },
  checkEmail: { TOO_MANY_REQUESTS: fromBusyNetwork('checkEmail') },
  logIn: {
    BAD_CREDENTIALS: asPublic,
    async UNDER_AGE(call) {
      const { email: userName } = await somebodyWith({ passwordHash, ...underAge() })
      return { url: urlOf(call), payload: { userName, password: PASSWORD } }
    },
    async TOO_MANY_REQUESTS(call) {
      await useUp(app, 'failedLogin', hashOf(RIGHT_BODIES.logIn.userName))
      return right(call)
    },
  },
  logInWithGoogle: {
    GOOGLE_NOT_SET_UP: asPublic,
    TOO_MANY_REQUESTS: fromBusyNetwork('googleLogin'),
  },
  forgotPassword: { TOO_MANY_REQUESTS: fromBusyNetwork('codeMailNetwork') },
  resetPassword: {
    WRONG_CODE: async (call) => {
      const { email, code } = await mailedReset()
      return {
        url: urlOf(call),
        payload: { email, otp: otherThan(code), newPassword: PASSWORD },
      }
    },
    WEAK_PASSWORD: async (call) => {
      const { email, code: otp } = await mailedReset()
      return { url: urlOf(call), payload: { email, otp, newPassword: 'password' } }
    },
    TOO_MANY_REQUESTS: fromBusyNetwork('codeTryNetwork'),
  },
  resetPasswordByLink: {
    WRONG_CODE: asPublic,
    WEAK_PASSWORD: async (call) => {
      const { token } = await mailedReset()
      return { url: urlOf(call), payload: { token, newPassword: 'password' } }
    },
    TOO_MANY_REQUESTS: fromBusyNetwork('codeTryNetwork'),
  },
  refreshSession: { SESSION_ENDED: asPublic },
  mailConfirmation: {
    async EMAIL_CONFIRMED(call) {
      const { headers } = await somebodyWith({ emailConfirmedAt: app.clock.now() })
      return { url: urlOf(call), headers }
    },
    TOO_MANY_REQUESTS: bySomebodyBusy('confirmationMail'),
  },
  confirmEmail: {
    WRONG_CODE: asSomebody,
    async APPLICANT_EXISTS(call) {
      const { headers, code } = await mailedTooLate()
      return { url: urlOf(call), headers, payload: { code } }
    },
    TOO_MANY_REQUESTS: bySomebodyBusy('confirmationTry'),
  },
  confirmEmailByLink: {
    WRONG_CODE: asPublic,
    async APPLICANT_EXISTS(call) {
      const { token } = await mailedTooLate()
      return { url: urlOf(call), payload: { token } }
    },
    TOO_MANY_REQUESTS: fromBusyNetwork('codeTryNetwork'),
  },
  changePassword: {
    WRONG_PASSWORD,
    async WEAK_PASSWORD(call) {
      const { headers } = await aStudent(app)
      return { url: urlOf(call), headers, payload: { newPassword: 'password' } }
    },
    TOO_MANY_REQUESTS: bySomebodyBusy('failedPassword', { passwordHash: 'of any' }),
  },
  deleteAccount: {
    WRONG_PASSWORD,
    TOO_MANY_REQUESTS: bySomebodyBusy('failedPassword', { passwordHash: 'of any' }),
  },
  exportData: { TOO_MANY_REQUESTS: bySomebodyBusy('exportData') },
  inviteToFamily: { TOO_MANY_REQUESTS: bySomebodyBusy('invitationMail') },
  readInvitation: {
    NOT_FOUND: async (call) => ({ url: urlOf(call, '%00') }),
    INVITATION_CLOSED: asPublic,
    TOO_MANY_REQUESTS: fromBusyNetwork('invitationToken'),
  },
  acceptInvitation: {
    NOT_FOUND: async (call) => ({ url: urlOf(call), headers: await withoutProfile(app) }),
    INVITATION_CLOSED: asSomebody,
    async OWN_INVITATION(call) {
      const { headers } = await aStudent(app)
      const { token } = await anInvitation(app, { headers }, 'parent')
      return { url: urlOf(call, token), headers }
    },
    TOO_MANY_REQUESTS: fromBusyNetwork('invitationToken'),
  },
  updateStudentProfile: {
    async ANSWER_NOT_SHARED(call) {
      const { student, parent } = await aFamily(app)
      const payload = { applicantFields: [{ fieldId: 'religion', fieldValue: 'none' }] }
      return { url: urlOf(call, student.applicantId), headers: parent.headers, payload }
    },
  },
  requestPrivacy: { TOO_MANY_REQUESTS: fromBusyNetwork('privacyRequestNetwork') },
  confirmPrivacyRequest: {
    WRONG_CODE: asPublic,
    TOO_MANY_REQUESTS: fromBusyNetwork('mailedLink'),
  },
  unsubscribe: { WRONG_CODE: asPublic, TOO_MANY_REQUESTS: fromBusyNetwork('mailedLink') },
  unsubscribeByProgram: { TOO_MANY_REQUESTS: fromBusyNetwork('mailedLink') },
}

/** They need Google's keys: log-in-with-google.test.ts. */
const ELSEWHERE = ['logInWithGoogle GOOGLE_REFUSED', 'logInWithGoogle UNDER_AGE']

describe('every failure a call declares can be provoked', () => {
  it.each(declaredFailures(['accounts', 'family', 'privacy'], ELSEWHERE))(
    '$name: $code',
    async (failure) => {
      const shared = sharedProvocations(app, RIGHT_BODIES)
      const { call, code } = failure
      await expectFailure(app, failure, OWN[call.id]?.[code] ?? shared[code])
    },
  )
})
