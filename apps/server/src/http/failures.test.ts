import type { Call } from '@laurel/contract/define-call'
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicants, users } from '../db/schema/accounts.ts'
import { idempotencyKeys } from '../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { send, uploadLetter } from '../testing/factories/application.ts'
import {
  asks,
  aScholarship,
  someScholarships,
  type ScholarshipOptions,
} from '../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../testing/factories/student.ts'
import {
  declaredFailures,
  expectFailure,
  rightBody,
  sharedProvocations,
  signedIn,
  urlOf,
  useUp,
  withoutProfile,
  type Provocation,
  type Provocations,
  type Sent,
} from '../testing/provocations.ts'
import type { LimitName } from './limits.ts'
import { networkOf } from './network-of.ts'
import { asCallFailure, CallFailure, toFailure } from './failures.ts'

/** Where tests come from. */
const NETWORK = networkOf('127.0.0.1')

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  app.onceWait = { tries: 2, milliseconds: 1 }
})
afterAll(() => app.close())

/** What passes every look at its shape, for the calls that have a body. */
const RIGHT_BODIES: Record<string, object> = {
  addToWishlist: { scholarshipId: randomUUID() },
  removeFromWishlist: { scholarshipId: randomUUID() },
  answerAttestation: { question: 'Are you?', answer: true },
  recordProviderApplication: { hasApplied: true },
  submitIndividual: { scholarshipId: randomUUID(), status: 'Draft', requirements: [] },
  submitScholarships: { scholarshipId: [randomUUID()] },
  changeAvatar: { avatarUrl: null },
  exportConversation: { turns: [{ speaker: 'laurel', text: 'Hello' }] },
  recordConversion: { event: 'Phase 6' },
  validateAnswer: { question: 'gpa', answer: '3' },
  verifyRecord: { file: '{}' },
  seeAnswer: { event: 'See Answer clicked', questionId: 'match-count' },
}

type Answer = [which: number | string, value: unknown, baseVersion?: number]

/** Submits to a scholarship with one text requirement. */
const submitting =
  (options: ScholarshipOptions, answers: Answer[] = [[0, 'words']], drafts: string[] = []) =>
  async (call: Call): Promise<Sent> => {
    const { id, asks: ids } = await aScholarship(app, { requirements: [asks('text')], ...options })
    const student = await aStudent(app, { answers: { gpa: [3] } })
    for (const words of drafts) await send(app, student, id, 'Draft', [[ids[0], words]])
    const requirements = answers.map(([which, fieldValue, baseVersion]) => ({
      requirementId: typeof which === 'number' ? ids[which] : which,
      fieldValue,
      baseVersion,
    }))
    const payload = { scholarshipId: id, status: 'Received', requirements }
    return { url: urlOf(call), headers: student.headers, payload }
  }

async function keyed(
  call: Call,
  kept: { bodyHash?: string; statusCode: number | null },
  sending = submitting({}),
) {
  const sent = await sending(call)
  const headers = { ...sent.headers, 'idempotency-key': randomUUID() }
  await app.server.inject({ method: call.method, ...sent, headers })
  const { statusCode, bodyHash } = kept
  await app.db
    .update(idempotencyKeys)
    .set({ statusCode, ...(bodyHash && { bodyHash }) })
    .where(eq(idempotencyKeys.key, headers['idempotency-key']))
  return { ...sent, headers }
}

/** Applies from the chat to a scholarship with one text requirement. */
const applying =
  (options: ScholarshipOptions, times = 1) =>
  async (call: Call): Promise<Sent> => {
    const { id } = await aScholarship(app, options)
    const { headers } = await aStudent(app, { answers: { gpa: [3] } })
    const url = urlOf(call, id)
    for (let time = 1; time < times; time++)
      await app.server.inject({ method: call.method, url, headers })
    return { url, headers }
  }

/** Applies to many as a subscriber. */
const applyingToMany =
  (requirements: Record<string, string>) =>
  async (call: Call): Promise<Sent> => {
    const { id } = await aScholarship(app)
    const { headers } = await aStudent(app, { isSubscriber: true })
    return { url: urlOf(call), headers, payload: { scholarshipId: [id], requirements } }
  }

