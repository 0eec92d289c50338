import { readWaiting as readCall } from '@laurel/contract/organisation-home'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'
import { requireMember } from '../organisations/require-member.ts'
import { readWaiting } from './read-waiting.ts'

export function organiserHomeRoutes(app: App): void {
  const { db, clock } = app
  serve(app, readCall, async ({ who, params }) =>
    readWaiting(db, await requireMember(db, who, params.id, 'read_organisation'), clock.now()),
  )
}
