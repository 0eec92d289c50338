import type { BodyOf } from '@laurel/contract/define-call'
import type { suggestScholarship as suggestCall } from '@laurel/contract/family'
import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { familyLinks, familySuggestions } from '../../../db/schema/family.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { UserSession } from '../../../http/user-session.ts'
import { writeEndableEmail } from '../../common/mail/write-endable-email.ts'
import { findSeen } from '../../catalogue/scholarships/find-seen.ts'
import { suggestionEmail } from './emails.ts'
import { standInFor, type LinkedStudent } from './policy.ts'
import { readPerson } from './queries.ts'
import { SUGGESTION_MAIL_MILLISECONDS } from './rules.ts'

/**
 * Suggests a scholarship to a student; again it changes the note, as long as the student has not
 * answered. Throws NOT_FOUND for a scholarship that the student may not know of, or a link that just ended.
 */
export async function suggestScholarship(
  app: App,
  who: Pick<UserSession, 'userId'>,
  student: LinkedStudent,
  { scholarshipId, note }: BodyOf<typeof suggestCall>,
): Promise<void> {
  const { linkId } = student
  const createdAt = app.clock.now()
  const found = await findSeen(app, standInFor(student).applicantId, scholarshipId)
  await app.db.transaction(async (tx) => {
    await lockLink(tx, linkId)
    const isMailed = await wasMailed(tx, linkId, createdAt)
    const made = await tx
      .insert(familySuggestions)
      .values({ id: randomUUID(), linkId, scholarshipId, note, createdAt })
      .onConflictDoNothing()
      .returning({ id: familySuggestions.id })
    if (made.length === 0) return changeNote(tx, { linkId, scholarshipId, note })
    const [recipient, parent] = [
      await readPerson(tx, student.userId),
      await readPerson(tx, who.userId),
    ]
    if (isMailed || !recipient || !parent) return
    const email = suggestionEmail({ recipient, parent, title: found.title }, app.config)
    await writeEndableEmail(tx, app, 'suggestions', email)
  })
}

/** One suggestion over a link at a time, and none over one that has just ended. */
async function lockLink(tx: Transaction, linkId: string): Promise<void> {
  const [link] = await tx
    .select({ id: familyLinks.id })
    .from(familyLinks)
    .where(eq(familyLinks.id, linkId))
    .for('update')
  if (!link) throw new CallFailure('NOT_FOUND')
}

const wasMailed = async (tx: Transaction, linkId: string, now: Date): Promise<boolean> => {
  const since = new Date(now.getTime() - SUGGESTION_MAIL_MILLISECONDS)
  const recent = and(eq(familySuggestions.linkId, linkId), gt(familySuggestions.createdAt, since))
  return (await tx.$count(familySuggestions, recent)) > 0
}

interface Note {
  linkId: string
  scholarshipId: string
  note: string
}

async function changeNote(tx: Transaction, { linkId, scholarshipId, note }: Note): Promise<void> {
  await tx
    .update(familySuggestions)
    .set({ note })
    .where(
      and(
        eq(familySuggestions.linkId, linkId),
        eq(familySuggestions.scholarshipId, scholarshipId),
        isNull(familySuggestions.outcome),
      ),
    )
}
