import { and, eq, like, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { applicants } from '../../../db/schema/accounts.ts'
import { applications, files, submissions } from '../../../db/schema/applications.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { isFileId, publicUrlStart } from '../../../file-links.ts'

const HELD_MESSAGE = 'An application that you sent holds this file, so it cannot be deleted.'

/** Takes the file's link away at once; should removing its bytes fail, the sweep does it later. */
export async function deleteFile(
  app: Pick<App, 'db' | 'files' | 'server'>,
  applicantId: OwnApplicantId,
  id: string,
): Promise<{ id: string }> {
  if (!isFileId(id)) throw new CallFailure('NOT_FOUND')
  await app.db.transaction(async (tx) => {
    await takeFromAvatar(tx, applicantId, id)
    const mine = and(
      eq(files.id, id),
      eq(files.applicantId, applicantId),
      eq(files.state, 'stored'),
    )
    // The lock waits for a submission that is just taking this file.
    const [file] = await tx.select({ id: files.id }).from(files).where(mine).for('update')
    if (!file) throw new CallFailure('NOT_FOUND')
    if (await isHeld(tx, applicantId, id))
      throw new CallFailure('ALREADY_APPLIED', { message: HELD_MESSAGE })
    await tx.update(files).set({ state: 'deleted' }).where(eq(files.id, id))
  })
  await app.files.remove(id).catch((error: unknown) => {
    app.server.log.warn({ err: error, id }, 'the bytes of a deleted file are left to the sweep')
  })
  return { id }
}

/** Before the file is locked, in the order in which a new picture locks the two. */
async function takeFromAvatar(tx: Transaction, applicantId: string, id: string): Promise<void> {
  await tx
    .update(applicants)
    .set({ avatarFileId: null })
    .where(and(eq(applicants.id, applicantId), eq(applicants.avatarFileId, id)))
}

async function isHeld(tx: Transaction, applicantId: string, id: string): Promise<boolean> {
  const [held] = await tx
    .select({ applicationId: submissions.applicationId })
    .from(submissions)
    .innerJoin(applications, eq(applications.id, submissions.applicationId))
    .where(
      and(
        eq(applications.applicantId, applicantId),
        like(sql`${submissions.answers}::text`, `%${publicUrlStart(id)}%`),
      ),
    )
    .limit(1)
  return held !== undefined
}
