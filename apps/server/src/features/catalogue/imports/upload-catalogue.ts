import { randomBytes, randomUUID } from 'node:crypto'
import {
  CATALOGUE_MEGABYTES,
  type CatalogueImport,
  type uploadCatalogue as uploadCall,
} from '@laurel/contract/imports-admin'
import type { App } from '../../../app-context.ts'
import { dayIn, DEFAULT_TIME_ZONE } from '../../../days.ts'
import { imports } from '../../../db/schema/imports.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { AdminId } from '../../../http/require-admin.ts'
import type { Asked } from '../../../http/serve.ts'
import { nameFile } from '../../common/files/name-file.ts'
import { type ReceivedUpload, withReceivedUpload } from '../../common/files/receive-upload.ts'
import { uploadsFolder } from '../../common/files/upload-file.ts'
import { beginImport } from './run-imports.ts'

const TOO_LARGE = `The file must be smaller than ${CATALOGUE_MEGABYTES} MB. Bring a larger one in with the command: npm run import -- FILE`
const KEY_BYTES = 20

/** Takes a file of scholarships and begins to check it; nothing of it enters the catalogue yet. */
export const uploadCatalogue = (
  app: App,
  { request }: Asked<typeof uploadCall>,
  startedBy: AdminId,
): Promise<CatalogueImport> =>
  withReceivedUpload(request, uploadsFolder(app), async (upload) => {
    if (upload.isTruncated) throw new CallFailure('FILE_TOO_LARGE', { message: TOO_LARGE })
    const id = await keep(app, upload, startedBy)
    return beginImport(app, id)
  })

/** The bytes first: a row always has its bytes, and bytes without one are swept. */
async function keep(
  { db, files, clock }: App,
  { temporaryPath, sentName, sizeBytes, sha256 }: ReceivedUpload,
  startedBy: AdminId,
): Promise<string> {
  const [id, fileKey] = [randomUUID(), randomBytes(KEY_BYTES).toString('hex')]
  await files.put(fileKey, temporaryPath, 'application/octet-stream')
  const createdAt = clock.now()
  await db.insert(imports).values({
    id,
    origin: 'screen',
    startedBy,
    fileName: nameFile(sentName),
    sizeBytes,
    sha256,
    fileKey,
    readOn: dayIn(DEFAULT_TIME_ZONE, createdAt),
    state: 'checking',
    createdAt,
  })
  return id
}
