import type { Call } from '@laurel/contract/define-call'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { chats, modelUses } from '../db/schema/essays.ts'
import { requirements } from '../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { anEssayChat, tell } from '../testing/factories/chat.ts'
import { aStudent } from '../testing/factories/student.ts'
import { fails, says } from '../testing/model-replies.ts'
import { startModelServer, type ModelServer } from '../testing/model-server.ts'
import {
  declaredFailures,
  expectFailure,
  sharedProvocations,
  urlOf,
  useUp,
  type Provocation,
  type Provocations,
  type Sent,
} from '../testing/provocations.ts'

let model: ModelServer
let app: TestApp
beforeAll(async () => {
  model = await startModelServer()
  app = await createTestApp(model.env)
})
afterAll(async () => {
  await app.close()
  await model.close()
})

const PROMPT = { prompt: 'Write an essay on Hope and description: Why do you hope?' }
const RIGHT_BODIES = {
  startChat: {},
  sendChatMessage: { message: 'Yes' },
  takeEssay: { messageId: randomUUID() },
  getEssay: PROMPT,
}

type Talk = Awaited<ReturnType<typeof anEssayChat>>

/** The right body by the student of a chat, about it. */
const inChat = (call: Call, { chat, student }: Talk, payload?: object): Sent => ({
  url: `${urlOf(call)}?id=${chat.id}`,
  headers: student.headers,
  ...(payload && { payload }),
})

const inRestricted: Provocation = async (call) =>
  inChat(call, await anEssayChat(app, { aiPolicy: 'not_allowed' }), { action: 'draft' })

async function aDraft(talk: Talk): Promise<string | undefined> {
  model.reply(says('A short answer.'))
  await tell(talk)
  return (await talk.say('I learned.')).messages[1]?.id
}

const failing: Provocation = async (call) => {
  const talk = await anEssayChat(app)
  await tell(talk)
  model.reply(fails(500))
  return inChat(call, talk, { message: 'I learned.' })
}

const busy: Provocation = async (call) => {
  const talk = await anEssayChat(app)
  const busyUntil = new Date(app.clock.now().getTime() + 60_000)
  await app.db.update(chats).set({ busyUntil }).where(eq(chats.id, talk.chat.id))
  return inChat(call, talk, call.body && { message: 'Yes' })
}

/** The sponsor no longer asks for what the chat is about. */
const withdrawn: Provocation = async (call) => {
  const talk = await anEssayChat(app, { isSubscriber: true })
  const messageId = call.id === 'takeEssay' ? await aDraft(talk) : undefined
  const [requirementId = ''] = talk.scholarship.asks
  const removedAt = app.clock.now()
  await app.db.update(requirements).set({ removedAt }).where(eq(requirements.id, requirementId))
  return inChat(call, talk, call.body && (messageId ? { messageId } : { message: 'Yes' }))
}

const inAHurry: Provocation = async (call) => {
  const talk = await anEssayChat(app)
  await useUp(app, 'assistantMessage', talk.student.applicantId)
  return call.query
    ? inChat(call, talk, { message: 'Yes' })
    : { url: urlOf(call), headers: talk.student.headers, payload: PROMPT }
}

const ofNobody: Provocation = async (call) => ({
  url: `${urlOf(call)}?id=${randomUUID()}`,
  headers: (await aStudent(app)).headers,
  ...(call.body && { payload: RIGHT_BODIES[call.id as keyof typeof RIGHT_BODIES] }),
})

/** The month's essays of a free student. */
async function useUpEssays({ student }: Talk): Promise<void> {
  const use = {
    applicantId: student.applicantId,
    purpose: 'essay',
    model: 'local',
    inputTokens: 1,
    outputTokens: 1,
    outcome: 'counted',
    milliseconds: 1,
    usedAt: app.clock.now(),
  } as const
  const rows = Array.from({ length: 10 }, () => ({ ...use, id: randomUUID() }))
  await app.db.insert(modelUses).values(rows)
}

const OWN: Provocations = {
  startChat: {
    async NOT_FOUND(call) {
      const payload = { scholarshipId: randomUUID(), requirementId: randomUUID() }
      return { url: urlOf(call), headers: (await aStudent(app)).headers, payload }
    },
    async UNKNOWN_REQUIREMENT(call) {
      const { scholarship, student } = await anEssayChat(app)
      const payload = { scholarshipId: scholarship.id, requirementId: randomUUID() }
      return { url: urlOf(call), headers: student.headers, payload }
    },
  },
  readChat: { NOT_FOUND: ofNobody, UNKNOWN_REQUIREMENT: withdrawn },
  clearChat: { NOT_FOUND: ofNobody, UNKNOWN_REQUIREMENT: withdrawn, ASSISTANT_BUSY: busy },
  sendChatMessage: {
    NOT_FOUND: ofNobody,
    UNKNOWN_REQUIREMENT: withdrawn,
    AI_POLICY: inRestricted,
    ASSISTANT_BUSY: busy,
    ASSISTANT_FAILED: failing,
    TOO_MANY_REQUESTS: inAHurry,
    async ASSISTANT_LIMIT(call) {
      const talk = await anEssayChat(app)
      await tell(talk)
      await useUpEssays(talk)
      return inChat(call, talk, { message: 'I learned.' })
    },
  },
  takeEssay: {
    NOT_FOUND: ofNobody,
    UNKNOWN_REQUIREMENT: withdrawn,
    async SUBSCRIPTION_REQUIRED(call) {
      const talk = await anEssayChat(app)
      return inChat(call, talk, { messageId: await aDraft(talk) })
    },
    async AI_POLICY(call) {
      const talk = await anEssayChat(app, { isSubscriber: true })
      const messageId = await aDraft(talk)
      await app.db.execute(
        `update scholarships set ai_policy = 'not_allowed' where id = '${talk.scholarship.id}'`,
      )
      return inChat(call, talk, { messageId })
    },
  },
  getEssay: {
    TOO_MANY_REQUESTS: inAHurry,
    async ESSAY_FAILED(call) {
      model.reply(fails(500))
      return { url: urlOf(call), headers: (await aStudent(app)).headers, payload: PROMPT }
    },
    async AI_POLICY(call) {
      const title = 'The Grant of One’s Own Words'
      const { student } = await anEssayChat(app, { title, aiPolicy: 'editing_only' })
      const payload = { prompt: `Write an essay on ${title} and description: Anything.` }
      return { url: urlOf(call), headers: student.headers, payload }
    },
  },
}

describe('every failure a call declares can be provoked', () => {
  it.each(declaredFailures(['chat'], []))('$name: $code', async (failure) => {
    const shared = sharedProvocations(app, RIGHT_BODIES)
    const { call, code } = failure
    await expectFailure(app, failure, OWN[call.id]?.[code] ?? shared[code])
  })
})
