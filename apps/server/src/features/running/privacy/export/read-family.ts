import { eq, getTableColumns, inArray, or } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import { applicants, users } from '../../../../db/schema/accounts.ts'
import { familyInvitations, familyLinks, familySuggestions } from '../../../../db/schema/family.ts'
import { scholarships } from '../../../../db/schema/scholarships.ts'
import type { Owner } from './read-owner.ts'

/** Who is linked, who was invited and what was suggested; the others by name only. */
export async function readFamily(db: Queryable, { userId, applicantIds }: Owner) {
  const isMine = or(eq(familyLinks.parentId, userId), inArray(familyLinks.studentId, applicantIds))
  const { tokenHash: _hash, ...invitation } = getTableColumns(familyInvitations)
  return {
    parents: await readLinked(db, inArray(familyLinks.studentId, applicantIds), 'parent'),
    students: await readLinked(db, eq(familyLinks.parentId, userId), 'student'),
    invitations: await db
      .select(invitation)
      .from(familyInvitations)
      .where(inArray(familyInvitations.inviterId, applicantIds)),
    suggestions: await db
      .select({ ...getTableColumns(familySuggestions), scholarship: scholarships.title })
      .from(familySuggestions)
      .innerJoin(familyLinks, eq(familyLinks.id, familySuggestions.linkId))
      .innerJoin(scholarships, eq(scholarships.id, familySuggestions.scholarshipId))
      .where(isMine),
  }
}

function readLinked(db: Queryable, which: ReturnType<typeof eq>, other: 'parent' | 'student') {
  const otherUser = other === 'parent' ? familyLinks.parentId : applicants.userId
  return db
    .select({
      id: familyLinks.id,
      firstName: users.firstName,
      lastName: users.lastName,
      createdAt: familyLinks.createdAt,
    })
    .from(familyLinks)
    .innerJoin(applicants, eq(applicants.id, familyLinks.studentId))
    .innerJoin(users, eq(users.id, otherUser))
    .where(which)
}
