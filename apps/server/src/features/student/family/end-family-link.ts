import { and, eq, or } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { applicants } from '../../../db/schema/accounts.ts'
import { familyLinks } from '../../../db/schema/family.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { writeEmail } from '../../common/mail/write-email.ts'
import { endedEmail } from './emails.ts'
import { readPerson } from './queries.ts'

/** Ends a link with everything suggested over it, and tells the other person. Throws NOT_FOUND. */
export async function endFamilyLink(
  { db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>,
  who: ApplicantSession,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isMine = or(
      eq(familyLinks.parentId, who.userId),
      eq(familyLinks.studentId, who.applicantId),
    )
    const [ended] = await tx
      .delete(familyLinks)
      .where(and(eq(familyLinks.id, id), isMine))
      .returning()
    if (!ended) throw new CallFailure('NOT_FOUND')
    const byParent = ended.parentId === who.userId
    const otherId = byParent ? await userOf(tx, ended.studentId) : ended.parentId
    const [other, leaving] = [await readPerson(tx, otherId), await readPerson(tx, who.userId)]
    if (!other || !leaving) return
    const email = endedEmail({ recipient: other, leaving, byParent }, config)
    await writeEmail(tx, email, clock.now())
  })
}

async function userOf(tx: Transaction, studentId: string): Promise<string> {
  const [row] = await tx
    .select({ userId: applicants.userId })
    .from(applicants)
    .where(eq(applicants.id, studentId))
  if (!row) throw new CallFailure('NOT_FOUND')
  return row.userId
}
