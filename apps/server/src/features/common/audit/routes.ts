import { listReads as listCall } from '@laurel/contract/organisation-audit'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'
import { listReads } from './list-reads.ts'

/** What students see of the record; what owners see is with their organisation. */
export function auditRoutes(app: App): void {
  serve(app, listCall, ({ who, params }) => listReads(app.db, who, params.id))
}
