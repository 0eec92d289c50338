import { renameOrganisation as renameCall } from '@laurel/contract/organisation-names'
import * as adminCalls from '@laurel/contract/organisations-admin'
import type { App } from '../../../../app-context.ts'
import { requireAdmin } from '../../../../http/require-admin.ts'
import { serve } from '../../../../http/serve.ts'
import { sendSoon } from '../../../common/mail/send-soon.ts'
import { requireMember } from '../require-member.ts'
import { viewOrganisation } from '../view-organisation.ts'
import { decideName } from './decide-name.ts'
import { listAskedNames } from './queries.ts'
import { renameOrganisation } from './rename-organisation.ts'

export function organisationNameRoutes(app: App): void {
  serve(app, renameCall, async ({ who, params, body }) => {
    const member = await requireMember(app.db, who, params.id, 'rename_organisation')
    await renameOrganisation(app, member, body)
    return viewOrganisation(app.db, member)
  })
  serve(app, adminCalls.listAskedNames, async ({ who }) => {
    requireAdmin(who)
    return listAskedNames(app.db)
  })
  serve(app, adminCalls.decideName, async ({ who, params, body }) => {
    await decideName(app, requireAdmin(who), params.id, body)
    sendSoon(app)
    return listAskedNames(app.db)
  })
}
