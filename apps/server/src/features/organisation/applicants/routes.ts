import * as calls from '@laurel/contract/applicants'
import type { OrganisationPermission } from '@laurel/contract/organisation-rights'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import { serve } from '../../../http/serve.ts'
import { whileAvailable } from '../../common/files/while-available.ts'
import {
  requireForApplication,
  requireForScholarship,
  requireMember,
} from '../organisations/require-member.ts'
import { chooseDigest, readDigest } from './choose-digest.ts'
import { exportApplicants } from './export-applicants.ts'
import { listApplicants } from './list-applicants.ts'
import { listReceiving } from './list-receiving.ts'
import { messageApplicants } from './message-applicants.ts'
import { moveApplicants } from './move-applicants.ts'
import { readApplicant } from './read-applicant.ts'
import { readApplicantFile } from './read-applicant-file.ts'
import { readChoices } from './read-choices.ts'
import { recordReading } from './record-reading.ts'
import { undoMove } from './undo-move.ts'
import { writeNote } from './write-note.ts'

export function applicantRoutes(app: App): void {
  serve(app, calls.listReceiving, async ({ who, params }) =>
    listReceiving(app, await requireMember(app.db, who, params.id, 'read_figures')),
  )
  serve(app, calls.listApplicants, async ({ who, params, query }) => {
    const memberWho = (permission: OrganisationPermission) =>
      requireForScholarship(app.db, who, params.id, permission)
    const reader = await orNobody(memberWho('read_applicant'))
    const member = reader ?? (await memberWho('read_figures'))
    return listApplicants(app.db, member, query, reader !== undefined)
  })
  serve(app, calls.readApplicantChoices, async ({ who, params }) =>
    readChoices(app.db, await requireForScholarship(app.db, who, params.id, 'read_applicant')),
  )
  serve(app, calls.readApplicant, async ({ who, params, query }) => {
    const { id: scholarshipId, applicationId } = params
    const ids = { scholarshipId, applicationId }
    const reader = await requireForApplication(app.db, who, ids, 'read_applicant')
    await recordReading(app, reader)
    return readApplicant(app, reader, query)
  })
  serve(app, calls.readApplicantFile, (asked) =>
    whileAvailable(asked.request, () => readApplicantFile(app, asked)),
  )
  serve(app, calls.writeNote, async ({ who, params, body }) => {
    const { id: scholarshipId, applicationId } = params
    const ids = { scholarshipId, applicationId }
    return writeNote(
      app,
      await requireForApplication(app.db, who, ids, 'update_applicant'),
      body.text,
    )
  })
  serve(app, calls.moveApplicants, async ({ who, params, body }) =>
    moveApplicants(
      app,
      await requireForScholarship(app.db, who, params.id, 'update_applicant'),
      body,
    ),
  )
  serve(app, calls.undoMove, async ({ who, params }) =>
    undoMove(
      app,
      await requireForScholarship(app.db, who, params.id, 'update_applicant'),
      params.moveId,
    ),
  )
  serve(app, calls.messageApplicants, async ({ who, params, body }) =>
    messageApplicants(
      app,
      await requireForScholarship(app.db, who, params.id, 'message_applicant'),
      body,
    ),
  )
  serve(app, calls.exportApplicants, async (asked) =>
    exportApplicants(
      app,
      await requireForScholarship(app.db, asked.who, asked.params.id, 'export_applicant'),
      asked,
    ),
  )
  serve(app, calls.readDigest, async ({ who, params }) =>
    readDigest(app.db, await requireMember(app.db, who, params.id, 'read_organisation')),
  )
  serve(app, calls.chooseDigest, async ({ who, params, body }) =>
    chooseDigest(
      app,
      await requireMember(app.db, who, params.id, 'read_organisation'),
      body.digest,
    ),
  )
}

/** Undefined for somebody who may not, of whom less is asked then. */
const orNobody = <Member>(required: Promise<Member>): Promise<Member | undefined> =>
  required.catch((error: unknown) => {
    if (error instanceof CallFailure) return undefined
    throw error
  })
