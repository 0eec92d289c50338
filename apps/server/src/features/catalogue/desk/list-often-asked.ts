import type { AnswerOf, QueryOf } from '@laurel/contract/define-call'
import { OFTEN_ASKED, type listOftenAsked as listCall } from '@laurel/contract/questions-admin'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { QUESTION_KEY } from '../../../db/schema/listings.ts'
import { isOfAll } from '../matches/read-attested.ts'

type Answer = AnswerOf<typeof listCall>
type Found = Answer['questions'][number]

/** As many listings of a question are named. */
const NAMED = 5

/** Questions that readers put and nobody turned down, of what is listed and means the same everywhere. */
export const questionsRead = (): SQL => sql`
  select clause.id, clause.scholarship_id, clause.words, clause.state, clause.confidence,
    clause.criteria->>'attest' as question, ${QUESTION_KEY} as key
  from listing_clauses as clause join scholarships as listing on listing.id = clause.scholarship_id
  where clause.read_criteria->>'attest' is not null and clause.criteria->>'attest' is not null
    and not clause.criteria ? 'soft' and clause.state <> 'rejected'
    and listing.status = 'published' and ${isOfAll(sql`clause.read_criteria->>'attest'`)}`

/** What so many listings ask that nobody settled yet, by what is meant. */
const oftenAsked = (): SQL => sql`
  select key, count(distinct scholarship_id)::int as listings,
    count(distinct question)::int as wordings,
    mode() within group (order by question) as question
  from (${questionsRead()}) as read
  where not exists (select from settled_questions as settled where settled.key = read.key)
  group by key
  having count(distinct scholarship_id) >= ${OFTEN_ASKED} and bool_or(state = 'read')`

/** A part of what many listings ask, the most frequent first, each with some who ask it. */
export async function listOftenAsked(
  db: Queryable,
  { offset, limit }: QueryOf<typeof listCall>,
): Promise<Answer> {
  const { rows } = await db.execute<Omit<Found, 'examples'> & { total: number }>(sql`
    select often.*, (count(*) over ())::int as total from (${oftenAsked()}) as often
    order by listings desc, key offset ${offset} limit ${limit - offset}`)
  const examples = await readExamples(
    db,
    rows.map(({ key }) => key),
  )
  return {
    total: rows[0]?.total ?? 0,
    questions: rows.map(({ total: _total, ...found }) => ({
      ...found,
      examples: examples.get(found.key) ?? [],
    })),
  }
}

type Example = Found['examples'][number]

async function readExamples(db: Queryable, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, Example[]>()
  const { rows } = await db.execute<Example & { key: string }>(sql`
    select key, listing.id, listing.title, sponsor.name as sponsor, words from (
      select *, row_number() over (partition by key order by scholarship_id) as place from (
        select distinct on (key, scholarship_id) key, scholarship_id, words
        from (${questionsRead()}) as read
        where key in ${keys}
        order by key, scholarship_id, id) as each) as named
    join scholarships as listing on listing.id = named.scholarship_id
    join organisations as sponsor on sponsor.id = listing.organisation_id
    where place <= ${NAMED}
    order by key, place`)
  const byKey = Map.groupBy(rows, ({ key }) => key)
  return new Map(
    [...byKey].map(([key, named]) => [key, named.map(({ key: _key, ...example }) => example)]),
  )
}
