import type { exportApplicants as exportCall } from '@laurel/contract/applicants'
import type { FastifyReply } from 'fastify'
import type { App } from '../../../app-context.ts'
import { transact } from '../../../db/transact.ts'
import { sendExport } from '../../../exports/send-export.ts'
import { writeLines, writeTable } from '../../../exports/write-table.ts'
import type { Asked } from '../../../http/serve.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import { archiveApplicants } from './archive-applicants.ts'
import { roundOf } from './list-applicants.ts'
import { listColumns } from './list-columns.ts'
import { readBatches } from './read-batches.ts'
import { toJsonRow } from './to-json-row.ts'

/** Answers with the applicants that a filter finds while they are read, however many there are. */
export async function exportApplicants(
  app: App,
  member: ScholarshipMember,
  { query, reply }: Pick<Asked<typeof exportCall>, 'query' | 'reply'>,
): Promise<FastifyReply> {
  const { format, ...filter } = query
  await app.limits.use('applicantExport', member.organisationId)
  await recordExport(app, member, format)
  const round = roundOf(member, filter)
  const columns = await listColumns(app.db, member.scholarshipId)
  const batches = () => readBatches(app.db, round, filter)
  const table = () => writeTable(columns, batches())
  const pieces = {
    csv: table,
    jsonl: () => writeLines(batches(), toJsonRow),
    zip: () => archiveApplicants(app, { member, table: table(), batches: batches() }),
  }
  return sendExport(reply, { name: 'applicants', format, now: app.clock.now() }, pieces[format]())
}

async function recordExport(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { organisationId, userId: actorId, scholarshipId }: ScholarshipMember,
  format: string,
): Promise<void> {
  const event = { organisationId, actorId, scholarshipId, action: 'export_applicants' }
  await transact(db, (tx) => recordAudit(tx, [{ ...event, details: { format } }], clock.now()))
}
