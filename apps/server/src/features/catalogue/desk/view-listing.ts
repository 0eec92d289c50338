import type { DeskListing } from '@laurel/contract/desk-admin'
import type { Clause } from '@laurel/matching/criteria'
import { FACTS } from '@laurel/matching/facts'
import { parseCriteria } from '@laurel/matching/parse-criteria'
import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { readFindings, readSource } from '../sources/queries.ts'
import { readCautions } from './read-cautions.ts'
import { readFlags } from '../trust/read-flags.ts'
import { readPairs, readReports, toldOf } from './read-besides.ts'
import { readHeldBack } from './read-held-back.ts'
import { listingClauses, listingTexts } from '../../../db/schema/listings.ts'
import { organisations } from '../../../db/schema/organisations.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'

/** One listing with its texts and all that was read in them. */
export async function viewListing(db: Queryable, id: string): Promise<DeskListing> {
  const [found] = await db
    .select({ listing: scholarships, sponsor: organisations.name, texts: listingTexts.texts })
    .from(scholarships)
    .innerJoin(organisations, eq(organisations.id, scholarships.organisationId))
    .leftJoin(listingTexts, eq(listingTexts.scholarshipId, scholarships.id))
    .where(eq(scholarships.id, id))
  if (!found) throw new CallFailure('NOT_FOUND')
  const { listing, sponsor, texts } = found
  const { title, status, known, applyUrl, source, updatedAt } = listing
  return {
    id,
    title,
    sponsor,
    status,
    known,
    heldBack: await readHeldBack(db, id),
    url: applyUrl ?? source?.url ?? null,
    updatedAt: updatedAt.toISOString(),
    texts: texts ?? [],
    clauses: await readClauses(db, id),
    source: await readSource(db, id),
    findings: await readFindings(db, id),
    pairs: await readPairs(db, id),
    reports: await readReports(db, id),
    cautions: await readCautions(db, id),
    flags: (await readFlags(db, id)).map(({ setAt, ...flag }) => ({
      ...flag,
      setAt: setAt.toISOString(),
    })),
    told: toldOf(listing),
  }
}

async function readClauses(db: Queryable, id: string): Promise<DeskListing['clauses']> {
  const rows = await db
    .select()
    .from(listingClauses)
    .where(eq(listingClauses.scholarshipId, id))
    .orderBy(asc(listingClauses.position))
  const elsewhere = await countElsewhere(db, id)
  return rows.map((row) => ({
    id: row.id,
    words: row.words,
    textIndex: row.textIndex,
    from: row.fromCharacter,
    to: row.toCharacter,
    confidence: row.confidence,
    why: row.why,
    state: row.state,
    readCriteria: toJson(row.readCriteria),
    criteria: toJson(row.criteria),
    isAsked: row.isAsked,
    elsewhere: elsewhere.get(row.likeness) ?? 0,
  }))
}

/** With its fact first, as a person reads it: the database keeps keys in an order of its own. */
function toJson(clause: Clause): string {
  const parsed = parseCriteria([clause], FACTS)
  return JSON.stringify('criteria' in parsed ? parsed.criteria.all[0] : clause)
}

/** In how many other listings the same sentence waits, by likeness. */
async function countElsewhere(db: Queryable, id: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ likeness: string; listings: number }>(sql`
    select likeness, count(distinct scholarship_id)::int as listings
    from listing_clauses
    where scholarship_id <> ${id} and state = 'read' and likeness in (
      select likeness from listing_clauses where scholarship_id = ${id} and confidence <> 'certain')
    group by likeness`)
  return new Map(rows.map(({ likeness, listings }) => [likeness, listings]))
}
