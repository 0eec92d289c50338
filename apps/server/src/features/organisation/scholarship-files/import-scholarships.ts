import {
  IMPORT_MEGABYTES,
  type ImportReport,
  type importScholarships as importCall,
} from '@laurel/contract/scholarship-files'
import { MEGABYTE_BYTES } from '@laurel/contract/files'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { dayIn, DEFAULT_TIME_ZONE } from '../../../days.ts'
import { organisations } from '../../../db/schema/organisations.ts'
import { CallFailure } from '../../../http/failures.ts'
import { hashOf, runOnce } from '../../../http/idempotency.ts'
import { idempotencyKeyOf, type Asked } from '../../../http/serve.ts'
import { importFile } from '../../catalogue/storing/import-file.ts'
import { withReceivedUpload, type ReceivedUpload } from '../../common/files/receive-upload.ts'
import { uploadsFolder } from '../../common/files/upload-file.ts'
import { takeTurns } from '../../catalogue/imports/take-turns.ts'
import type { Member } from '../organisations/require-member.ts'
import { keepImported } from './keep-imported.ts'
import { makeDraft } from './make-draft.ts'
import { reportRows } from './report-rows.ts'
import { scanFile } from './scan-file.ts'

const TOO_LARGE = `A file may have up to ${IMPORT_MEGABYTES} MB. Please send it in parts.`

/**
 * Takes the rows of a file into drafts of an organisation, through the core that every import goes
 * through, and says of each row what became of it. What was done stays when it breaks off: the same
 * file goes on from there.
 */
export function importScholarships(
  app: App,
  member: Member,
  { request, query }: Pick<Asked<typeof importCall>, 'request' | 'query'>,
): Promise<ImportReport> {
  const key = idempotencyKeyOf(request)
  return withReceivedUpload(request, uploadsFolder(app), async (upload) => {
    const isDryRun = query.dryRun === 'true'
    const run = () => takeFile(app, member, upload, isDryRun)
    if (key === undefined) return run()
    const bodyHash = hashOf(JSON.stringify([member.organisationId, upload.sha256, isDryRun]))
    const once = { owner: member.userId, key, callId: 'importScholarships', bodyHash }
    return runOnce(app, once, { run, keep: (answer) => answer, replay: (answer) => answer })
  })
}

async function takeFile(
  app: App,
  member: Member,
  { temporaryPath, sizeBytes, isTruncated }: ReceivedUpload,
  isDryRun: boolean,
): Promise<ImportReport> {
  const { db, clock } = app
  if (isTruncated || sizeBytes > IMPORT_MEGABYTES * MEGABYTE_BYTES)
    throw new CallFailure('FILE_TOO_LARGE', { message: TOO_LARGE })
  const { organisationId } = member
  await app.limits.use('scholarshipFile', organisationId)
  const ownKeys = await scanFile(db, temporaryPath, organisationId)
  const [organisation] = await db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
  if (!organisation) throw new CallFailure('NOT_FOUND')
  const { record, report } = reportRows(isDryRun)
  await importFile(temporaryPath, {
    db,
    clock,
    today: dayIn(DEFAULT_TIME_ZONE, clock.now()),
    isDryRun,
    isStopped: () => false,
    takeTurns: takeTurns(),
    onProgress: () => undefined,
    record,
    own: {
      organisationId,
      name: organisation.name,
      adapt: makeDraft(organisation, ownKeys),
      keep: (tx, ids) => keepImported(tx, member, ids, clock.now()),
    },
  })
  return report()
}
