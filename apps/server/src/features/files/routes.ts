import * as calls from '@laurel/contract/files'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-context.ts'
import { absoluteUrlOf } from '../../file-links.ts'
import { CallFailure } from '../../http/failures.ts'
import { serve } from '../../http/serve.ts'
import { ScannerUnavailable } from '../../integrations/antivirus/virus-scanner.ts'
import { FileStoreUnavailable } from '../../integrations/files/file-store.ts'
import { deleteFile } from './delete-file.ts'
import { makeEssayFile } from './essay/make-essay-file.ts'
import { readEssaySource } from './essay/queries.ts'
import { listFiles } from './list-files.ts'
import { readFile } from './read-file.ts'
import { uploadFile } from './upload-file.ts'

const STORE_MESSAGE =
  'Files cannot be kept or read at the moment. Please try again in a few minutes.'
const SCANNER_MESSAGE =
  'Files cannot be checked for viruses at the moment. Please try again in a few minutes.'
const RETRY_SECONDS = 60

export function fileRoutes(app: App): void {
  serve(app, calls.uploadFile, (asked) =>
    whileAvailable(asked.request, () => uploadFile(app, asked)),
  )
  serve(app, calls.makeEssayFile, (asked) =>
    whileAvailable(asked.request, () => makeEssayFile(app, asked)),
  )
  serve(app, calls.readEssaySource, ({ params, who }) =>
    readEssaySource(app.db, who.applicantId, params.id),
  )
  serve(app, calls.listFiles, async ({ who }) =>
    (await listFiles(app.db, who.applicantId)).map((file) => ({
      ...file,
      publicUrl: absoluteUrlOf(app.config, file.id, file.name),
    })),
  )
  serve(app, calls.readFile, (asked) => whileAvailable(asked.request, () => readFile(app, asked)))
  serve(app, calls.deleteFile, ({ params, who }) => deleteFile(app, who.applicantId, params.id))
}

/** A full disk, or a bucket or a scanner that is away, is told as such and can be tried again. */
async function whileAvailable<Answer>(
  request: FastifyRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    const isScanner = error instanceof ScannerUnavailable
    if (!isScanner && !(error instanceof FileStoreUnavailable)) throw error
    request.log.error({ err: error }, 'files cannot be taken or read')
    throw new CallFailure('OVERLOADED', {
      message: isScanner ? SCANNER_MESSAGE : STORE_MESSAGE,
      retryAfterSeconds: RETRY_SECONDS,
    })
  }
}
