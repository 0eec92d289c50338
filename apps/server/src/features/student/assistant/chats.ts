import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '@laurel/contract/chat-shapes'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { chatMessages, chats, type ChatStep, type KeptEssay } from '../../../db/schema/essays.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { OwnApplicantId } from '../../../http/session.ts'

export type ChatRow = typeof chats.$inferSelect
export type MessageRow = typeof chatMessages.$inferSelect

/** What a chat is about. */
export interface ChatSubject {
  scholarshipId: string
  requirementId: string
}

/** A message before it is kept. */
export interface NewMessage {
  author: ChatMessage['author']
  text: string
  step?: ChatStep
  choices?: string[]
  links?: ChatMessage['links']
  essay?: KeptEssay
}

type Parts = Pick<App, 'db' | 'clock'>

/** The chat about a requirement, or the general one; made when there is none, whoever is first. */
export async function findOrMakeChat(
  { db, clock }: Parts,
  applicantId: OwnApplicantId,
  subject: ChatSubject | undefined,
): Promise<ChatRow> {
  const own = and(
    eq(chats.applicantId, applicantId),
    subject ? eq(chats.requirementId, subject.requirementId) : isNull(chats.requirementId),
  )
  const [known] = await db.select().from(chats).where(own)
  if (known) return known
  await db
    .insert(chats)
    .values({ id: randomUUID(), applicantId, ...subject, createdAt: clock.now() })
    .onConflictDoNothing()
  const [made] = await db.select().from(chats).where(own)
  if (!made) throw new CallFailure('NOT_FOUND')
  return made
}

/** @throws NOT_FOUND for somebody else's. */
export async function readOwnChat(
  { db }: Pick<App, 'db'>,
  applicantId: OwnApplicantId,
  id: string,
): Promise<ChatRow> {
  const [chat] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.id, id), eq(chats.applicantId, applicantId)))
  if (!chat) throw new CallFailure('NOT_FOUND')
  return chat
}

export const subjectOf = ({ scholarshipId, requirementId }: ChatRow): ChatSubject | undefined =>
  scholarshipId !== null && requirementId !== null ? { scholarshipId, requirementId } : undefined

/** What was forgotten has no place above 0. */
const saidIn = (chatId: string) => and(eq(chatMessages.chatId, chatId), gt(chatMessages.ordinal, 0))

/** More than anybody scrolls through; a chat is read anew for every reply. */
const MOST_MESSAGES = 500

/** What was said in a chat, without the oldest where it is very long. */
export async function readMessages({ db }: Pick<App, 'db'>, chatId: string): Promise<MessageRow[]> {
  const latest = await db
    .select()
    .from(chatMessages)
    .where(saidIn(chatId))
    .orderBy(desc(chatMessages.ordinal))
    .limit(MOST_MESSAGES)
  return latest.toReversed()
}

/** Keeps a message as the last of its chat. */
export async function addMessage(
  parts: Parts,
  chatId: string,
  message: NewMessage,
): Promise<MessageRow> {
  const ordinal = sql`(select coalesce(max(${chatMessages.ordinal}), 0) + 1 from ${chatMessages}
    where ${saidIn(chatId)})`
  const [kept] = await parts.db
    .insert(chatMessages)
    .values({ ...rowOf(parts, chatId, message), ordinal })
    .returning()
  if (!kept) throw new Error('A message was not kept.')
  return kept
}

const rowOf = (
  { clock }: Parts,
  chatId: string,
  { author, text, step, choices = [], links = [], essay }: NewMessage,
) => ({
  id: randomUUID(),
  chatId,
  author,
  text,
  step: step ?? null,
  choices,
  links,
  essay: essay ?? null,
  createdAt: clock.now(),
})

/** Begins a chat in which nothing was said yet. */
export async function greetOnce(parts: Parts, chatId: string, greeting: NewMessage): Promise<void> {
  const said = await parts.db.$count(chatMessages, saidIn(chatId))
  if (said > 0) return
  await parts.db
    .insert(chatMessages)
    .values({ ...rowOf(parts, chatId, greeting), ordinal: 1 })
    .onConflictDoNothing()
}

/**
 * Forgets everything said. Essays that were taken over stay out of sight: by them their words are
 * known as the assistant's wherever the student puts them, and that they were used.
 */
export async function forgetMessages({ db }: Pick<App, 'db'>, chatId: string): Promise<void> {
  const { ordinal, takenAt } = chatMessages
  await db.transaction(async (tx) => {
    await tx.delete(chatMessages).where(and(saidIn(chatId), isNull(takenAt)))
    const lowest = sql`(select least(min(${ordinal}), 0) from ${chatMessages}
      where ${chatMessages.chatId} = ${chatId})`
    await tx
      .update(chatMessages)
      .set({ ordinal: sql`${lowest} - ${ordinal}` })
      .where(saidIn(chatId))
  })
}
