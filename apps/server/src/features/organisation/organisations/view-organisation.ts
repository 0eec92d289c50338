import type { Organisation } from '@laurel/contract/organisations'
import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { organisationProfiles, organisationVettings } from '../../../db/schema/organisations.ts'
import { CallFailure } from '../../../http/failures.ts'
import { readOwnOrganisations } from './queries.ts'
import type { Member } from './require-member.ts'

type ProfileRow = typeof organisationProfiles.$inferSelect

/** An organisation as its members see it. */
export async function viewOrganisation(
  db: Queryable,
  { userId, organisationId }: Member,
): Promise<Organisation> {
  const [own, [profile], [latest]] = await Promise.all([
    readOwnOrganisations(db, userId),
    db
      .select()
      .from(organisationProfiles)
      .where(eq(organisationProfiles.organisationId, organisationId)),
    db
      .select()
      .from(organisationVettings)
      .where(and(eq(organisationVettings.organisationId, organisationId)))
      .orderBy(desc(organisationVettings.decidedAt), desc(organisationVettings.id))
      .limit(1),
  ])
  const organisation = own.find(({ id }) => id === organisationId)
  // Removed since the right was checked.
  if (!organisation) throw new CallFailure('NOT_FOUND')
  return {
    ...organisation,
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
