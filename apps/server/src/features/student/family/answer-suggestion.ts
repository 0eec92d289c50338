import type { BodyOf } from '@laurel/contract/define-call'
import type { answerSuggestion as answerCall } from '@laurel/contract/family'
import { and, eq, inArray } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { familyLinks, familySuggestions } from '../../../db/schema/family.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { saveScholarship } from '../../catalogue/scholarships/save-scholarship.ts'

type Answer = BodyOf<typeof answerCall>

/** Saves what was suggested, or puts it away; the later answer counts. Throws NOT_FOUND. */
export async function answerSuggestion(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  applicantId: OwnApplicantId,
  id: string,
  { outcome }: Answer,
): Promise<void> {
  await db.transaction(async (tx) => {
    const links = tx
      .select({ id: familyLinks.id })
      .from(familyLinks)
      .where(eq(familyLinks.studentId, applicantId))
    const [answered] = await tx
      .update(familySuggestions)
      .set({ outcome, answeredAt: clock.now() })
      .where(and(eq(familySuggestions.id, id), inArray(familySuggestions.linkId, links)))
      .returning({ scholarshipId: familySuggestions.scholarshipId })
    if (!answered) throw new CallFailure('NOT_FOUND')
    if (outcome === 'saved')
      await saveScholarship({ db: tx, clock }, applicantId, answered.scholarshipId)
  })
}
