import type { AnswerOf, QueryOf } from '@laurel/contract/define-call'
import type {
  DeskKind,
  listDesk as deskCall,
  listMerges as mergesCall,
  WaitingListing,
} from '@laurel/contract/desk-admin'
import { sql, type SQL } from 'drizzle-orm'
import { DAY_MILLISECONDS, dayIn, DEFAULT_TIME_ZONE, startOfDay } from '../../../days.ts'
import type { Queryable } from '../../../db/database.ts'
import { UNDO_DAYS } from '../duplicates/undo-merge.ts'

/** Clauses that nobody decided, by listing. */
const OPEN_CLAUSES = sql`
  select scholarship_id as id,
    (count(*) filter (where confidence <> 'unread'))::int as unsure,
    (count(*) filter (where confidence = 'unread'))::int as unread
  from listing_clauses where state = 'read' and confidence <> 'certain'
  group by scholarship_id`

/** Why listings are held back, as was said last: by their import, or since. */
const HELD_BACK = sql`
  select distinct on (id) id, reason from (
    select scholarship_id as id, held_back as reason, stored_at as since
    from import_rows
    where held_back is not null and dismissed_at is null and is_done
      and (undo is null or undo = 'kept')
    union all
    select scholarship_id, reason, held_at from listing_holds where dismissed_at is null) as held
  order by id, since desc`

/** What checks of pages found and nobody has looked at, by listing. */
const FOUND = sql`
  select scholarship_id as id, bool_or(kind = 'changed') as changed, bool_or(kind = 'dead') as dead
  from source_findings where settled_at is null group by scholarship_id`

/** Pairs of listed entries that nobody decided, by the one that would stay. */
const ALIKE = sql`
  select pair.stays_id as id, count(*)::int as alike
  from listing_pairs as pair join scholarships as goes on goes.id = pair.goes_id
  where pair.settled_at is null and goes.status = 'published'
  group by pair.stays_id`

/** Reports that support has not answered, by listing. */
const REPORTED = sql`
  select scholarship_id as id, count(*)::int as reports
  from support_requests where status = 'Active' and scholarship_id is not null
  group by scholarship_id`

/** What waits by what somebody else found. */
const waitingBy = (found: SQL, statuses = sql`('published')`): SQL => sql`
  select listing.id, coalesce(open.unsure, 0) as unsure, coalesce(open.unread, 0) as unread,
    null::text as "heldBack"
  from (${found}) as found join scholarships as listing on listing.id = found.id
  left join (${OPEN_CLAUSES}) as open on open.id = listing.id
  where listing.status in ${statuses}`

/** What waits of a kind, with what is shown of each. */
const WAITING: Readonly<Record<DeskKind, SQL>> = {
  unsure: sql`
    select listing.id, open.unsure, open.unread, null::text as "heldBack"
    from (${OPEN_CLAUSES}) as open join scholarships as listing on listing.id = open.id
    where open.unsure > 0 and listing.status = 'published'`,
  unread: sql`
    select listing.id, open.unsure, open.unread, null::text as "heldBack"
    from (${OPEN_CLAUSES}) as open join scholarships as listing on listing.id = open.id
    where open.unread > 0 and listing.status = 'published'`,
  changed: waitingBy(sql`select id from (${FOUND}) as each where changed`),
  dead: waitingBy(sql`select id from (${FOUND}) as each where dead`),
  alike: waitingBy(ALIKE),
  reports: waitingBy(REPORTED, sql`('published', 'draft')`),
  heldBack: sql`
    select listing.id, coalesce(open.unsure, 0) as unsure, coalesce(open.unread, 0) as unread,
      held.reason as "heldBack"
    from (${HELD_BACK}) as held join scholarships as listing on listing.id = held.id
    left join (${OPEN_CLAUSES}) as open on open.id = listing.id
    where listing.status = 'draft'`,
}

const VIEWERS = sql`(
  select count(*) from (
    select applicant_id from seen_scholarships where scholarship_id = waiting.id
    union select applicant_id from saved_scholarships where scholarship_id = waiting.id
    union select applicant_id from applications where scholarship_id = waiting.id) as viewer)`

