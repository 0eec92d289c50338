import { createHash } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { auditEvents } from '../../../db/schema/organisations.ts'
import { nameForAudit, type AuditNames } from './name-for-audit.ts'

/** One thing that somebody of an organisation did. */
export interface AuditEvent {
  organisationId: string
  actorId: string
  /** Verb and noun, such as `read_application`. */
  action: string
  scholarshipId?: string
  applicationId?: string
  /** Whose data it was: this student may read the event. */
  applicantId?: string
  /** Never a person's words or name. */
  details?: Record<string, string | number | boolean>
}

/** What the first event of an organisation follows. */
const FIRST = ''

/**
 * Writes what was done, in the transaction that does it. Events of one organisation are written one
 * after the other, so that each holds the seal of the one before: call it last.
 */
export async function recordAudit(
  tx: Transaction,
  events: readonly AuditEvent[],
  now: Date,
): Promise<void> {
  const names = await nameForAudit(tx, events)
  for (const [organisationId, own] of Map.groupBy(events, (event) => event.organisationId)) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${organisationId}, 18))`)
    const latest = await readLatest(tx, organisationId)
    const rows: Row[] = []
    for (const event of own) rows.push(toRow(event, rows.at(-1) ?? latest, names, now))
    await tx.insert(auditEvents).values(rows)
  }
}

type Row = typeof auditEvents.$inferSelect
type Link = Pick<Row, 'ordinal' | 'hash'>

async function readLatest(tx: Transaction, organisationId: string): Promise<Link> {
  const [latest] = await tx
    .select({ ordinal: auditEvents.ordinal, hash: auditEvents.hash })
    .from(auditEvents)
    .where(eq(auditEvents.organisationId, organisationId))
    .orderBy(desc(auditEvents.ordinal))
    .limit(1)
  return latest ?? { ordinal: 0, hash: FIRST }
}

function toRow(event: AuditEvent, before: Link, names: AuditNames, happenedAt: Date): Row {
  const nameOf = (id: string) => {
    const name = names.get(id)
    if (name === undefined) throw new Error(`Nobody has the id ${id}.`)
    return name
  }
  const row = {
    organisationId: event.organisationId,
    ordinal: before.ordinal + 1,
    actor: nameOf(event.actorId),
    action: event.action,
    scholarship: event.scholarshipId ?? null,
    application: event.applicationId ?? null,
    applicant: event.applicantId === undefined ? null : nameOf(event.applicantId),
    details: event.details ?? {},
    happenedAt,
    previousHash: before.hash,
  }
  return { ...row, hash: hashOfEvent(row) }
}

/** The seal of an event, over all it says and the seal of the one before. */
export const hashOfEvent = (row: Omit<Row, 'hash'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        row.previousHash,
        row.organisationId,
        row.ordinal,
        row.actor,
        row.action,
        row.scholarship,
        row.application,
        row.applicant,
        Object.entries(row.details).toSorted(([a], [b]) => (a < b ? -1 : 1)),
        row.happenedAt.toISOString(),
      ]),
    )
    .digest('hex')
