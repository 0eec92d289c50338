import * as calls from '@laurel/contract/publishing'
import type { App } from '../../../app-context.ts'
import { onceKeyOf, serve } from '../../../http/serve.ts'
import {
  requireAnyMember,
  requireForScholarship,
  requireMember,
} from '../organisations/require-member.ts'
import { amendScholarship } from './amend-scholarship.ts'
import { countAudience } from './count-audience.ts'
import { createScholarship } from './create-scholarship.ts'
import { deleteDraft } from './delete-draft.ts'
import { listVersions, readContentOf } from './list-versions.ts'
import { previewAmendment } from './preview-amendment.ts'
import { publishScholarship } from './publish-scholarship.ts'
import { listOrganiserScholarships, readEdited } from './queries.ts'
import { saveAmendment } from './save-amendment.ts'
import { readCriteria, saveCriteria } from './save-criteria.ts'
import { saveDraft } from './save-draft.ts'
import { withdrawScholarship } from './withdraw-scholarship.ts'

export function publishingRoutes(app: App): void {
  serve(app, calls.createScholarship, ({ who, body }) => createScholarship(app, who, body))
  serve(app, calls.listOrganiserScholarships, async ({ who, params, query }) =>
    listOrganiserScholarships(
      app.db,
      await requireMember(app.db, who, params.id, 'read_scholarship'),
      query,
      app.clock.now(),
    ),
  )
  serve(app, calls.readEditedScholarship, async ({ who, params }) =>
    readEdited(
      app.db,
      await requireForScholarship(app.db, who, params.id, 'read_scholarship'),
      app.clock.now(),
    ),
  )
  serve(app, calls.saveScholarshipDraft, async ({ who, params, body }) =>
    saveDraft(app, await requireForScholarship(app.db, who, params.id, 'update_scholarship'), body),
  )
  serve(app, calls.saveCriteria, async ({ who, params, body }) =>
    saveCriteria(
      app,
      await requireForScholarship(app.db, who, params.id, 'update_scholarship'),
      body,
    ),
  )
  serve(app, calls.deleteScholarshipDraft, async ({ who, params }) => {
    await deleteDraft(
      app,
      await requireForScholarship(app.db, who, params.id, 'update_scholarship'),
    )
    return {}
  })
  serve(app, calls.publishScholarship, async ({ who, params, body }) =>
    publishScholarship(
      app,
      await requireForScholarship(app.db, who, params.id, 'publish_scholarship'),
      body.version,
    ),
  )
  serve(app, calls.saveAmendment, async ({ who, params, body }) =>
    saveAmendment(
      app,
      await requireForScholarship(app.db, who, params.id, 'publish_scholarship'),
      body,
    ),
  )
  serve(app, calls.previewAmendment, async ({ who, params, body }) =>
    previewAmendment(
      app,
      await requireForScholarship(app.db, who, params.id, 'publish_scholarship'),
      body,
    ),
  )
  serve(app, calls.amendScholarship, async (asked) => {
    const { who, params, body } = asked
    const member = await requireForScholarship(app.db, who, params.id, 'publish_scholarship')
    return amendScholarship(app, member, body, onceKeyOf(calls.amendScholarship, asked))
  })
  serve(app, calls.listVersions, async ({ who, params }) => {
    await requireForScholarship(app.db, who, params.id, 'read_scholarship')
    return listVersions(app.db, params.id)
  })
  serve(app, calls.readVersion, async ({ who, params }) => {
    await requireForScholarship(app.db, who, params.id, 'read_scholarship')
    return readContentOf(app.db, params.id, Number(params.version))
  })
  serve(app, calls.withdrawScholarship, async ({ who, params, body }) =>
    withdrawScholarship(
      app,
      await requireForScholarship(app.db, who, params.id, 'publish_scholarship'),
      body.reason,
    ),
  )
  serve(app, calls.countAudience, async ({ who, body }) => {
    const organisationIds = await requireAnyMember(app.db, who, 'update_scholarship')
    return countAudience(app, organisationIds, readCriteria(body.criteria))
  })
}
