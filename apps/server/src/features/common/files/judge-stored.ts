import type { readFile as readCall } from '@laurel/contract/files'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { files } from '../../../db/schema/applications.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { Asked } from '../../../http/serve.ts'
import { untilGone } from '../../../http/until-gone.ts'
import { checkAside } from './check-aside.ts'
import { CHECK_VERSION } from './check-content.ts'
import type { StoredFile } from './queries.ts'
import { withStoredCopy } from './with-stored-copy.ts'

type Asking = Pick<Asked<typeof readCall>, 'request' | 'reply'>

/** Whether a browser may show a kept PDF. One that an older check let pass is looked at again. */
export async function isInertPdf(app: App, file: StoredFile, asking: Asking): Promise<boolean> {
  if (file.contentType !== 'application/pdf') return false
  if (file.checkedBy === CHECK_VERSION) return file.isInert
  const isInert = await judge(app, file, asking)
  if (isInert === undefined) return false
  await app.db.update(files).set({ isInert, checkedBy: CHECK_VERSION }).where(eq(files.id, file.id))
  return isInert
}

/** Undefined when too much is being checked already: the next one who opens it has it judged. */
async function judge(
  app: App,
  { id, sizeBytes }: StoredFile,
  { request, reply }: Asking,
): Promise<boolean | undefined> {
  const asking = { owner: id, signal: untilGone(reply), log: request.log, wrongTypeMessage: '' }
  try {
    const accepted = await withStoredCopy(app, id, (path) =>
      checkAside({ path, sizeBytes, ending: '.pdf' }, asking),
    )
    return accepted?.isInert ?? false
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    return error.code === 'FILE_TYPE_REFUSED' ? false : undefined
  }
}
