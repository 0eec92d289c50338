import type { AnswerOf } from '@laurel/contract/define-call'
import type { listSuggestions as listCall } from '@laurel/contract/family'
import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Queryable } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { familyLinks, familySuggestions } from '../../../db/schema/family.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import type { ApplicantSession, OwnApplicantId } from '../../../http/session.ts'
import { listScholarships } from '../../catalogue/scholarships/list-scholarships.ts'
import { fullName } from './rules.ts'

/** What linked parents suggest and waits for an answer, latest first. */
export async function listSuggestions(
  app: App,
  who: ApplicantSession,
): Promise<AnswerOf<typeof listCall>> {
  const rows = await readOpen(app.db, who.applicantId)
  const ids = [...new Set(rows.map(({ suggestion }) => suggestion.scholarshipId))]
  const listed = await listScholarships(app, who, ids)
  const byId = new Map(listed.map((scholarship) => [scholarship.id, scholarship]))
  return rows.flatMap(({ suggestion, parent }) => {
    const scholarship = byId.get(suggestion.scholarshipId)
    if (!scholarship) return []
    const { id, note, createdAt } = suggestion
    const suggestedBy = fullName(parent, 'A parent')
    return [{ id, scholarship, suggestedBy, note, createdAt: createdAt.toISOString() }]
  })
}

const readOpen = (db: Queryable, studentId: OwnApplicantId) =>
  db
    .select({
      suggestion: familySuggestions,
      parent: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(familySuggestions)
    .innerJoin(familyLinks, eq(familyLinks.id, familySuggestions.linkId))
    .innerJoin(users, eq(users.id, familyLinks.parentId))
    .innerJoin(scholarships, eq(scholarships.id, familySuggestions.scholarshipId))
    .where(
      and(
        eq(familyLinks.studentId, studentId),
        isNull(familySuggestions.outcome),
        isNull(users.purgeAfter),
        ne(scholarships.status, 'draft'),
      ),
    )
    .orderBy(desc(familySuggestions.createdAt), desc(familySuggestions.id))
