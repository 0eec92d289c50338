import { anEssayChat, tell } from '../factories/chat.ts'
import type { Student } from '../factories/student.ts'
import type { World } from './callers.ts'
import { each, own, type AccessEntry, type Request } from './expectations.ts'

const chatOf = async ({ app }: World, student: Student): Promise<Request> => ({
  query: { id: (await anEssayChat(app, { student })).chat.id },
})

/** A draft that is there to be taken over, by whoever pays. */
async function essayOf({ app }: World, student: Student): Promise<Request> {
  const talk = await anEssayChat(app, { student })
  await tell(talk)
  const { messages } = await talk.say('I learned to ask.')
  return { query: { id: talk.chat.id }, body: { messageId: messages[1]?.id } }
}

/** The chats with the assistant. */
export const ASSISTANT_ENTRIES: Readonly<Record<string, AccessEntry>> = {
  startChat: each(() => ({ body: {} })),
  readChat: own(chatOf),
  clearChat: own(chatOf),
  sendChatMessage: own(async (world, of) => ({
    ...(await chatOf(world, of)),
    body: { message: 'Yes' },
  })),
  takeEssay: own(essayOf, { outcomes: { owner: 'SUBSCRIPTION_REQUIRED' } }),
  getEssay: each(() => ({ body: { prompt: 'Write an answer on Hope and description: Why?' } })),
}
