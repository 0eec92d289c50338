import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import { supportRequests } from '../../../../db/schema/support.ts'
import type { Owner } from './read-owner.ts'

/** What the person asked, also as a guest from the address of the account. */
export const readSupport = (db: Queryable, { applicantIds, provenEmail }: Owner) => {
  const { applicantId, createdAt, email } = supportRequests
  const asGuest =
    provenEmail === undefined ? undefined : and(isNull(applicantId), eq(email, provenEmail))
  return db
    .select()
    .from(supportRequests)
    .where(or(inArray(applicantId, applicantIds), asGuest))
    .orderBy(asc(createdAt))
}
