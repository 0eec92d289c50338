import * as calls from '@laurel/contract/organisations'
import { listAudit as listAuditCall } from '@laurel/contract/organisation-audit'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'
import { listAudit } from '../../common/audit/list-audit.ts'
import { organisationAdminRoutes } from './admin/routes.ts'
import { createOrganisation } from './create-organisation.ts'
import { memberRoutes } from './members/routes.ts'
import { organisationNameRoutes } from './names/routes.ts'
import { readOwnOrganisations } from './queries.ts'
import { requestVetting } from './request-vetting.ts'
import { requireMember } from './require-member.ts'
import { updateOrganisation } from './update-organisation.ts'
import { viewOrganisation } from './view-organisation.ts'

export function organisationRoutes(app: App): void {
  const { db } = app
  serve(app, calls.listOwnOrganisations, ({ who }) => readOwnOrganisations(db, who.userId))
  serve(app, calls.createOrganisation, ({ who, body }) => createOrganisation(app, who, body))
  serve(app, calls.readOrganisation, async ({ who, params }) =>
    viewOrganisation(db, await requireMember(db, who, params.id, 'read_organisation')),
  )
  serve(app, calls.updateOrganisation, async ({ who, params, body }) => {
    const member = await requireMember(db, who, params.id, 'update_organisation')
    await updateOrganisation(app, member, body)
    return viewOrganisation(db, member)
  })
  serve(app, calls.requestVetting, async ({ who, params }) => {
    const member = await requireMember(db, who, params.id, 'update_organisation')
    await requestVetting(app, member)
    return viewOrganisation(db, member)
  })
  serve(app, listAuditCall, async ({ who, params, query }) =>
    listAudit(db, await requireMember(db, who, params.id, 'read_audit'), query),
  )
  memberRoutes(app)
  organisationNameRoutes(app)
  organisationAdminRoutes(app)
}
