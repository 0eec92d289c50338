import * as calls from '@laurel/contract/organisations-admin'
import type { App } from '../../../../app-context.ts'
import { requireAdmin } from '../../../../http/require-admin.ts'
import { serve } from '../../../../http/serve.ts'
import { sendSoon } from '../../../common/mail/send-soon.ts'
import { assignOwner } from './assign-owner.ts'
import { decideVetting } from './decide-vetting.ts'
import { listOwnerless } from './list-ownerless.ts'
import { listVettings, viewVetting } from './list-vettings.ts'

/** For administrators only: nobody else is told that there is such a call. */
export function organisationAdminRoutes(app: App): void {
  serve(app, calls.listVettings, async ({ who, query }) => {
    requireAdmin(who)
    return listVettings(app.db, query)
  })
  serve(app, calls.readVetting, async ({ who, params }) => {
    requireAdmin(who)
    return viewVetting(app.db, params.id)
  })
  serve(app, calls.decideVetting, async ({ who, params, body }) => {
    await decideVetting(app, requireAdmin(who), params.id, body)
    sendSoon(app)
    return viewVetting(app.db, params.id)
  })
  serve(app, calls.listOwnerless, async ({ who, query }) => {
    requireAdmin(who)
    return listOwnerless(app.db, query)
  })
  serve(app, calls.assignOwner, async ({ who, params, body }) => {
    await assignOwner(app, requireAdmin(who), params.id, body.email)
    return { organisationId: params.id }
  })
}
