import type { Digest } from '@laurel/contract/applicants'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Queryable } from '../../../db/database.ts'
import { transact } from '../../../db/transact.ts'
import { organisationMembers } from '../../../db/schema/organisations.ts'
import type { Member } from '../organisations/require-member.ts'

const isOf = ({ organisationId, userId }: Member) =>
  and(
    eq(organisationMembers.organisationId, organisationId),
    eq(organisationMembers.userId, userId),
  )

/** How a member is told of applications that came. */
export async function readDigest(db: Queryable, member: Member): Promise<{ digest: Digest }> {
  const { digest } = organisationMembers
  const [row] = await db.select({ digest }).from(organisationMembers).where(isOf(member))
  return { digest: row?.digest ?? 'none' }
}

/** Chooses it; what came while nothing was to be told is not told later. */
export async function chooseDigest(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  member: Member,
  digest: Digest,
): Promise<{ digest: Digest }> {
  const { digest: before, toldUntil } = organisationMembers
  const from = sql`case when ${before} = 'none' then ${clock.now()} else ${toldUntil} end`
  await transact(db, (tx) =>
    tx.update(organisationMembers).set({ digest, toldUntil: from }).where(isOf(member)),
  )
  return { digest }
}
