import { longDate } from '@laurel/contract/words/deadline-words'
import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import type { Transaction } from '../../db/database.ts'
import { rounds } from '../../db/schema/rounds.ts'
import { transact } from '../../db/transact.ts'
import { readAdministrators, type Administrator } from '../mail/read-administrators.ts'
import { counted, renderEmail } from '../mail/render-email.ts'
import { siteLinks } from '../mail/site-links.ts'
import { writeEmail } from '../mail/write-email.ts'
import { readOverdue, type OverdueRound } from './read-overdue.ts'

/** Mails administrators of rounds whose promised day has passed, once for each. */
export async function tellOfOverdue({
  db,
  clock,
  config,
}: Pick<App, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now()
  await transact(db, async (tx) => {
    const overdue = (await readOverdue(tx, now)).filter(({ isTold }) => !isTold)
    const missed: OverdueRound[] = []
    for (const round of overdue) if (await markTold(tx, round, now)) missed.push(round)
    if (missed.length === 0) return
    for (const person of await readAdministrators(tx))
      await writeEmail(tx, toEmail(person, missed, config), now)
  })
}

/** False when another process has told of it meanwhile. */
async function markTold(tx: Transaction, { scholarshipId, cycle }: OverdueRound, now: Date) {
  const { rowCount } = await tx
    .update(rounds)
    .set({ overdueToldAt: now })
    .where(
      and(
        eq(rounds.scholarshipId, scholarshipId),
        eq(rounds.cycle, cycle),
        isNull(rounds.overdueToldAt),
      ),
    )
  return rowCount === 1
}

function toEmail(
  { userId, email, firstName }: Administrator,
  missed: readonly OverdueRound[],
  config: App['config'],
) {
  return {
    recipient: email,
    userId,
    subject: counted(missed.length, 'An announcement is overdue', '# announcements are overdue'),
    bodyText: renderEmail({
      recipient: { firstName },
      opening: 'The day on which these sponsors meant to tell their applicants has passed.',
      items: missed.map(({ title, organisation, announceBy, applicants }) => [
        title,
        `${organisation} planned to announce on ${longDate(announceBy)}. ${counted(applicants, '1 student waits', '# students wait')}.`,
      ]),
      closing: `All of them: ${siteLinks(config).organisations}`,
      footer: `You get this email because you are an administrator of ${config.productName}. It comes once for each round.`,
    }),
  }
}
