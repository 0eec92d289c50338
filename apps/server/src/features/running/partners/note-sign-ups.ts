import { sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { users } from '../../../db/schema/accounts.ts'
import { partners, partnerSignUps } from '../../../db/schema/partners.ts'
import { LINK_OF } from './queries.ts'

/** Longer values of links are cut. */
const KEPT_CHARACTERS = 100

const kept = (name: string) =>
  sql`left(coalesce(${users.tracking} ->> ${name}, ''), ${KEPT_CHARACTERS}::int)`

/**
 * Notes accounts that a partner's link led to while they were a partner; not their own. Safe to
 * repeat. It is done by the hour, so that signing up knows nothing of partners.
 */
export async function noteSignUps({ db }: Pick<App, 'db'>): Promise<void> {
  await db.execute(sql`
    insert into ${partnerSignUps} (id, partner_id, user_id, source_id, utm_source, signed_up_at)
    select gen_random_uuid(), ${partners.id}, ${users.id}, ${kept('trackDeskSourceId')},
      ${kept('utmSource')}, ${users.createdAt}
    from ${partners} join ${users} on ${LINK_OF} = ${partners.linkId}
    where ${users.tracking} is not null and ${users.role} = 'APPLICANT'
      and ${users.email} <> ${partners.email} and ${users.createdAt} >= ${partners.createdAt}
      and (${partners.endedAt} is null or ${users.createdAt} < ${partners.endedAt})
    on conflict do nothing`)
}
