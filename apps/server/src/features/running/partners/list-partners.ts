import type { AnswerOf, QueryOf } from '@laurel/contract/define-call'
import type { listPartners as listCall } from '@laurel/contract/partners-admin'
import { sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { users } from '../../../db/schema/accounts.ts'
import { referralCodes } from '../../../db/schema/billing.ts'
import { partners } from '../../../db/schema/partners.ts'
import { LINK_OF, readPartners } from './queries.ts'

type Listed = AnswerOf<typeof listCall>
const MOST_UNCLAIMED = 20

/** A part of all partners, and the links that are nobody's. */
export async function listPartners(
  app: Pick<App, 'db' | 'clock'>,
  { offset, limit }: QueryOf<typeof listCall>,
): Promise<Listed> {
  const [total, found, unclaimed] = await Promise.all([
    app.db.$count(partners),
    readPartners(app, { offset, size: limit - offset }),
    readUnclaimed(app),
  ])
  return { total, partners: found, unclaimed }
}

/** Not those with which members invite their friends. */
async function readUnclaimed({ db }: Pick<App, 'db'>): Promise<Listed['unclaimed']> {
  const { rows } = await db.execute<Listed['unclaimed'][number]>(sql`
    select ${LINK_OF} as "linkId", count(*)::int as "signUps" from ${users}
    where ${users.tracking} is not null and ${LINK_OF} is not null
      and not exists (select from ${partners} where ${partners.linkId} = ${LINK_OF})
      and not exists (select from ${referralCodes} where ${referralCodes.code} = ${LINK_OF})
    group by 1 order by 2 desc, 1 limit ${MOST_UNCLAIMED}`)
  return rows
}
