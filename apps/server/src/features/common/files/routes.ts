import * as calls from '@laurel/contract/files'
import type { App } from '../../../app-context.ts'
import { absoluteUrlOf } from '../../../file-links.ts'
import { serve } from '../../../http/serve.ts'
import { deleteFile } from './delete-file.ts'
import { listFiles } from './list-files.ts'
import { readFile } from './read-file.ts'
import { uploadFile } from './upload-file.ts'
import { whileAvailable } from './while-available.ts'

export function fileRoutes(app: App): void {
  serve(app, calls.uploadFile, (asked) =>
    whileAvailable(asked.request, () => uploadFile(app, asked)),
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
