import type { moveApplicants as moveCall } from '@laurel/contract/applicants'
import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { transact } from '../../../db/transact.ts'
import { applications } from '../../../db/schema/applications.ts'
import { organisationMembers } from '../../../db/schema/organisations.ts'
import { applicantMoves, applicationHandlings } from '../../../db/schema/rounds.ts'
import { CallFailure } from '../../../http/failures.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import { selectChosen } from './select-applicants.ts'

type Move = BodyOf<typeof moveCall>

/** Most tags that one application has. */
const MOST_TAGS = 20

/**
 * Moves, tags or assigns applications, all at once, however many: what they were before stays in
 * the database, so that the move can be undone. A move that was made already changes nothing.
 */
export async function moveApplicants(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  member: ScholarshipMember,
  move: Move,
): Promise<AnswerOf<typeof moveCall>> {
  const now = clock.now()
  const changed = await transact(db, async (tx) => {
    if (typeof move.assignedTo === 'string') await requireColleague(tx, member, move.assignedTo)
    if (!(await beginMove(tx, member, move, now))) return readChanged(tx, member, move.id)
    await holdChosen(tx, member, move, now)
    await change(tx, member, move, now)
    const number = await readChanged(tx, member, move.id)
    const { organisationId, userId: actorId, scholarshipId } = member
    const details = { number, ...whatOf(move) }
    const event = { organisationId, actorId, scholarshipId, action: 'move_applicants', details }
    await recordAudit(tx, [event], now)
    return number
  })
  return { moveId: move.id, changed }
}

/** What is told of it in the record: never a tag's words. */
const whatOf = ({ stage, tag, untag }: Move) =>
  stage ? { stage } : { change: tag ? 'tag' : untag ? 'untag' : 'assign' }

/** Whoever looks after an application is a member. */
async function requireColleague(
  tx: Transaction,
  { organisationId }: ScholarshipMember,
  userId: string,
): Promise<void> {
  const isMember = and(
    eq(organisationMembers.organisationId, organisationId),
    eq(organisationMembers.userId, userId),
  )
  if ((await tx.$count(organisationMembers, isMember)) === 0)
    throw new CallFailure('VALIDATION_FAILED', {
      fields: { assignedTo: 'Please choose a member of your organization.' },
    })
}

/** Whether it is a new one: its row takes what each application was before. */
async function beginMove(
  tx: Transaction,
  { scholarshipId, userId }: ScholarshipMember,
  { id }: Move,
  madeAt: Date,
): Promise<boolean> {
  const begun = await tx
    .insert(applicantMoves)
    .values({ id, scholarshipId, madeBy: userId, madeAt, before: [] })
    .onConflictDoNothing()
  return begun.rowCount === 1
}

/** A decision that is told meanwhile waits, and is seen; a handling is there for each. */
async function holdChosen(
  tx: Transaction,
  member: ScholarshipMember,
  move: Move,
  now: Date,
): Promise<void> {
  const chosen = selectChosen(tx, member, move)
  await tx.execute(sql`
    select id from ${applications} where id in ${chosen} order by id for no key update`)
  await tx.execute(sql`
    insert into ${applicationHandlings} (application_id, stage, tags, updated_at)
    select application_id, 'new', '[]'::jsonb, ${now}::timestamptz from ${chosen} as chosen
    on conflict do nothing`)
}

/** Only of those that are otherwise after it; what they were is kept with the move. */
async function change(
  tx: Transaction,
  member: ScholarshipMember,
  move: Move,
  now: Date,
): Promise<void> {
  const { column, value, isOther } = changeOf(move)
  await tx.execute(sql`
    with held as (
      select handling.application_id, handling.${sql.raw(column)} as before
      from ${applicationHandlings} as handling
      where handling.application_id in ${selectChosen(tx, member, move)} and ${isOther}
      order by handling.application_id
      for update
    ), changed as (
      update ${applicationHandlings} as handling
      set ${sql.raw(column)} = ${value}, updated_at = ${now}
      from held where handling.application_id = held.application_id
      returning handling.application_id, held.before, handling.${sql.raw(column)} as after
    )
    update ${applicantMoves}
    set before = (select coalesce(jsonb_agg(jsonb_build_object(
      'id', application_id, 'before', before, 'after', after)), '[]') from changed),
      changes = ${column}
    where id = ${move.id}`)
}

interface Change {
  column: 'stage' | 'tags' | 'assigned_to'
  value: SQL
  isOther: SQL
}

function changeOf({ stage, tag, untag, assignedTo = null }: Move): Change {
  if (stage !== undefined)
    return { column: 'stage', value: sql`${stage}`, isOther: sql`handling.stage <> ${stage}` }
  if (tag !== undefined) {
    const added = sql`${JSON.stringify([tag])}::jsonb`
    const hasRoom = sql`jsonb_array_length(handling.tags) < ${MOST_TAGS}`
    const isOther = sql`not handling.tags @> ${added} and ${hasRoom}`
    return { column: 'tags', value: sql`handling.tags || ${added}`, isOther }
  }
  if (untag !== undefined)
    return {
      column: 'tags',
      value: sql`handling.tags - ${untag}::text`,
      isOther: sql`handling.tags @> ${JSON.stringify([untag])}::jsonb`,
    }
  const value = sql`${assignedTo}::uuid`
  const isOther = sql`handling.assigned_to is distinct from ${value}`
  return { column: 'assigned_to', value, isOther }
}

/** Of a move of this scholarship; somebody else's is nowhere. */
async function readChanged(
  tx: Transaction,
  { scholarshipId }: ScholarshipMember,
  id: string,
): Promise<number> {
  const [row] = await tx
    .select({ number: sql<number>`jsonb_array_length(${applicantMoves.before})` })
    .from(applicantMoves)
    .where(and(eq(applicantMoves.id, id), eq(applicantMoves.scholarshipId, scholarshipId)))
  if (!row) throw new CallFailure('NOT_FOUND')
  return row.number
}
