import type { Chat, ChatEvent, ChatMessage } from '@laurel/contract/chat-shapes'
import type { Failure } from '@laurel/contract/envelope'
import type { ScholarshipInput } from '../../features/catalogue/scholarships/scholarship-input.ts'
import type { TestApp } from '../app.ts'
import { aScholarship, asks, type StoredScholarship } from './scholarship.ts'
import { aStudent, type Student } from './student.ts'

interface ChatOptions {
  student?: Student
  isSubscriber?: boolean
  aiPolicy?: ScholarshipInput['aiPolicy']
  title?: string
  question?: string
  description?: string
  wordLength?: number
}

type Body = { message?: string; action?: string; essay?: string }

/** A chat about the essay of a scholarship, and what can be said in it. */
export interface EssayChat {
  student: Student
  scholarship: StoredScholarship
  chat: Chat
  /** Says something as a client that takes JSON. */
  say: (body: Body | string) => Promise<Answered>
  /** The same as a client that takes events. */
  stream: (body: Body | string) => Promise<ChatEvent[]>
  read: () => Promise<Chat>
}

interface Answered {
  statusCode: number
  messages: ChatMessage[]
  failure: Failure['error'] | undefined
}

/** Opens a chat about an essay, for a new student where none is given. */
export async function anEssayChat(app: TestApp, options: ChatOptions = {}): Promise<EssayChat> {
  const { aiPolicy = 'allowed', question = 'What have you led?', title } = options
  const student =
    options.student ?? (await aStudent(app, { isSubscriber: options.isSubscriber ?? false }))
  const essay = asks('editor', {
    title: question,
    limits: options.wordLength === undefined ? {} : { wordLength: options.wordLength },
  })
  const scholarship = await aScholarship(app, {
    aiPolicy,
    ...(title && { title }),
    requirements: [{ ...essay, description: options.description ?? '' }],
  })
  const about = { scholarshipId: scholarship.id, requirementId: scholarship.asks[0] }
  const chat: Chat = (await post(app, student, 'chat', about)).json().data
  const path = `chat/message?id=${chat.id}`
  return {
    student,
    scholarship,
    chat,
    async say(body) {
      const answer = await post(app, student, path, bodyOf(body))
      const { data, error } = answer.json()
      return { statusCode: answer.statusCode, messages: data?.messages ?? [], failure: error }
    },
    async stream(body) {
      const accept = { accept: 'text/event-stream' }
      return readEvents((await post(app, student, path, bodyOf(body), accept)).body)
    },
    async read() {
      const { headers } = student
      const url = `/api/v1/chat?id=${chat.id}`
      return (await app.server.inject({ method: 'GET', url, headers })).json().data
    },
  }
}

const bodyOf = (body: Body | string): Body => (typeof body === 'string' ? { message: body } : body)

const post = (
  app: TestApp,
  { headers }: Student,
  path: string,
  payload: object,
  further: Record<string, string> = {},
) =>
  app.server.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    headers: { ...headers, ...further },
    payload,
  })

/** The events in the body of a whole answer. */
export const readEvents = (body: string): ChatEvent[] =>
  [...body.matchAll(/^event: (.+)\ndata: (.+)$/gm)].map(
    ([, event, data]) => ({ event, data: JSON.parse(data ?? '') }) as ChatEvent,
  )

/** Answers the questions before a draft: no keywords, then one answer to each. */
export async function tell(
  { say }: EssayChat,
  answers = ['I began a food shelf in our library.', 'I asked Mrs. Okafor for a table.'],
): Promise<void> {
  await say('No')
  for (const answer of answers) await say(answer)
}
