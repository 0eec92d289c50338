import * as calls from '@laurel/contract/organisations'
import type { App } from '../../app-context.ts'
import { serve } from '../../http/serve.ts'
import { readOwnOrganisations } from './queries.ts'

export function organisationRoutes(app: App): void {
  serve(app, calls.listOwnOrganisations, ({ who }) => readOwnOrganisations(app.db, who.userId))
}
