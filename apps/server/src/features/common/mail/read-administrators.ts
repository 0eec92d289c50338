import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'

export type Administrator = Awaited<ReturnType<typeof readAdministrators>>[number]

/** Who is mailed of what waits for an administrator; an address that is unproven may be a stranger's. */
export const readAdministrators = (db: Queryable) =>
  db
    .select({ userId: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(
      and(eq(users.role, 'ADMIN'), isNull(users.purgeAfter), isNotNull(users.emailConfirmedAt)),
    )
