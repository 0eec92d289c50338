import { randomBytes } from 'node:crypto'
import type { readCanShare as canShareCall } from '@laurel/contract/billing'
import type { AnswerOf } from '@laurel/contract/define-call'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { referralCodes } from '../../../db/schema/billing.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { siteLinks } from '../../common/mail/site-links.ts'

const CODE_BYTES = 9

/** Whoever has confirmed an address may invite others: links of unproven accounts would be spam. */
export async function readCanShare(
  { db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>,
  applicantId: OwnApplicantId,
): Promise<AnswerOf<typeof canShareCall>> {
  const [person] = await db
    .select({ confirmedAt: users.emailConfirmedAt })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(eq(applicants.id, applicantId))
  if (!person?.confirmedAt) return { canShare: false, referralLink: null }
  const code = randomBytes(CODE_BYTES).toString('base64url')
  const createdAt = clock.now()
  await db.insert(referralCodes).values({ applicantId, code, createdAt }).onConflictDoNothing()
  const [kept] = await db
    .select()
    .from(referralCodes)
    .where(eq(referralCodes.applicantId, applicantId))
  return { canShare: true, referralLink: siteLinks(config).referral(kept?.code ?? code) }
}
