import * as contract from '@laurel/contract/profile'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'
import { readFreeLimit } from '../../money/quota/queries.ts'
import { changeAvatar } from './change-avatar.ts'
import { FORM_FIELDS } from './list-form-fields.ts'
import { readApplicant, readMinimal } from './queries.ts'
import { updateProfile } from './update-profile.ts'

export function profileRoutes(app: App): void {
  serve(app, contract.readProfile, ({ who, request }) =>
    readApplicant(app.db, who.applicantId, app.clock.now(), request.ip),
  )
  serve(app, contract.readMinimalProfile, ({ who }) => readMinimal(app.db, who.applicantId))
  serve(app, contract.updateProfile, async ({ who, params, body, request }) => {
    await updateProfile(app, who, params.id, body)
    return { applicant: await readApplicant(app.db, who.applicantId, app.clock.now(), request.ip) }
  })
  serve(app, contract.changeAvatar, async ({ who, params, body, request }) => {
    await changeAvatar(app, who, params.id, body.avatarUrl)
    return { applicant: await readApplicant(app.db, who.applicantId, app.clock.now(), request.ip) }
  })
  serve(app, contract.listFormFields, async () => [...FORM_FIELDS])
  serve(app, contract.readScholarshipLimit, async ({ who }) => ({
    freeScholarshipLimit: await readFreeLimit(app.db, who.applicantId),
  }))
}
