import { CALLS } from '@laurel/contract/calls'
import { failureSchema } from '@laurel/contract/envelope'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { asks, aScholarship } from '../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../testing/factories/student.ts'

let app: TestApp
let student: Student
let ids: string[]
beforeAll(async () => {
  app = await createTestApp()
  student = await aStudent(app)
  const { id, asks: asked } = await aScholarship(app, {
    requirements: [asks('text'), asks('editor'), asks('file'), asks('checkbox'), asks('link')],
  })
  ids = [id, ...asked]
})
afterAll(() => app.close())

const RUNS = 500
const calls = CALLS.map(({ call }) => call).filter(
  ({ id, bodyKind }) => bodyKind !== 'multipart' && id !== 'logOut' && id !== 'signUp',
)

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

it('no input makes a fault of ours of it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...calls),
      anyId,
      anyBody,
      anyQuery,
      async (call, id, body, query) => {
        const path = call.path.replaceAll(/\{\w+\}/g, encodeURIComponent(id.toWellFormed()))
        const search = Object.entries(query).map(
          ([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`,
        )
        const answer = await app.server.inject({
          method: call.method,
          url: `${path.startsWith('/api/') ? path : `/api/v1${path}`}?${search.join('&')}`,
          headers: { ...student.headers, 'content-type': 'application/json' },
          ...(call.method !== 'GET' && { payload: JSON.stringify(body) ?? 'null' }),
        })
        expect([call.id, answer.statusCode < 500], answer.body).toEqual([call.id, true])
        if (answer.statusCode >= 400)
          expect(failureSchema.safeParse(answer.json()).success, answer.body).toBe(true)
      },
    ),
    { numRuns: RUNS },
  )
})