/** Somebody without a free view left. */
async function aStudentAtTheLimit(): Promise<Student> {
  const student = await aStudent(app)
  for (const { id } of await someScholarships(app, [{}, {}, {}]))
    await send(app, student, id, 'Received')
  return student
}

const ofOneMore =
  (options: ScholarshipOptions) =>
  async (call: Call): Promise<Sent> => {
    const { id } = await aScholarship(app, options)
    const { headers } = await aStudentAtTheLimit()
    return { url: urlOf(call, id), headers, ...rightBody(call, RIGHT_BODIES) }
  }
const freeViewsUsed = ofOneMore({})
const notingOneMore = ofOneMore({ delivery: 'provider' })

async function beginningOneMore(call: Call): Promise<Sent> {
  const payload = { scholarshipId: (await aScholarship(app)).id, status: 'Draft', requirements: [] }
  const { headers } = await aStudentAtTheLimit()
  return { url: urlOf(call), headers, payload }
}

async function beginningOneMoreOnTrial(call: Call): Promise<Sent> {
  const { headers, applicantId } = await aStudentAtTheLimit()
  const mine = eq(applicants.id, applicantId)
  await app.db.update(applicants).set({ isTrailTaken: true }).where(mine)
  return { url: urlOf(call, (await aScholarship(app)).id), headers }
}

/** Everybody who is here becomes a member of every organisation. */
const joinAll = () =>
  app.db.execute(sql`
    insert into organisation_members (organisation_id, user_id, role, joined_at)
    select organisation.id, account.id, 'viewer', account.created_at
    from organisations as organisation, users as account
    on conflict do nothing`)

/** Everybody who is here becomes one of those who run the product. */
const hireAll = () => app.db.update(users).set({ role: 'ADMIN' })

/** What is sent once everybody is what `become` makes them. */
const once =
  (become: () => Promise<unknown>, sending: Provocation): Provocation =>
  async (call) => {
    const sent = await sending(call)
    await become()
    return sent
  }

