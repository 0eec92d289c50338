import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { modelUses } from '../../../db/schema/essays.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { recordModelUse } from './record-model-use.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const name = 'local'
const use = {
  purpose: 'essay',
  outcome: 'counted',
  tokens: { inputTokens: 2000, outputTokens: 500 },
  milliseconds: 1234,
} as const

it.each([
  ['at its price', { input: 3, output: 15 }, 0.0135],
  ['for nothing', { input: 0, output: 0 }, 0],
  ['at an unknown price', undefined, null],
])('a use is kept %s', async (_how, price, cost) => {
  const { applicantId } = await aStudent(app)
  const { clock, db } = app
  await recordModelUse({ clock, db, ai: { ...app.ai, name, price } }, applicantId, use)
  const kept = await db.select().from(modelUses).where(eq(modelUses.applicantId, applicantId))
  expect(kept).toEqual([
    {
      id: expect.any(String),
      applicantId,
      purpose: 'essay',
      model: name,
      inputTokens: 2000,
      outputTokens: 500,
      cost,
      outcome: 'counted',
      milliseconds: 1234,
      usedAt: clock.now(),
    },
  ])
})
