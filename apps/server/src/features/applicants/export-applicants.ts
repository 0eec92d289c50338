import type { exportApplicants as exportCall } from '@laurel/contract/applicants'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { App } from '../../app-context.ts'
import { transact } from '../../db/transact.ts'
import type { Asked } from '../../http/serve.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import { archiveApplicants } from './archive-applicants.ts'
import { roundOf } from './list-applicants.ts'
import { listColumns, type Column } from './list-columns.ts'
import { readBatches, type ExportedApplicant } from './read-batches.ts'
import { toJsonRow } from './to-json-row.ts'
import { BYTE_ORDER_MARK, csvLine } from './write-csv.ts'

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
  const day = app.clock.now().toISOString().slice(0, 10)
  reply.headers({
    'content-type': TYPES[format],
    'content-disposition': `attachment; filename="applicants-${day}.${format}"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  const table = () => writeTable(columns, batches())
  if (format === 'zip')
    return reply.send(archiveApplicants(app, { member, table: table(), batches: batches() }))
  const pieces = format === 'csv' ? table() : writeLines(batches())
  return reply.send(Readable.from(pieces, { objectMode: false }))
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl',
  zip: 'application/zip',
} as const

async function* writeLines(
  batches: AsyncIterable<readonly ExportedApplicant[]>,
): AsyncGenerator<string> {
  for await (const batch of batches)
    yield batch.map((applicant) => `${JSON.stringify(toJsonRow(applicant))}\n`).join('')
}

/** In pieces of a batch each. */
export async function* writeTable(
  columns: readonly Column[],
  batches: AsyncIterable<readonly ExportedApplicant[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ name }) => name))
  for await (const batch of batches)
    yield batch.map((applicant) => csvLine(columns.map(({ cellOf }) => cellOf(applicant)))).join('')
}

async function recordExport(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { organisationId, userId: actorId, scholarshipId }: ScholarshipMember,
  format: string,
): Promise<void> {
  const event = { organisationId, actorId, scholarshipId, action: 'export_applicants' }
  await transact(db, (tx) => recordAudit(tx, [{ ...event, details: { format } }], clock.now()))
}
