import { sql, type SQL } from 'drizzle-orm'
import { withPatienceForEach } from '../../../db/patience.ts'
import { sqlStateOf, type Database, type Transaction } from '../../../db/database.ts'
import {
  catalogueChanges,
  requirements,
  scholarshipTexts,
} from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import { inTurns } from '../../../in-turns.ts'
import { fewAtATime } from './few-at-a-time.ts'
import { meetsRules, type SoughtRules } from './meets-criteria.ts'

/** What scholarships are looked for by, in the database rather than in the match index. */
export interface Sought extends SoughtRules {
  /** A query of PostgreSQL's text search. */
  words?: string
  /** Fields: it has requirements, and each has one of these. */
  asksOnly?: readonly string[]
}

/** The widest search of a million scholarships, of a beginning of two letters, takes about five. */
const SEARCH_MILLISECONDS = 10_000
/** The database itself stops a search; this is for one that stands still. */
const MARGIN_MILLISECONDS = 1000
/** Connections that stay free for everything else: a pool has ten. */
const search = fewAtATime({ places: 3, waiting: 60 })

/** 1024 ids of 16 bytes, which take less than a millisecond to look up. */
const PART_BYTES = 16_384
const PARTS_AT_ONCE = 16
/** To look at more changes takes about as long as to search once more, and is done in one go. */
const CHANGES = 3000

/**
 * Reads the ids of all scholarships that are sought, drafts included, 16 bytes each and a part at a
 * time, leaving other calls their turns. Throws OVERLOADED when the database takes too long.
 */
export function readFound(
  db: Database,
  sought: Sought,
  take: (ids: Uint8Array) => void,
  patienceMs = SEARCH_MILLISECONDS,
): Promise<void> {
  return search(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(patienceMs)}, true)`)
      await withPatienceForEach(patienceMs + MARGIN_MILLISECONDS, () => readParts(tx, sought, take))
    }),
  ).catch((error: unknown) => {
    if (sqlStateOf(error) !== QUERY_CANCELED) throw error
    throw new CallFailure('OVERLOADED', {
      message: 'This search takes too long. Please try other words.',
      retryAfterSeconds: 5,
    })
  })
}

const QUERY_CANCELED = '57014'

/** A cursor: one large answer would have to be taken in at once. */
async function readParts(
  tx: Transaction,
  sought: Sought,
  take: (ids: Uint8Array) => void,
): Promise<void> {
  await tx.execute(sql`
    declare found no scroll cursor for
    with ${asked(sought)}, found as materialized (
      select string_agg(uuid_send(scholarship_id), '') as ids
      from ${scholarshipTexts} where ${meets(sought)})
    select substring(ids from place for ${PART_BYTES}) as ids
    from found, generate_series(1, octet_length(ids), ${PART_BYTES}) as place`)
  for (;;) {
    const { rows } = await tx.execute<{ ids: Buffer }>(
      sql`fetch ${sql.raw(String(PARTS_AT_ONCE))} from found`,
    )
    await inTurns(rows, ({ ids }) => take(ids))
    if (rows.length < PARTS_AT_ONCE) return
  }
}

/**
 * Which scholarships changed within a range of catalogue changes, and which of them are found;
 * undefined when they are very many. The condition is no part of the `where`, or its index would
 * first find everything.
 */
export async function readChanged(
  db: Database,
  sought: Sought,
  { after, upTo }: { after: number; upTo: number },
): Promise<{ ids: Uint8Array; found: Uint8Array } | undefined> {
  const { sequence, scholarshipId } = catalogueChanges
  const { rows } = await db.execute<{ count: number; ids: Buffer; found: Buffer }>(sql`
    with ${asked(sought)}, changed as materialized (
      select distinct ${scholarshipId} as id from ${catalogueChanges}
      where ${sequence} > ${after} and ${sequence} <= ${upTo} limit ${CHANGES + 1}
    ), looked_at as materialized (
      select scholarship_id as id, ${meets(sought)} as is_found from ${scholarshipTexts}
      where scholarship_id in (select id from changed))
    select (select count(*)::int from changed) as count,
      (select coalesce(string_agg(uuid_send(id), ''), '') from changed) as ids,
      (select coalesce(string_agg(uuid_send(id), ''), '') from looked_at where is_found) as found`)
  const [row] = rows
  return row && row.count <= CHANGES ? row : undefined
}

/** Known to the planner as a value only: it takes words that many have as a reason to read all. */
const asked = ({ words }: Sought): SQL =>
  sql`asked as materialized (select ${words ?? null}::tsquery as query)`

/** A condition on rows of scholarship_texts. */
function meets({ words, asksOnly, ...rules }: Sought): SQL {
  const conditions = meetsRules(rules, sql`scholarship_texts.scholarship_id`)
  if (words !== undefined) conditions.push(sql`words @@ (select query from asked)`)
  if (asksOnly) {
    const { scholarshipId, fieldId, removedAt } = requirements
    const fields = sql`array(select jsonb_array_elements_text(${JSON.stringify(asksOnly)}::jsonb))`
    conditions.push(
      sql`scholarship_texts.scholarship_id in (
        select ${scholarshipId} from ${requirements}
        where ${removedAt} is null and ${fieldId} = any(${fields}))`,
      sql`not exists (
        select from ${requirements}
        where ${scholarshipId} = scholarship_texts.scholarship_id
          and ${removedAt} is null and ${fieldId} <> all(${fields}))`,
    )
  }
  return sql.join(conditions, sql` and `)
}
