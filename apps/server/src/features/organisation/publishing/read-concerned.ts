import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { applications } from '../../../db/schema/applications.ts'
import type { scholarshipNotices } from '../../../db/schema/publishing.ts'
import { savedScholarships } from '../../../db/schema/scholarships.ts'

export type NoticeRow = typeof scholarshipNotices.$inferSelect

/** Somebody who saved a scholarship, began an application of its round or sent one. */
export interface Concerned {
  applicantId: string
  userId: string
  email: string
  firstName: string
  /** The most of the three. */
  involvement: 'sent' | 'begun' | 'saved'
}

/** Who has to do with a round and did not withdraw, each by how far they are: 0 saved, 1 begun, 2 sent. */
const involved = ({ scholarshipId, cycle }: Pick<NoticeRow, 'scholarshipId' | 'cycle'>) => sql`
  select applicant_id, case status when 'Received' then 2 else 1 end as rank
  from ${applications} where scholarship_id = ${scholarshipId} and cycle = ${cycle}
    and stage is distinct from 'withdrawn'
  union all
  select applicant_id, 0 from ${savedScholarships} where scholarship_id = ${scholarshipId}`

/** How many people a notice would tell, each once, by how far they are. */
export async function countConcerned(
  db: Queryable,
  round: Pick<NoticeRow, 'scholarshipId' | 'cycle'>,
): Promise<Record<Concerned['involvement'], number>> {
  const { rows } = await db.execute<Record<Concerned['involvement'], number>>(sql`
    select count(*) filter (where rank = 0)::int as saved,
      count(*) filter (where rank = 1)::int as begun,
      count(*) filter (where rank = 2)::int as sent
    from (
      select max(rank) as rank from (${involved(round)}) as involved
      join ${applicants} on applicants.id = applicant_id
      join ${users} on users.id = user_id
      where purge_after is null group by applicant_id
    ) as people`)
  return rows[0] ?? { saved: 0, begun: 0, sent: 0 }
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** The next whom a notice concerns, by id; nobody whose account must go. */
export async function readConcerned(
  db: Queryable,
  { toldUpTo, ...round }: Pick<NoticeRow, 'scholarshipId' | 'cycle' | 'toldUpTo'>,
  atMost: number,
): Promise<Concerned[]> {
  const { rows } = await db.execute<Concerned & Record<string, unknown>>(sql`
    with involved as (${involved(round)})
    select applicants.id as "applicantId", users.id as "userId", users.email,
      users.first_name as "firstName",
      (array['saved', 'begun', 'sent'])[max(rank) + 1] as involvement
    from involved
    join ${applicants} on applicants.id = applicant_id
    join ${users} on users.id = user_id
    where purge_after is null and applicants.id > ${toldUpTo ?? BEFORE_ALL}
    group by applicants.id, users.id
    order by applicants.id limit ${atMost}`)
  return rows
}
