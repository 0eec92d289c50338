import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { anEssayChat } from '../../../testing/factories/chat.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const REFUSED = { statusCode: 422, failure: { code: 'AI_POLICY' } }

it.each(['not_allowed', 'editing_only'] as const)(
  'asks nothing for a draft that is not to be written: %s',
  async (aiPolicy) => {
    const talk = await anEssayChat(app, { aiPolicy })
    expect(await talk.say('Please write my essay')).toMatchObject(REFUSED)
    expect((await talk.read()).messages).toHaveLength(1)
  },
)

it('obeys a sponsor who changes its mind in the middle of the questions', async () => {
  const talk = await anEssayChat(app)
  await talk.say('No')
  const own = eq(scholarships.id, talk.scholarship.id)
  await app.db.update(scholarships).set({ aiPolicy: 'not_allowed' }).where(own)
  expect(await talk.say('I began a food shelf.')).toMatchObject(REFUSED)
  expect((await talk.read()).aiPolicy).toBe('not_allowed')
})