/** Codes that a call fails with in its own way. */
const OWN: Provocations = {
  readScholarship: { VALIDATION_FAILED: fromTooFar, FREE_VIEW_LIMIT: freeViewsUsed },
  explainMatch: { FREE_VIEW_LIMIT: freeViewsUsed },
  seeAnswer: { FREE_VIEW_LIMIT: freeViewsUsed },
  submitIndividual: {
    NOT_FOUND: async (call) => ({
      url: urlOf(call),
      headers: await signedIn(app),
      ...rightBody(call, RIGHT_BODIES),
    }),
    FREE_VIEW_LIMIT: beginningOneMore,
    SCHOLARSHIP_CLOSED: submitting({ deadline: '2026-11-01' }),
    APPLIED_ELSEWHERE: submitting({ delivery: 'provider' }),
    NOT_ELIGIBLE: submitting({ criteria: [{ fact: 'gpa', gte: 4 }] }),
    OWN_ORGANISATION: once(joinAll, submitting({})),
    STAFF_IN_DRAW: once(hireAll, submitting({ isRandomDraw: true })),
    REQUIREMENTS_MISSING: submitting({}, []),
    UNKNOWN_REQUIREMENT: submitting({}, [[randomUUID(), 'words']]),
    FOREIGN_FILE: submitting({ requirements: [asks('file')] }, [[0, '/api/v1/files/x/cv.pdf']]),
    UNFIT_FILE: unfitFile,
    STALE_VERSION: submitting({}, [[0, 'laptop', 1]], ['first', 'phone']),
    IDEMPOTENCY_MISMATCH: (call) => keyed(call, { bodyHash: 'other', statusCode: 200 }),
    IDEMPOTENCY_IN_PROGRESS: (call) => keyed(call, { statusCode: null }),
    async ALREADY_APPLIED(call) {
      const sent = await submitting({})(call)
      await app.server.inject({ method: call.method, ...sent })
      return sent
    },
  },
  discardDraft: {
    async ALREADY_APPLIED(call) {
      const { id } = await aScholarship(app)
      const student = await aStudent(app)
      await send(app, student, id, 'Received')
      return { url: urlOf(call, id), headers: student.headers }
    },
  },
  submitScholarships: {
    NOT_FOUND: async (call) => ({
      url: urlOf(call),
      headers: await withoutProfile(app),
      ...rightBody(call, RIGHT_BODIES),
    }),
    SUBSCRIPTION_REQUIRED: async (call) => ({
      url: urlOf(call),
      headers: await signedIn(app),
      ...rightBody(call, RIGHT_BODIES),
    }),
    FOREIGN_FILE: applyingToMany({ cv: '/api/v1/files/x/cv.pdf' }),
    UNKNOWN_REQUIREMENT: applyingToMany({ letter: '/api/v1/files/x/cv.pdf' }),
    async IDEMPOTENCY_MISMATCH(call) {
      const sent = await applyingToMany({})(call)
      const headers = { ...sent.headers, 'idempotency-key': randomUUID() }
      await app.server.inject({ method: call.method, ...sent, headers })
      return { ...sent, headers, payload: { scholarshipId: [randomUUID()] } }
    },
  },
  updateProfile: {
    VALIDATION_FAILED: async (call) => ({
      url: urlOf(call),
      headers: await signedIn(app),
      payload: { dob: 'yesterday' },
    }),
    async UNDER_AGE(call) {
      const { headers, applicantId } = await aStudent(app)
      return { url: urlOf(call, applicantId), headers, payload: { dob: '2015-01-01' } }
    },
  },
  changeAvatar: {
    async FOREIGN_FILE(call) {
      const { headers, applicantId } = await aStudent(app)
      const payload = { avatarUrl: `/api/v1/files/${'0'.repeat(40)}/me.png` }
      return { url: urlOf(call, applicantId), headers, payload }
    },
  },
  listOnboarding: {
    async TOO_MANY_REQUESTS(call) {
      await useUp(app, 'visitorSearch', NETWORK)
      return { url: `${urlOf(call)}?search=nursing` }
    },
  },
  validateAnswer: { TOO_MANY_REQUESTS: tooOften('answerCheck') },
  exportConversation: { TOO_MANY_REQUESTS: tooOften('conversationFile') },
  exportAuthorship: { TOO_MANY_REQUESTS: tooOften('essayRecord') },
  verifyRecord: { TOO_MANY_REQUESTS: tooOften('essayRecord') },
  searchColleges: { VALIDATION_FAILED: searchingTooMuch },
  searchHighSchools: { VALIDATION_FAILED: searchingTooMuch },
  recordProviderApplication: { FREE_VIEW_LIMIT: notingOneMore },
  applyToScholarship: {
    FREE_VIEW_LIMIT: beginningOneMoreOnTrial,
    ALREADY_APPLIED: applying({}, 2),
    SCHOLARSHIP_CLOSED: applying({ deadline: '2026-11-01' }),
    APPLIED_ELSEWHERE: applying({ delivery: 'provider' }),
    NOT_ELIGIBLE: applying({ criteria: [{ fact: 'gpa', gte: 4 }] }),
    OWN_ORGANISATION: once(joinAll, applying({})),
    STAFF_IN_DRAW: once(hireAll, applying({ isRandomDraw: true })),
    REQUIREMENTS_MISSING: applying({ requirements: [asks('text')] }),
    IDEMPOTENCY_MISMATCH: (call) =>
      keyed(call, { bodyHash: 'other', statusCode: 200 }, applying({})),
    IDEMPOTENCY_IN_PROGRESS: (call) => keyed(call, { statusCode: null }, applying({})),
  },
}

async function fromTooFar(call: Call): Promise<Sent> {
  const { headers } = await aStudent(app)
  return { url: `${urlOf(call)}?source=${'a'.repeat(41)}`, headers }
}

