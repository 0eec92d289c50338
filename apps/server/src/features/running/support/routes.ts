import * as calls from '@laurel/contract/support'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'
import { addRequest } from './add-request.ts'
import { supportAdminRoutes } from './admin/routes.ts'
import { readOwnRequests } from './queries.ts'

export function supportRoutes(app: App): void {
  serve(app, calls.addSupport, (asked) => addRequest(app, asked))
  serve(app, calls.listOwnSupport, ({ who }) => readOwnRequests(app.db, who.applicantId))
  supportAdminRoutes(app)
}
