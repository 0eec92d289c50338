import * as z from 'zod/mini'
import { essaySchema } from './application-shapes.ts'
import { chatSchema, essayActionSchema } from './chat-shapes.ts'
import { defineCall } from './define-call.ts'
import { idSchema, shortText } from './fields.ts'

const chatQuery = z.strictObject({ id: idSchema })

export const startChat = defineCall({
  id: 'startChat',
  method: 'POST',
  path: '/chat',
  summary: 'The chat about one requirement, or about everything else: as it is, or a new one.',
  access: 'applicant',
  body: z.strictObject({
    scholarshipId: z.optional(idSchema),
    requirementId: z.optional(idSchema),
  }),
  answer: chatSchema,
  errors: ['NOT_FOUND', 'UNKNOWN_REQUIREMENT'],
})

export const readChat = defineCall({
  id: 'readChat',
  method: 'GET',
  path: '/chat',
  summary: 'A chat with what was said in it, the latest 500 messages at most.',
  access: 'applicant',
  query: chatQuery,
  answer: chatSchema,
  errors: ['NOT_FOUND', 'UNKNOWN_REQUIREMENT'],
})

export const clearChat = defineCall({
  id: 'clearChat',
  method: 'DELETE',
  path: '/chat',
  summary: 'Forgets what was said in a chat, so that it begins anew.',
  access: 'applicant',
  query: chatQuery,
  answer: chatSchema,
  errors: ['NOT_FOUND', 'UNKNOWN_REQUIREMENT', 'ASSISTANT_BUSY'],
})

/** Longest message of a student, in characters. */
export const CHAT_MESSAGE_CHARACTERS = 4000

export const sendChatMessage = defineCall({
  id: 'sendChatMessage',
  method: 'POST',
  path: '/chat/message',
  summary:
    'Says something, or asks for an essay. The reply comes as server-sent events (message, piece, again, failure, end); a client that does not ask for events gets { messages, usage } at once.',
  access: 'applicant',
  query: chatQuery,
  body: z.strictObject({
    message: z.optional(shortText(CHAT_MESSAGE_CHARACTERS)),
    /** What to do with the essay. */
    action: z.optional(essayActionSchema),
    /** The essay that is to be changed, as the editor keeps it; else the assistant's last one. */
    essay: z.optional(essaySchema),
  }),
  answerKind: 'stream',
  errors: [
    'NOT_FOUND',
    'UNKNOWN_REQUIREMENT',
    'AI_POLICY',
    'ASSISTANT_LIMIT',
    'ASSISTANT_BUSY',
    'ASSISTANT_FAILED',
    'TOO_MANY_REQUESTS',
  ],
})

export const takeEssay = defineCall({
  id: 'takeEssay',
  method: 'POST',
  path: '/chat/essay',
  summary: "Takes over an essay of the assistant's, to edit, copy or hand it in.",
  access: 'applicant',
  query: chatQuery,
  body: z.strictObject({ messageId: idSchema }),
  answer: z.object({
    /** As the editor keeps it. */
    html: z.string(),
    /** What the application will say about it when it is sent; null where nothing is asked. */
    disclosure: z.nullable(z.string()),
  }),
  errors: ['NOT_FOUND', 'UNKNOWN_REQUIREMENT', 'SUBSCRIPTION_REQUIRED', 'AI_POLICY'],
})

/** Longest prompt, in characters: a title and a scholarship's description. */
const PROMPT_CHARACTERS = 20_000

export const getEssay = defineCall({
  id: 'getEssay',
  method: 'POST',
  path: '/register-applicants/get-essay',
  summary: "An essay or answer to a prompt, from this student's own profile and answers.",
  access: 'applicant',
  body: z.strictObject({ prompt: shortText(PROMPT_CHARACTERS).check(z.minLength(1)) }),
  answer: z.object({
    /** HTML; empty with `usage_limit_message`. */
    content: z.string(),
    usage_limit_message: z.optional(z.string()),
    /** How many words the whole text has. */
    words: z.optional(z.number()),
    /** Only its beginning is here: taking it over needs a subscription. */
    isLocked: z.optional(z.boolean()),
    /** No language model wrote it, but the built-in writer. */
    isOffline: z.optional(z.boolean()),
  }),
  errors: ['AI_POLICY', 'ESSAY_FAILED', 'TOO_MANY_REQUESTS'],
})
