import type { exportScholarships as exportCall } from '@laurel/contract/scholarship-files'
import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { App } from '../../../app-context.ts'
import { transact } from '../../../db/transact.ts'
import type { Queryable } from '../../../db/database.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { sendExport } from '../../../exports/send-export.ts'
import { writeLines, writeTable } from '../../../exports/write-table.ts'
import type { Asked } from '../../../http/serve.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import type { Member } from '../organisations/require-member.ts'
import { readRequirements, readScholarships } from '../../catalogue/scholarships/queries.ts'
import { SCHOLARSHIP_COLUMNS, toJsonRow, type ExportedScholarship } from './list-columns.ts'

/** Rows that are in memory at once; a description may be long. */
const BATCH_SIZE = 100

/** Answers with everything that an organisation gives and drafts, while it is read. */
export async function exportScholarships(
  app: App,
  { organisationId, userId }: Member,
  { query: { format }, reply }: Pick<Asked<typeof exportCall>, 'query' | 'reply'>,
): Promise<FastifyReply> {
  await app.limits.use('scholarshipFile', organisationId)
  const now = app.clock.now()
  const event = { organisationId, actorId: userId, action: 'export_scholarships' }
  await transact(app.db, (tx) => recordAudit(tx, [{ ...event, details: { format } }], now))
  const batches = readBatches(app.db, organisationId)
  const pieces =
    format === 'csv' ? writeTable(SCHOLARSHIP_COLUMNS, batches) : writeLines(batches, toJsonRow)
  return sendExport(reply, { name: 'scholarships', format, now }, pieces)
}

/** Each batch goes on behind the last of the one before; no connection is kept in between. */
async function* readBatches(
  db: Queryable,
  organisationId: string,
): AsyncGenerator<ExportedScholarship[]> {
  for (let last: string | undefined; ;) {
    const ids = await readIds(db, organisationId, last)
    if (ids.length === 0) return
    const rows = await readScholarships(db, ids)
    const asked = await readRequirements(db, ids)
    yield ids.flatMap((id) => {
      const row = rows.get(id)
      return row ? [{ row, asked: asked.get(id) ?? [] }] : []
    })
    last = ids.at(-1)
  }
}

async function readIds(db: Queryable, organisationId: string, last: string | undefined) {
  const { id, status } = scholarships
  const rows = await db
    .select({ id })
    .from(scholarships)
    .where(
      and(
        eq(scholarships.organisationId, organisationId),
        ne(status, 'merged'),
        last === undefined ? undefined : gt(id, last),
      ),
    )
    .orderBy(asc(id))
    .limit(BATCH_SIZE)
  return rows.map((row) => row.id)
}
