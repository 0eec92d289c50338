import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { applications, providerApplications } from '../../../db/schema/applications.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { countSubmitted, readFreeLimit, readIsSubscriber } from '../../money/quota/queries.ts'
import { canView } from './policy.ts'
import type { ScholarshipRow } from './queries.ts'

/**
 * Whether there is a draft or an application of any round, sent here or noted as sent elsewhere;
 * `besides` the one that is being begun.
 */
export async function readHasApplication(
  db: Queryable,
  applicantId: OwnApplicantId,
  scholarshipId: string,
  besides: string | null = null,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from ${applications}
    where applicant_id = ${applicantId} and scholarship_id = ${scholarshipId}
      and id is distinct from ${besides}::uuid
    union all
    select 1 from ${providerApplications}
    where applicant_id = ${applicantId} and scholarship_id = ${scholarshipId}
    limit 1`)
  return rows.length > 0
}

/**
 * Whether a student may open a scholarship's page, and so begin a draft of it or note that they
 * applied elsewhere: what is begun or noted stays open, and must be no way past the limit of free
 * views. What is sent counts toward that limit.
 */
export async function mayOpen(
  tx: Transaction,
  applicantId: OwnApplicantId,
  { id, isRandomDraw }: Pick<ScholarshipRow, 'id' | 'isRandomDraw'>,
  { now, besides }: { now: Date; besides?: string },
): Promise<boolean> {
  return canView({
    isRandomDraw,
    isSubscriber: await readIsSubscriber(tx, applicantId, now),
    scholarshipCount: await countSubmitted(tx, applicantId),
    freeLimit: await readFreeLimit(tx, applicantId),
    hasOwnApplication: await readHasApplication(tx, applicantId, id, besides),
  })
}
