import type { Criteria } from '@laurel/matching/criteria'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { publications } from '../../db/schema/notifications.ts'
import { scholarships } from '../../db/schema/scholarships.ts'
import { isEarly, isOpen } from '../scholarships/policy.ts'
import type { Run } from './begin-run.ts'

/** Publications that are read at a time: an import may publish more than memory holds. */
const MOST = 500
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

export interface Published {
  id: string
  criteria: Criteria
  amountMaxUsd: number
}

/** What a run is about and can still be applied to, by id, page by page. */
export async function* readPublications(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { id: runId }: Pick<Run, 'id'>,
  atMost = MOST,
): AsyncGenerator<Published[]> {
  let last = BEFORE_ALL
  for (;;) {
    // Of the publications first: a join of both might go through the catalogue for each page.
    const page = db
      .select({ id: publications.scholarshipId })
      .from(publications)
      .where(and(eq(publications.runId, runId), gt(publications.scholarshipId, last)))
      .orderBy(asc(publications.scholarshipId))
      .limit(atMost)
    const rows = await db
      .select({
        id: scholarships.id,
        criteria: scholarships.criteria,
        amountMaxUsd: scholarships.amountMaxUsd,
        status: scholarships.status,
        opensAt: scholarships.opensAt,
        closesAt: scholarships.closesAt,
        earlyAccessUntil: scholarships.earlyAccessUntil,
        isRandomDraw: scholarships.isRandomDraw,
      })
      .from(scholarships)
      .where(inArray(scholarships.id, page))
      .orderBy(asc(scholarships.id))
    const end = rows.at(-1)
    if (!end) return
    const now = clock.now()
    yield rows
      .filter((row) => isOpen(row, now) && !isEarly(row, now))
      .map(({ id, criteria, amountMaxUsd }) => ({ id, criteria, amountMaxUsd }))
    last = end.id
  }
}
