import type { AnswerOf, QueryOf } from '@laurel/contract/define-call'
import type {
  listVettings as listCall,
  VettedOrganisation,
} from '@laurel/contract/organisations-admin'
import { asc, desc, eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import { users } from '../../../../db/schema/accounts.ts'
import {
  organisationProfiles,
  organisations,
  organisationVettings,
} from '../../../../db/schema/organisations.ts'
import { CallFailure } from '../../../../http/failures.ts'
import { nameOf } from '../members/rules.ts'
import { readOwners } from '../queries.ts'
import { toProfile } from '../view-organisation.ts'

const { askedAt, organisationId, updatedAt, vetting } = organisationProfiles

/** Those that wait come in the order in which they asked; others by their latest change. */
export async function listVettings(
  db: Queryable,
  { offset, limit, vetting: wanted }: QueryOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const where = eq(vetting, wanted)
  const order = wanted === 'waiting' ? asc(askedAt) : desc(updatedAt)
  const total = await db.$count(organisationProfiles, where)
  const rows = await selectVetted(db, where)
    .orderBy(order, asc(organisationId))
    .offset(offset)
    .limit(limit - offset)
  return { total, organisations: await Promise.all(rows.map((row) => toVetted(db, row))) }
}

export async function viewVetting(db: Queryable, id: string): Promise<VettedOrganisation> {
  const [row] = await selectVetted(db, eq(organisationId, id))
  if (!row) throw new CallFailure('NOT_FOUND')
  return toVetted(db, row)
}

const selectVetted = (db: Queryable, where: SQL) =>
  db
    .select({ organisation: organisations, profile: organisationProfiles })
    .from(organisationProfiles)
    .innerJoin(organisations, eq(organisations.id, organisationId))
    .where(where)

type VettedRow = Awaited<ReturnType<typeof selectVetted>>[number]

async function toVetted(
  db: Queryable,
  { organisation: { id, name, version, createdAt }, profile }: VettedRow,
): Promise<VettedOrganisation> {
  const owners = await readOwners(db, id)
  const vettings = await readWords(db, id)
  return {
    id,
    name,
    vetting: profile.vetting,
    version,
    profile: toProfile(profile),
    askedAt: profile.askedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    owners: owners.map(({ email, isEmailConfirmed, ...owner }) => ({
      name: nameOf(owner),
      email,
      isEmailConfirmed,
    })),
    vettings: vettings.map(({ verdict, checked, note, decidedAt, decidedBy }) => ({
      verdict,
      checked,
      note,
      decidedAt: decidedAt.toISOString(),
      decidedBy: decidedBy && nameOf(decidedBy),
    })),
  }
}

const readWords = (db: Queryable, id: string) =>
  db
    .select({
      verdict: organisationVettings.verdict,
      checked: organisationVettings.checked,
      note: organisationVettings.note,
      decidedAt: organisationVettings.decidedAt,
      decidedBy: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(organisationVettings)
    .leftJoin(users, eq(users.id, organisationVettings.decidedBy))
    .where(eq(organisationVettings.organisationId, id))
    .orderBy(desc(organisationVettings.decidedAt), desc(organisationVettings.id))
