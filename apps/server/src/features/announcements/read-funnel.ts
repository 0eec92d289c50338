import type { AnswerOf } from '@laurel/contract/define-call'
import type { readFunnel as funnelCall } from '@laurel/contract/announcements'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { applicants, users } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import { decisions } from '../../db/schema/rounds.ts'
import { savedScholarships } from '../../db/schema/scholarships.ts'
import { pickRound, readRounds } from './read-round.ts'

/** A smaller number might single somebody out. */
const FEWEST_TOLD = 20
const orHidden = (number: number): number | null => (number < FEWEST_TOLD ? null : number)

/** How far students came with a round, from saving it to an answer. */
export async function readFunnel(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  scholarshipId: string,
  asked: string | undefined,
): Promise<AnswerOf<typeof funnelCall>> {
  const { cycle } = pickRound(await readRounds(db, scholarshipId, clock.now()), asked)
  const [saved] = await db
    .select({ number: count() })
    .from(savedScholarships)
    .where(eq(savedScholarships.scholarshipId, scholarshipId))
  const { status, stage } = applications
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`
  const [applied] = await db
    .select({
      begun: counted(sql`${status} = 'Draft'`),
      sent: counted(sql`${status} = 'Received'`),
      withdrawn: counted(sql`${stage} = 'withdrawn'`),
      decided: counted(sql`${decisions.applicationId} is not null`),
    })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(users, and(eq(users.id, applicants.userId), isNull(users.purgeAfter)))
    .leftJoin(decisions, eq(decisions.applicationId, applications.id))
    .where(and(eq(applications.scholarshipId, scholarshipId), eq(applications.cycle, cycle)))
  const { begun = 0, sent = 0, withdrawn = 0, decided = 0 } = applied ?? {}
  return {
    cycle,
    saved: orHidden(saved?.number ?? 0),
    begun: orHidden(begun),
    sent,
    withdrawn,
    decided,
  }
}
