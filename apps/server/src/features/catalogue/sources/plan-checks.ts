import { sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'

/**
 * Every published listing that leads to a page of its own is looked at; one whose page is another
 * than before begins anew.
 */
export async function planChecks({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().toISOString()
  await db.execute(sql`
    insert into listing_sources (scholarship_id, address, next_address, next_host, due_at)
    select id, address, address, lower(substring(address from ${HOST})), ${now}::timestamptz
    from (
      select id, coalesce(apply_url, source ->> 'url') as address from scholarships
      where status = 'published' and delivery = 'provider' and not is_sample) as listing
    where substring(address from ${HOST}) is not null
    on conflict (scholarship_id) do update set
      address = excluded.address, next_address = excluded.address, next_host = excluded.next_host,
      steps = 0, due_at = excluded.due_at, etag = null, last_modified = null, text = null,
      fingerprint = null, read_at = null, changed_at = null, missed_at = '[]', dead_since = null,
      problem = null
    where listing_sources.address <> excluded.address`)
}

/** The name of the server in an address of the web. */
const HOST = '^https?://(?:[^/?#@]*@)?([^/?#@:]+)'
