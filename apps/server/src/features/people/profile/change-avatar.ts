import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { applicants } from '../../../db/schema/accounts.ts'
import { files } from '../../../db/schema/applications.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { ApplicantSession, OwnApplicantId } from '../../../http/session.ts'
import { deleteFile } from '../../common/files/delete-file.ts'
import { listFiles } from '../../common/files/list-files.ts'
import { asOwnPath, fileIdOf } from '../../../file-links.ts'

type Parts = Pick<App, 'db' | 'files' | 'server' | 'config'>

const FOREIGN_MESSAGE = 'This picture is not one of yours. Please upload it again.'

/**
 * Shows one of the student's own pictures beside their name, or none; the picture before it goes.
 * Throws NOT_FOUND for another person's profile and FOREIGN_FILE for what is no picture of theirs.
 */
export async function changeAvatar(
  app: Parts,
  { applicantId }: ApplicantSession,
  id: string,
  avatarUrl: string | null,
): Promise<void> {
  if (id !== applicantId) throw new CallFailure('NOT_FOUND')
  const avatarFileId = avatarUrl && (fileIdOf(asOwnPath(app.config, avatarUrl)) ?? '')
  const previous = await app.db.transaction(async (tx) => {
    const [known] = await tx
      .select({ avatarFileId: applicants.avatarFileId })
      .from(applicants)
      .where(eq(applicants.id, applicantId))
      .for('no key update')
    if (avatarFileId !== null) await requireOwnPicture(tx, applicantId, avatarFileId)
    await tx.update(applicants).set({ avatarFileId }).where(eq(applicants.id, applicantId))
    return known?.avatarFileId
  })
  if (previous && previous !== avatarFileId) await deleteUnused(app, applicantId, previous)
}

async function requireOwnPicture(tx: Transaction, applicantId: string, id: string): Promise<void> {
  const [picture] = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.id, id),
        eq(files.applicantId, applicantId),
        eq(files.purpose, 'avatar'),
        eq(files.state, 'stored'),
      ),
    )
    .for('share')
  if (!picture)
    throw new CallFailure('FOREIGN_FILE', {
      message: FOREIGN_MESSAGE,
      fields: { avatarUrl: FOREIGN_MESSAGE },
    })
}

/** A picture may have been attached to an application as well. */
async function deleteUnused(app: Parts, applicantId: OwnApplicantId, id: string): Promise<void> {
  const picture = (await listFiles(app.db, applicantId)).find((file) => file.id === id)
  if (picture?.usedIn.length !== 0) return
  await deleteFile(app, applicantId, id).catch((error: unknown) => {
    // Somebody else deleted it, or sent an application with it, at this very moment.
    if (!(error instanceof CallFailure)) throw error
  })
}
