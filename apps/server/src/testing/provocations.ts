import { CALLS } from '@laurel/contract/calls'
import type { Call } from '@laurel/contract/define-call'
import { failureSchema } from '@laurel/contract/envelope'
import { ERRORS, type ErrorCode } from '@laurel/contract/errors'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { applicants } from '../db/schema/accounts.ts'
import { idempotencyKeys, rateLimits } from '../db/schema/sessions.ts'
import { failureCodes } from '../http/failure-codes.ts'
import type { LimitName } from '../http/limits.ts'
import type { TestApp } from './app.ts'
import { aStudent } from './factories/student.ts'

export type Headers = Record<string, string>
export type Sent = Omit<InjectOptions, 'headers'> & { headers?: Headers }
/** Makes ready what a call fails at, and answers with the request that does. */
export type Provocation = (call: Call) => Promise<Sent>
/** By call and code: failures that a call has in its own way. */
export type Provocations = Record<string, Partial<Record<ErrorCode, Provocation>>>

const json = { 'content-type': 'application/json' }

export const urlOf = ({ path }: Call, id: string = randomUUID()): string =>
  `/api/v1${path.replaceAll(/\{\w+\}/g, id)}`

export const signedIn = async (app: TestApp): Promise<Headers> =>
  (await aStudent(app, { answers: { gpa: [3] } })).headers

export async function withoutProfile(app: TestApp): Promise<Headers> {
  const { headers, applicantId } = await aStudent(app)
  await app.db.delete(applicants).where(eq(applicants.id, applicantId))
  return headers
}

/** Uses up all that a limit leaves to this key. */
export async function useUp(app: TestApp, name: LimitName, key: string): Promise<void> {
  for (let isLeft = true; isLeft;)
    isLeft = await app.limits.use(name, key).then(
      () => true,
      () => false,
    )
}

/**
 * The header of a key that an account used for this call already: with another body unless it says
 * which, and answered unless `statusCode` is null.
 */
export async function aUsedKey(
  { db, clock }: TestApp,
  { id: callId }: Call,
  { userId: owner }: { userId: string },
  { bodyHash = 'other', statusCode = 200 }: { bodyHash?: string; statusCode?: number | null } = {},
): Promise<Headers> {
  const key = randomUUID()
  const expiresAt = new Date(clock.now().getTime() + 60_000)
  await db
    .insert(idempotencyKeys)
    .values({ owner, key, callId, bodyHash, statusCode, answer: {}, expiresAt })
  return { 'idempotency-key': key }
}

/** What each call with a body takes, by its id. */
type RightBodies = Record<string, object>

export const rightBody = ({ id, body }: Call, bodies: RightBodies): Sent =>
  body ? { payload: bodies[id] ?? {} } : {}

/** Codes that every call fails with in the same way. */
export function sharedProvocations(
  app: TestApp,
  bodies: RightBodies,
): Partial<Record<ErrorCode, Provocation>> {
  const withBody =
    (payload: string, type = 'application/json'): Provocation =>
    async (call) => ({
      url: urlOf(call),
      headers: { ...(await signedIn(app)), 'content-type': type },
      payload,
    })
  return {
    MALFORMED_REQUEST: withBody('{'),
    BODY_TOO_LARGE: withBody(JSON.stringify('x'.repeat(4 * 1_048_576))),
    UNSUPPORTED_MEDIA_TYPE: withBody('a', 'text/plain'),
    SESSION_ENDED: async (call) => ({ url: urlOf(call), ...rightBody(call, bodies) }),
    VALIDATION_FAILED: async (call) => ({
      url: `${urlOf(call)}${call.query ? '?withoutRequirement=perhaps&limit=all' : ''}`,
      headers: await signedIn(app),
      ...(call.body && { payload: { unknown: 1 } }),
    }),
    NOT_FOUND: async (call) => {
      const headers = await (call.params ? signedIn(app) : withoutProfile(app))
      return { url: urlOf(call), headers, ...rightBody(call, bodies) }
    },
  }
}

/** Faults of ours, which no request provokes. */
const OURS = new Set<ErrorCode>(['INTERNAL', 'OVERLOADED'])

/** Each failure that the calls of these nouns declare, but for those that have a test elsewhere. */
export const declaredFailures = (nouns: readonly string[], elsewhere: readonly string[]) =>
  CALLS.filter(({ noun }) => nouns.includes(noun)).flatMap(({ call }) =>
    failureCodes(call)
      .filter((code) => !OURS.has(code) && !elsewhere.includes(`${call.id} ${code}`))
      .map((code) => ({ name: call.id, call, code })),
  )

/** Holds that a call fails with this code, in the one shape that failures have. */
export async function expectFailure(
  app: TestApp,
  { call, code }: { call: Call; code: ErrorCode },
  provoke: Provocation | undefined,
): Promise<void> {
  if (!provoke) throw new Error(`No test provokes ${code} of ${call.id}.`)
  await app.db.delete(rateLimits)
  const { headers = json, ...sent } = await provoke(call)
  const answer = await app.server.inject({ method: call.method, headers, ...sent })
  const body = answer.json()
  expect([answer.statusCode, body.error?.code], answer.body).toEqual([
    ERRORS[code].statusCode,
    code,
  ])
  expect(body.statusCode).toBe(answer.statusCode)
  expect(failureSchema.safeParse(body).success).toBe(true)
  expect(body.error.description).toBe(body.message)
  expect(body.error.message).toBe(body.message)
  expect('retry-after' in answer.headers).toBe(code === 'TOO_MANY_REQUESTS')
}
