import { CALLS } from '@laurel/contract/calls'
import type { Call } from '@laurel/contract/define-call'
import { failureSchema } from '@laurel/contract/envelope'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rateLimits } from '../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { ACCOUNT_ENTRIES } from '../testing/access/account-entries.ts'
import { createWorld, signIn, type World } from '../testing/access/callers.ts'
import { SCHOLARSHIP_ENTRIES } from '../testing/access/scholarship-entries.ts'
import { asks, aScholarship } from '../testing/factories/scholarship.ts'
import { aStudent } from '../testing/factories/student.ts'

let app: TestApp
let world: World
let ids: string[]
beforeAll(async () => {
  app = await createTestApp()
  world = await createWorld(app)
  const { id, asks: asked } = await aScholarship(app, {
    requirements: [asks('text'), asks('editor'), asks('file'), asks('checkbox'), asks('link')],
  })
  ids = [id, ...asked]
})
afterAll(() => app.close())

const RUNS = 200
const MUTATIONS = 300
/** Each run signs somebody in and makes what the call is about. */
const calls = CALLS.map(({ call }) => call).filter(({ bodyKind }) => bodyKind !== 'multipart')

/** Ids that are there, and what breaks careless code. */
const anyId = fc.oneof(
  fc.nat(5).map((index) => ids[index] ?? ''),
  fc.uuid(),
  fc.constantFrom('', 'null', '../..', '%00', '\0', "'; drop table users", '__proto__', '٣'),
)
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('Received', 'draft', 'true', '\0', '\ud800', '<p>words</p>', '1e999', 'NaN'),
  anyId,
)
const anyValue = fc.oneof(anyText, fc.jsonValue({ maxDepth: 3 }), fc.double(), fc.array(anyText))
const anyBody = fc.oneof(
  fc.record({
    scholarshipId: anyId,
    status: fc.constantFrom('Draft', 'Received', 'draft'),
    requirements: fc.array(
      fc.record({ requirementId: anyId, fieldValue: anyValue }, { requiredKeys: [] }),
      { maxLength: 4 },
    ),
  }),
  fc.dictionary(
    fc.constantFrom('question', 'answer', 'hasApplied', 'email', 'userName', 'password', 'name'),
    anyValue,
  ),
  fc.record({ applicantFields: fc.array(fc.record({ fieldId: anyText, fieldValue: anyValue })) }),
  fc.jsonValue(),
)
const anyQuery = fc.dictionary(
  fc.constantFrom('offset', 'limit', 'order', 'orderBy', 'requirementFields', 'name', 'verdict'),
  fc.oneof(anyText, fc.integer().map(String)),
)

async function expectNoFault(call: Call, sent: InjectOptions): Promise<void> {
  // Whatever ran before may have used up limits.
  await app.db.delete(rateLimits)
  const answer = await app.server.inject({ ...sent, method: call.method })
  expect([call.id, answer.statusCode < 500], answer.body).toEqual([call.id, true])
  if (answer.statusCode >= 400)
    expect(failureSchema.safeParse(answer.json()).success, answer.body).toBe(true)
}

const JSON_TYPE = { 'content-type': 'application/json' }
const urlOf = (path: string) => (path.startsWith('/api/') ? path : `/api/v1${path}`)
const encode = (text: string) => encodeURIComponent(text.toWellFormed())

it('no input makes a fault of ours of it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...calls),
      anyId,
      anyBody,
      anyQuery,
      async (call, id, body, query) => {
        const path = call.path.replaceAll(/\{\w+\}/g, encode(id))
        const search = Object.entries(query).map(([key, value]) => `${key}=${encode(value)}`)
        // Somebody new: some calls end the session that makes them.
        const { headers } = await aStudent(app)
        await expectNoFault(call, {
          url: `${urlOf(path)}?${search.join('&')}`,
          headers: { ...headers, ...JSON_TYPE },
          ...(call.method !== 'GET' && { payload: JSON.stringify(body) ?? 'null' }),
        })
      },
    ),
    { numRuns: RUNS },
  )
})

const ENTRIES = { ...SCHOLARSHIP_ENTRIES, ...ACCOUNT_ENTRIES }
const NESTED = 500
const nested = Array.from({ length: NESTED }).reduce<unknown>((inner) => [inner], 'x')
/** What people, programs and attackers put where something else is meant to stand. */
const AWKWARD_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x'.repeat(300),
  'x'.repeat(100_000),
  '%00',
  '__proto__',
].concat(
  ['👩‍👩‍👧‍👦'.repeat(20), '\u202Egnp.exe\u202C', 'مرحبا', 'İ', '2026-02-30', '0000-00-00', 'NaN'],
  ['a@b.example\r\nBcc: c@d.example', `${'a'.repeat(250)}@b.example`, '<script>', '+1e9'],
)
const AWKWARD_VALUES = [null, 0, -1, 1e308, 2 ** 53, true, [], {}, [null], nested, { toString: 2 }]
const AWKWARD: readonly unknown[] = [...AWKWARD_TEXTS, ...AWKWARD_VALUES]

/** The value with its leaf at this place, counted from 0 and starting over, replaced by another. */
function withLeaf(value: unknown, place: number, other: unknown): unknown {
  const countLeaves = (each: unknown): number =>
    typeof each === 'object' && each !== null
      ? Object.values(each).reduce<number>((sum, inner) => sum + countLeaves(inner), 0)
      : 1
  let left = place % Math.max(1, countLeaves(value))
  const copy = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(copy)
    if (typeof each === 'object' && each !== null)
      return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, copy(inner)]))
    return left-- === 0 ? other : each
  }
  return copy(value)
}

// A made-up hash, which no password can be compared with, is all that its entry has.
const mutated = calls.filter(({ body, params, id }) => (body || params) && id !== 'deleteAccount')

it('nothing awkward in a request that is right otherwise makes a fault of ours of it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...mutated),
      fc.nat(20),
      fc.constantFrom(...AWKWARD),
      fc.boolean(),
      async (call, place, awkward, isInPath) => {
        const entry = ENTRIES[call.id]
        const who = entry?.names === 'own' ? await signIn(world, 'owner') : await aStudent(app)
        const { params = {}, body } = (await entry?.request?.(world, who)) ?? {}
        const inPath = typeof awkward === 'string' && (isInPath || !body) ? awkward : undefined
        const path = call.path.replaceAll(/\{(\w+)\}/g, (_all, name) =>
          encode(inPath ?? params[name] ?? ''),
        )
        const changed = inPath === undefined ? withLeaf(body, place, awkward) : body
        await expectNoFault(call, {
          url: urlOf(path),
          headers: { ...who.headers, ...(body && JSON_TYPE) },
          ...(body && { payload: JSON.stringify(changed) }),
        })
      },
    ),
    { numRuns: MUTATIONS },
  )
})
