import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import { chatMessages, chats, modelUses } from '../../../../db/schema/essays.ts'
import { scholarships } from '../../../../db/schema/scholarships.ts'
import type { Owner } from './read-owner.ts'

/** One chat after the other, with everything said in it. */
export async function* readChats(db: Queryable, { applicantIds }: Owner) {
  const mine = await db
    .select({ ...getTableColumns(chats), scholarship: scholarships.title })
    .from(chats)
    .leftJoin(scholarships, eq(scholarships.id, chats.scholarshipId))
    .where(inArray(chats.applicantId, applicantIds))
    .orderBy(asc(chats.createdAt), asc(chats.id))
  for (const chat of mine) {
    const messages = await db
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.chatId, chat.id))
      .orderBy(asc(chatMessages.ordinal))
    yield { ...chat, messages }
  }
}

/** What models were asked for; their words are in the chats. */
export const readModelUses = (db: Queryable, { applicantIds }: Owner) =>
  db
    .select()
    .from(modelUses)
    .where(inArray(modelUses.applicantId, applicantIds))
    .orderBy(asc(modelUses.usedAt))
