import { sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { DAY_MILLISECONDS } from '../../../days.ts'
import {
  answerHistory,
  answerSources,
  applicationAnswers,
  applications,
} from '../../../db/schema/applications.ts'

/** Every version is kept for a day; thinning looks a week further back, so that it may miss runs. */
const KEPT_DAYS = 1
const LOOKED_AT_DAYS = 8
const WINDOW_SECONDS = 600

/** What the history of one answer may take on disk; a long essay has thousands of versions in it. */
const MOST_BYTES = 4 * 1_048_576

type Kept = Pick<App, 'db' | 'clock'>

/**
 * Thins what autosave wrote into drafts. The current version and those that other answers were
 * taken from stay, and so does everything of an application that was sent. Safe to repeat.
 */
export async function thinAnswerHistory(app: Kept): Promise<number> {
  return (await thinByTime(app)) + (await thinBySize(app))
}

const daysAgo = ({ clock }: Kept, days: number) =>
  new Date(clock.now().getTime() - days * DAY_MILLISECONDS)

/** Of versions older than a day, each ten minutes keep their last and their longest. */
async function thinByTime(app: Kept): Promise<number> {
  const { rowCount } = await app.db.execute(sql`
    with ranked as (
      select h.application_id, h.requirement_id, h.version,
        row_number() over (span order by h.version desc) as lastness,
        row_number() over (span order by length(h.value::text) desc, h.version desc) as longness
      from ${answerHistory} h
      join ${applications} a on a.id = h.application_id and a.status = 'Draft'
      where h.saved_at < ${daysAgo(app, KEPT_DAYS)} and h.saved_at >= ${daysAgo(app, LOOKED_AT_DAYS)}
      window span as (
        partition by h.application_id, h.requirement_id,
          floor(extract(epoch from h.saved_at) / ${WINDOW_SECONDS}))
    )
    delete from ${answerHistory} h using ranked r
    where h.application_id = r.application_id and h.requirement_id = r.requirement_id
      and h.version = r.version and r.lastness > 1 and r.longness > 1 and not ${isNeeded}`)
  return rowCount ?? 0
}

/** The oldest go from answers that were written lately and whose versions take too much together. */
async function thinBySize(app: Kept): Promise<number> {
  const { rowCount } = await app.db.execute(sql`
    with written as (
      select distinct h.application_id, h.requirement_id
      from ${answerHistory} h
      join ${applications} a on a.id = h.application_id and a.status = 'Draft'
      where h.saved_at >= ${daysAgo(app, LOOKED_AT_DAYS)}
    ), sized as (
      select h.application_id, h.requirement_id, h.version,
        sum(pg_column_size(h.value)) over (
          partition by h.application_id, h.requirement_id order by h.version desc) as bytes
      from ${answerHistory} h
      join written w on w.application_id = h.application_id
        and w.requirement_id = h.requirement_id
    )
    delete from ${answerHistory} h using sized s
    where h.application_id = s.application_id and h.requirement_id = s.requirement_id
      and h.version = s.version and s.bytes > ${MOST_BYTES} and not ${isNeeded}`)
  return rowCount ?? 0
}

/** Whether the version `h` is the current one, or one that another answer was taken from. */
const isNeeded = sql`(
  exists (
    select from ${applicationAnswers} c where c.application_id = h.application_id
      and c.requirement_id = h.requirement_id and c.version = h.version)
  or exists (
    select from ${answerSources} s where s.source_application_id = h.application_id
      and s.source_requirement_id = h.requirement_id and s.source_version = h.version))`
