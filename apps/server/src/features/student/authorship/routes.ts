import * as calls from '@laurel/contract/essay-record'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'
import { exportAuthorship } from './export-authorship.ts'
import { readAuthorship } from './read-authorship.ts'
import { verifyRecord } from './verify-record.ts'

export function authorshipRoutes(app: App): void {
  serve(app, calls.readAuthorship, ({ who, params }) =>
    readAuthorship(app, who.applicantId, params),
  )
  serve(app, calls.exportAuthorship, (asked) => exportAuthorship(app, asked))
  serve(app, calls.verifyRecord, ({ who, body }) => verifyRecord(app, who.applicantId, body.file))
}