/** A part of what waits, what most students looked at first. */
export async function listDesk(
  db: Queryable,
  { offset, limit, kind }: QueryOf<typeof deskCall>,
  userId: string,
  now: Date,
): Promise<AnswerOf<typeof deskCall>> {
  const { rows: listings } = await db.execute<WaitingListing & Record<string, unknown>>(sql`
    select waiting.*, listing.title, sponsor.name as sponsor, (${VIEWERS})::int as viewers,
      coalesce(found.changed, false) as "isChanged", coalesce(found.dead, false) as "isDead",
      coalesce(pairs.alike, 0) as alike, coalesce(reported.reports, 0) as reports
    from (${WAITING[kind]}) as waiting
    left join (${FOUND}) as found on found.id = waiting.id
    left join (${ALIKE}) as pairs on pairs.id = waiting.id
    left join (${REPORTED}) as reported on reported.id = waiting.id
    join scholarships as listing on listing.id = waiting.id
    join organisations as sponsor on sponsor.id = listing.organisation_id
    order by viewers desc, listing.created_at, waiting.id
    offset ${offset} limit ${limit - offset}`)
  const waiting = await countWaiting(db, now)
  return { total: waiting[kind], listings, waiting, doneToday: await countDone(db, userId, now) }
}

type Waiting = AnswerOf<typeof deskCall>['waiting']

async function countWaiting(db: Queryable, now: Date): Promise<Waiting> {
  const { rows } = await db.execute<Waiting & Record<string, unknown>>(sql`
    with open as (
      select waiting.* from (${OPEN_CLAUSES}) as waiting
      join scholarships as listing on listing.id = waiting.id
      where listing.status = 'published')
    select
      (select count(*) filter (where unsure > 0) from open)::int as unsure,
      (select count(*) filter (where unread > 0) from open)::int as unread,
      (select count(*) from (${WAITING.changed}) as changed)::int as changed,
      (select count(*) from (${WAITING.dead}) as dead)::int as dead,
      (select count(*) from (${WAITING.alike}) as alike)::int as alike,
      (select count(*) from (${WAITING.reports}) as reported)::int as reports,
      (select count(*) from (${WAITING.heldBack}) as held)::int as "heldBack",
      (select count(*) from (${mergesSince(now)}) as merges)::int as merges`)
  const [waiting] = rows
  if (!waiting) throw new Error('Nothing was counted.')
  return waiting
}

async function countDone(db: Queryable, userId: string, now: Date): Promise<number> {
  const since = startOfDay(dayIn(DEFAULT_TIME_ZONE, now), DEFAULT_TIME_ZONE)
  const { rows } = await db.execute<{ done: number }>(sql`
    select count(*)::int as done from listing_decisions
    where made_by = ${userId} and made_at >= ${since.toISOString()} and undone_at is null`)
  return rows[0]?.done ?? 0
}

/** Merges that can still be undone, and are not. */
const mergesSince = (now: Date): SQL => sql`
  select * from listing_merges
  where undone_at is null
    and merged_at >= ${new Date(now.getTime() - UNDO_DAYS * DAY_MILLISECONDS).toISOString()}`

interface MergeRow extends Record<string, unknown> {
  id: string
  mergedAt: string
  mergedBy: string | null
  basis: 'name' | 'text' | 'person'
  likeness: number
  stays: { id: string; title: string; sponsor: string }
  goes: { id: string; title: string; sponsor: string }
}

const entry = (id: SQL): SQL => sql`(
  select jsonb_build_object('id', listing.id, 'title', listing.title, 'sponsor', sponsor.name)
  from scholarships as listing
  join organisations as sponsor on sponsor.id = listing.organisation_id
  where listing.id = ${id})`

/** A part of the merges of the last 30 days, the latest first. */
export async function listMerges(
  db: Queryable,
  { offset, limit }: QueryOf<typeof mergesCall>,
  now: Date,
): Promise<AnswerOf<typeof mergesCall>> {
  const since = mergesSince(now)
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${since}) as merges`,
  )
  const { rows } = await db.execute<MergeRow>(sql`
    select merge.id, merge.merged_at as "mergedAt", merge.basis, merge.likeness,
      coalesce(nullif(person.first_name, ''), person.email) as "mergedBy",
      ${entry(sql`merge.survivor_id`)} as stays, ${entry(sql`merge.merged_id`)} as goes
    from (${since}) as merge
    left join users as person on person.id = merge.merged_by
    order by merge.merged_at desc, merge.id
    offset ${offset} limit ${limit - offset}`)
  return {
    total: counted[0]?.total ?? 0,
    merges: rows.map((row) => ({ ...row, mergedAt: new Date(row.mergedAt).toISOString() })),
  }
}
