import { randomUUID } from 'node:crypto'
import type { App } from '../../app-context.ts'
import { chatMessages, chats } from '../../db/schema/essays.ts'
import type { Student } from './student.ts'

interface Written {
  scholarshipId: string
  requirementId: string
  html: string
  /** false: it stands in the chat, and the student left it there. */
  isTaken?: boolean
}

/** An essay that the assistant wrote for a requirement, taken over by the student. */
export async function anAssistantEssay(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { applicantId }: Pick<Student, 'applicantId'>,
  { scholarshipId, requirementId, html, isTaken = true }: Written,
): Promise<void> {
  const createdAt = clock.now()
  const chatId = randomUUID()
  await db
    .insert(chats)
    .values({ id: chatId, applicantId, scholarshipId, requirementId, createdAt })
  await db.insert(chatMessages).values({
    id: randomUUID(),
    chatId,
    ordinal: 1,
    author: 'assistant',
    text: 'Here is a draft.',
    choices: [],
    links: [],
    essay: {
      action: 'draft',
      html,
      words: 10,
      wordLimit: 200,
      gaps: [],
      sources: [],
      unsupported: [],
      isCutOff: false,
    },
    takenAt: isTaken ? createdAt : null,
    createdAt,
  })
}
