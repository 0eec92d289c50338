import { recordPageView as recordCall } from '@laurel/contract/measuring'
import * as calls from '@laurel/contract/measuring-admin'
import type { App } from '../../../app-context.ts'
import { requireAdmin } from '../../../http/require-admin.ts'
import { serve } from '../../../http/serve.ts'
import { exportVisits } from './export-visits.ts'
import { readVisitors } from './read-visitors.ts'
import { recordPageView } from './record-page-view.ts'

export function measuringRoutes(app: App): void {
  serve(app, recordCall, async ({ request, body }) => ({
    isCounted: await recordPageView(app, request, body),
  }))
  serve(app, calls.readVisitors, async ({ who, query }) => {
    requireAdmin(who)
    return readVisitors(app, query.days)
  })
  serve(app, calls.exportVisits, async ({ who, query, reply }) => {
    requireAdmin(who)
    return exportVisits(app, query.days, reply)
  })
}
