import type { Organisation } from '@laurel/contract/organisations'
import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import {
  organisationProfiles,
  organisations,
  organisationVettings,
} from '../../../db/schema/organisations.ts'
import { CallFailure } from '../../../http/failures.ts'
import { readOwnOrganisations } from './queries.ts'
import { readAskedName } from './names/queries.ts'
import type { Member } from './require-member.ts'

type ProfileRow = typeof organisationProfiles.$inferSelect

/** An organisation as its members see it. */
export async function viewOrganisation(
  db: Queryable,
  { userId, organisationId }: Member,
): Promise<Organisation> {
  // One after the other: a refused change reads this in its transaction.
  const own = await readOwnOrganisations(db, userId)
  const [row] = await db
    .select({ version: organisations.version, profile: organisationProfiles })
    .from(organisations)
    .leftJoin(organisationProfiles, eq(organisationProfiles.organisationId, organisations.id))
    .where(eq(organisations.id, organisationId))
  const [latest] = await db
    .select()
    .from(organisationVettings)
    .where(eq(organisationVettings.organisationId, organisationId))
    .orderBy(desc(organisationVettings.decidedAt), desc(organisationVettings.id))
    .limit(1)
  const askedName = await readAskedName(db, organisationId)
  const organisation = own.find(({ id }) => id === organisationId)
  // Removed since the right was checked.
  if (!organisation || !row) throw new CallFailure('NOT_FOUND')
  const { version, profile } = row
  return {
    ...organisation,
    version,
    askedName,
    profile: profile ? toProfile(profile) : null,
    askedAt: profile?.askedAt?.toISOString() ?? null,
    verdict: latest
      ? {
          verdict: latest.verdict,
          note: latest.note,
          decidedAt: latest.decidedAt.toISOString(),
        }
      : null,
  }
}

export function toProfile({
  organisationId: _id,
  vetting: _vetting,
  askedAt: _askedAt,
  updatedAt: _updatedAt,
  ...profile
}: ProfileRow) {
  return profile
}