async function searchingTooMuch(call: Call): Promise<Sent> {
  return { url: `${urlOf(call)}?name=${'a'.repeat(201)}` }
}

/** Past a limit that is counted by applicant. */
function tooOften(name: LimitName): Provocation {
  return async (call) => {
    const { headers, applicantId } = await aStudent(app)
    await useUp(app, name, applicantId)
    return { url: urlOf(call), headers, ...rightBody(call, RIGHT_BODIES) }
  }
}

/** A picture where a text is asked for. */
async function unfitFile(call: Call): Promise<Sent> {
  const { id, asks: ids } = await aScholarship(app, {
    requirements: [
      asks('file', { title: 'Letter', limits: { fileType: ['.txt'] } }),
      asks('file', { title: 'Form', limits: { fileType: ['.pdf'] } }),
    ],
  })
  const student = await aStudent(app)
  const letter = await uploadLetter(app, student, ids[0] ?? '')
  const requirements = ids.map((requirementId) => ({ requirementId, fieldValue: letter }))
  const payload = { scholarshipId: id, status: 'Received', requirements }
  return { url: urlOf(call), headers: student.headers, payload }
}

/** Takes ten seconds, so one test is enough: export-conversation.test.ts. */
const ELSEWHERE = ['exportConversation FILE_TOO_LARGE']
const NOUNS = [
  'scholarships',
  'applications',
  'profile',
  'conversation',
  'schools',
  'assistance',
  'essays',
]

describe('every failure a call declares can be provoked', () => {
  it.each(declaredFailures(NOUNS, ELSEWHERE))('$name: $code', async (failure) => {
    const shared = sharedProvocations(app, RIGHT_BODIES)
    const { call, code } = failure
    await expectFailure(app, failure, OWN[call.id]?.[code] ?? shared[code])
  })
})

describe('what is thrown', () => {
  const withCode = (code: string, statusCode?: number) =>
    Object.assign(new Error('secret detail'), { code, ...(statusCode && { statusCode }) })

  it.each([
    [withCode('FST_ERR_CTP_BODY_TOO_LARGE', 413), 'BODY_TOO_LARGE'],
    [withCode('FST_ERR_CTP_INVALID_MEDIA_TYPE', 415), 'UNSUPPORTED_MEDIA_TYPE'],
    [withCode('FST_ERR_CTP_INVALID_JSON_BODY', 400), 'MALFORMED_REQUEST'],
    [withCode('FST_UNDER_PRESSURE', 503), 'OVERLOADED'],
    [withCode('53300'), 'OVERLOADED'],
    [withCode('57P01'), 'OVERLOADED'],
    [withCode('08006'), 'OVERLOADED'],
    [withCode('40P01'), 'OVERLOADED'],
    [withCode('ECONNREFUSED'), 'OVERLOADED'],
    [withCode('ECONNRESET'), 'OVERLOADED'],
    [withCode('ECONNRESET', 400), 'MALFORMED_REQUEST'],
    [new Error('query failed', { cause: withCode('57P03') }), 'OVERLOADED'],
    [new Error('timeout exceeded when trying to connect'), 'OVERLOADED'],
    [withCode('22P05'), 'MALFORMED_REQUEST'],
    [withCode('23505'), undefined],
    [withCode('42P01'), undefined],
    [
      new Error('Failed query: rollback', {
        cause: new Error('Client has encountered a connection error and is not queryable'),
      }),
      'OVERLOADED',
    ],
    [new Error('secret detail'), undefined],
    ['a text', undefined],
  ])('%s becomes %s', (error, code) => {
    expect(asCallFailure(error)?.code).toBe(code)
  })

  it('is never shown when it is our fault', async () => {
    const broken = await createTestApp()
    const { headers } = await aStudent(broken)
    await broken.db.execute('alter table saved_scholarships rename to lost')
    const answer = await broken.server.inject({ url: '/api/v1/scholarships/get-wishlist', headers })
    await broken.close()
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual(toFailure(new CallFailure('INTERNAL')))
    // The log knows the request by this.
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{8}$/)
  })
})
