import { randomBytes } from 'node:crypto'
import type { UploadedFile } from '@laurel/contract/files'
import { and, count, eq, sum } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { applicants } from '../../../db/schema/accounts.ts'
import { files } from '../../../db/schema/applications.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { FileStoreUnavailable } from '../../../integrations/files/file-store.ts'
import { absoluteUrlOf } from '../../../file-links.ts'
import { CHECK_VERSION } from './check-content.ts'
import {
  BYTES_FULL_MESSAGE,
  BYTES_PER_APPLICANT,
  FILES_FULL_MESSAGE,
  FILES_PER_APPLICANT,
  type Purpose,
} from './rules.ts'

interface AcceptedFile {
  temporaryPath: string
  name: string
  sizeBytes: number
  contentType: string
  isInert: boolean
  sha256: string
  purpose: Purpose
  requirementId: string | null
  /** The essay that the file was made from. */
  essayHtml?: string
}

/** 160 bits: whoever has the link may read, so nobody may guess it. */
const ID_BYTES = 20

/** The bytes first, the row after: a row always has its bytes, and bytes without one are swept. */
export async function storeFile(
  app: App,
  applicantId: OwnApplicantId,
  { temporaryPath, ...accepted }: AcceptedFile,
): Promise<UploadedFile> {
  const { name, sizeBytes, contentType } = accepted
  const id = randomBytes(ID_BYTES).toString('hex')
  try {
    await app.files.put(id, temporaryPath, contentType)
    await app.db.transaction(async (tx) => {
      await holdQuota(tx, applicantId, sizeBytes)
      const createdAt = app.clock.now()
      await tx.insert(files).values({
        ...accepted,
        id,
        applicantId,
        state: 'stored',
        checkedBy: CHECK_VERSION,
        createdAt,
      })
    })
  } catch (error) {
    if (isWithoutRow(error)) await app.files.remove(id).catch(() => undefined)
    throw error
  }
  return {
    id,
    name,
    size: sizeBytes,
    type: contentType,
    publicUrl: absoluteUrlOf(app.config, id, name),
  }
}

/** A database that goes away may have kept the row; then its bytes are left for the sweep to judge. */
const isWithoutRow = (error: unknown): boolean =>
  error instanceof CallFailure || error instanceof FileStoreUnavailable

/** Locks the applicant, so that uploads side by side cannot both take the last place. */
async function holdQuota(
  tx: Transaction,
  applicantId: OwnApplicantId,
  sizeBytes: number,
): Promise<void> {
  await tx
    .select({ id: applicants.id })
    .from(applicants)
    .where(eq(applicants.id, applicantId))
    .for('no key update')
  const [kept] = await tx
    .select({ files: count(), bytes: sum(files.sizeBytes) })
    .from(files)
    .where(and(eq(files.applicantId, applicantId), eq(files.state, 'stored')))
  if ((kept?.files ?? 0) >= FILES_PER_APPLICANT)
    throw new CallFailure('FILE_TOO_LARGE', { message: FILES_FULL_MESSAGE })
  if (Number(kept?.bytes ?? 0) + sizeBytes > BYTES_PER_APPLICANT)
    throw new CallFailure('FILE_TOO_LARGE', { message: BYTES_FULL_MESSAGE })
}
