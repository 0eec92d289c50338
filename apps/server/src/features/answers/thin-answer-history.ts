import { sql } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { DAY_MILLISECONDS } from '../../days.ts'
import {
  answerHistory,
  answerSources,
  applicationAnswers,
  applications,
} from '../../db/schema/applications.ts'

/** Every version is kept for a day; thinning looks a week further back, so that it may miss runs. */
const KEPT_DAYS = 1
const LOOKED_AT_DAYS = 8
const WINDOW_SECONDS = 600

/**
 * Thins what autosave wrote: of drafts' versions older than a day, each ten minutes keep their
 * last and their longest. The current version and those that other answers were taken from stay,
 * and so does everything of an application that was sent. Safe to repeat.
 */
export async function thinAnswerHistory({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MILLISECONDS)
  const { rowCount } = await db.execute(sql`
    with ranked as (
      select h.application_id, h.requirement_id, h.version,
        row_number() over (span order by h.version desc) as lastness,
        row_number() over (span order by length(h.value::text) desc, h.version desc) as longness
      from ${answerHistory} h
      join ${applications} a on a.id = h.application_id and a.status = 'Draft'
      where h.saved_at < ${daysAgo(KEPT_DAYS)} and h.saved_at >= ${daysAgo(LOOKED_AT_DAYS)}
      window span as (
        partition by h.application_id, h.requirement_id,
          floor(extract(epoch from h.saved_at) / ${WINDOW_SECONDS}))
    )
    delete from ${answerHistory} h using ranked r
    where h.application_id = r.application_id and h.requirement_id = r.requirement_id
      and h.version = r.version and r.lastness > 1 and r.longness > 1
      and not exists (
        select from ${applicationAnswers} c where c.application_id = h.application_id
          and c.requirement_id = h.requirement_id and c.version = h.version)
      and not exists (
        select from ${answerSources} s where s.source_application_id = h.application_id
          and s.source_requirement_id = h.requirement_id and s.source_version = h.version)`)
  return rowCount ?? 0
}
