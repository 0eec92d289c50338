import type { Criteria } from '@laurel/matching/criteria'
import { isWhole } from '@laurel/matching/known'
import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { publications } from '../../../db/schema/notifications.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { isEarly, isOpen } from '../../catalogue/scholarships/policy.ts'
import type { Run } from './begin-run.ts'

/** Publications that are read at a time: an import may publish more than memory holds. */
const MOST = 500
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

export interface Published {
  id: string
  criteria: Criteria
  amountMaxUsd: number
  organisationId: string
  isRandomDraw: boolean
  /** Only subscribers see it yet. */
  isEarly: boolean
}

const COLUMNS = {
  id: scholarships.id,
  criteria: scholarships.criteria,
  known: scholarships.known,
  amountMaxUsd: scholarships.amountMaxUsd,
  status: scholarships.status,
  opensAt: scholarships.opensAt,
  closesAt: scholarships.closesAt,
  earlyAccessUntil: scholarships.earlyAccessUntil,
  isRandomDraw: scholarships.isRandomDraw,
  organisationId: scholarships.organisationId,
}

type Reads = Pick<App, 'db' | 'clock'>

type Row = Pick<typeof scholarships.$inferSelect, keyof typeof COLUMNS>

/** What a run is about and everybody can still apply to, by id, page by page. */
export async function* readPublications(
  { db, clock }: Reads,
  { id: runId }: Pick<Run, 'id'>,
  atMost = MOST,
): AsyncGenerator<Published[]> {
  const pages = inPages((after) => {
    // Of the publications first: a join of both might go through the catalogue for each page.
    const page = db
      .select({ id: publications.scholarshipId })
      .from(publications)
      .where(and(eq(publications.runId, runId), gt(publications.scholarshipId, after)))
      .orderBy(asc(publications.scholarshipId))
      .limit(atMost)
    return db
      .select(COLUMNS)
      .from(scholarships)
      .where(inArray(scholarships.id, page))
      .orderBy(asc(scholarships.id))
  })
  for await (const rows of pages) yield openOnes(rows, clock.now(), { isEarly: false })
}

/** What only subscribers see now and can apply to, by id, page by page. */
export async function* readEarlyPublications(
  { db, clock }: Reads,
  atMost = MOST,
): AsyncGenerator<Published[]> {
  const now = clock.now()
  const pages = inPages((after) =>
    db
      .select(COLUMNS)
      .from(publications)
      .innerJoin(scholarships, eq(scholarships.id, publications.scholarshipId))
      .where(
        and(
          isNull(publications.runId),
          gt(publications.scholarshipId, after),
          gt(scholarships.earlyAccessUntil, now),
        ),
      )
      .orderBy(asc(publications.scholarshipId))
      .limit(atMost),
  )
  for await (const rows of pages) yield openOnes(rows, now, { isEarly: true })
}

/** Reads on after the last id of the page before, until there is none. */
async function* inPages(read: (after: string) => PromiseLike<Row[]>): AsyncGenerator<Row[]> {
  for (let last = BEFORE_ALL; ;) {
    const rows = await read(last)
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = end.id
  }
}

/**
 * Those that can be applied to, only by subscribers or by everybody, and of which it is known whole
 * whom they are for: nobody is told of a match that may be none.
 */
const openOnes = (rows: Row[], now: Date, wanted: { isEarly: boolean }): Published[] =>
  rows
    .filter((row) => isWhole(row.known) && isOpen(row, now) && isEarly(row, now) === wanted.isEarly)
    .map(({ id, criteria, amountMaxUsd, organisationId, isRandomDraw }) => ({
      id,
      criteria,
      amountMaxUsd,
      organisationId,
      isRandomDraw,
      ...wanted,
    }))

/** Whether a run is about something that subscribers may have been told of before. */
export async function hasOnceEarly({ db }: Reads, { id }: Pick<Run, 'id'>): Promise<boolean> {
  const [row] = await db
    .select({ id: scholarships.id })
    .from(publications)
    .innerJoin(scholarships, eq(scholarships.id, publications.scholarshipId))
    .where(and(eq(publications.runId, id), isNotNull(scholarships.earlyAccessUntil)))
    .limit(1)
  return row !== undefined
}
