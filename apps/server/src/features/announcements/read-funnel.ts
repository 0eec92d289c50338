import type { AnswerOf } from '@laurel/contract/define-call'
import type { readFunnel as funnelCall } from '@laurel/contract/announcements'
import { isWhole } from '@laurel/matching/known'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { applicants, users } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import { decisions } from '../../db/schema/rounds.ts'
import { savedScholarships, scholarships } from '../../db/schema/scholarships.ts'
import { countAudience } from '../publishing/count-audience.ts'
import { pickRound, readRounds } from './read-round.ts'

/** A smaller number might single somebody out. */
const FEWEST_TOLD = 20
const orHidden = (number: number): number | null => (number < FEWEST_TOLD ? null : number)

/** How far students came with a round, from being whom it is for to an answer. */
export async function readFunnel(
  app: Pick<App, 'db' | 'clock' | 'matches' | 'background'>,
  scholarshipId: string,
  asked: string | undefined,
): Promise<AnswerOf<typeof funnelCall>> {
  const { db, clock } = app
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
    ...(await countFitting(app, scholarshipId)),
    saved: orHidden(saved?.number ?? 0),
    begun: orHidden(begun),
    sent,
    withdrawn,
    decided,
  }
}

/** Whom it fits, as its editor counts them. */
async function countFitting(
  app: Parameters<typeof countAudience>[0],
  scholarshipId: string,
): Promise<Pick<AnswerOf<typeof funnelCall>, 'eligible' | 'possible'>> {
  const { criteria, known } = scholarships
  const [row] = await app.db
    .select({ criteria, known })
    .from(scholarships)
    .where(eq(scholarships.id, scholarshipId))
  if (!row) return { eligible: null, possible: null }
  const { eligible, possible } = await countAudience(app, row.criteria)
  if (isWhole(row.known)) return { eligible, possible }
  // What nobody has read in full makes nobody eligible.
  const together = (eligible ?? 0) + (possible ?? 0)
  return { eligible: null, possible: together === 0 ? null : together }
}
