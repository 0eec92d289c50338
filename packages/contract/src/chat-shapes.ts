import * as z from 'zod/mini'
import { idSchema, instantSchema } from './fields.ts'

/** Spec 1 section 4: what the essay assistant is asked to do with an essay. */
export const essayActionSchema = z.enum(['draft', 'rewrite', 'shorten', 'lengthen'])
export type EssayAction = z.infer<typeof essayActionSchema>

/** What a passage of an assistant's essay rests on. */
export const essaySourceSchema = z.object({
  /** The passage, as it stands in the text. */
  passage: z.string(),
  from: z.enum(['interview', 'keywords', 'profile', 'answer', 'ownText', 'question']),
  /** The question or the name of the fact it was taken from. */
  label: z.string(),
})
export type EssaySource = z.infer<typeof essaySourceSchema>

export const assistantEssaySchema = z.object({
  action: essayActionSchema,
  /** As the editor keeps it. */
  html: z.string(),
  words: z.number(),
  /** What it was fitted to; shown and counted, never enforced. */
  wordLimit: z.number(),
  /** What only the student can fill in, as it stands in the text: `[the name of the club]`. */
  gaps: z.array(z.string()),
  /** What a longer version asks, so that no gap stands between the student's own sentences. */
  questions: z.optional(z.array(z.string())),
  sources: z.array(essaySourceSchema),
  /** Names and numbers that nothing the student said rests on, as they stand in the text. */
  unsupported: z.array(z.string()),
  /** It was broken off: by the student, or by a failure. */
  isCutOff: z.boolean(),
})
/** An essay written, or another version of the student's own, to be taken over or left. */
export type AssistantEssay = z.infer<typeof assistantEssaySchema>

export const chatMessageSchema = z.object({
  id: idSchema,
  author: z.enum(['student', 'assistant']),
  /** The same by the specification's words. */
  type: z.enum(['user', 'bot']),
  /** Plain text; an empty line divides paragraphs. */
  text: z.string(),
  /** Answers offered to it; anything else may be typed. */
  choices: z.array(z.string()),
  /** Screens and scholarships it speaks of, as paths of this site. */
  links: z.array(z.object({ label: z.string(), path: z.string() })),
  essay: z.optional(assistantEssaySchema),
  createdAt: instantSchema,
})
export type ChatMessage = z.infer<typeof chatMessageSchema>

export const aiPolicySchema = z.enum([
  'allowed',
  'allowed_with_disclosure',
  'editing_only',
  'not_allowed',
])
export type AiPolicy = z.infer<typeof aiPolicySchema>

export const usageSchema = z.object({
  /** Essays that may still be written or changed in this month. */
  essaysLeft: z.number(),
  essayLimit: z.number(),
  /** The first day of the next month. */
  renewsOn: z.string(),
})

export const chatSchema = z.object({
  id: idSchema,
  /** What an essay is written for; null in the chat about everything else. */
  scholarshipId: z.nullable(idSchema),
  requirementId: z.nullable(idSchema),
  messages: z.array(chatMessageSchema),
  usage: usageSchema,
  /** What the scholarship lets an assistant do; `allowed` where it is about none. */
  aiPolicy: aiPolicySchema,
  /** Only subscribers edit, copy and hand in what the assistant wrote. */
  canUseEssays: z.boolean(),
  /** No model is set up: the built-in writer answers, and says so. */
  isOffline: z.boolean(),
})
export type Chat = z.infer<typeof chatSchema>

/** The server-sent events of a reply: the name of each, and what its data holds. */
export const chatEvents = {
  /** A whole message: first the student's own, then each of the assistant's once it is whole. */
  message: chatMessageSchema,
  /** What the assistant is writing now. */
  piece: z.object({ text: z.string() }),
  /** The pieces so far are to be forgotten: it begins again, because it was too long or short. */
  again: z.object({}),
  /** The last event of a reply that failed: the pieces so far are to be forgotten. */
  failure: z.object({ code: z.string(), message: z.string() }),
  /** The last event of a reply. */
  end: z.object({ usage: usageSchema }),
} as const
export type ChatEventName = keyof typeof chatEvents
export type ChatEvent = {
  [Name in ChatEventName]: { event: Name; data: z.infer<(typeof chatEvents)[Name]> }
}[ChatEventName]
