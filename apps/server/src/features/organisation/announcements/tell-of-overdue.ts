import type { Overdue } from '@laurel/contract/announcements-admin'
import { overdueWords } from '@laurel/contract/words/overdue-words'
import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { rounds } from '../../../db/schema/rounds.ts'
import { transact } from '../../../db/transact.ts'
import { readAdministrators, type Administrator } from '../../common/mail/read-administrators.ts'
import { counted, renderEmail } from '../../common/mail/render-email.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import { writeEmail } from '../../common/mail/write-email.ts'
import { readOverdue } from './read-overdue.ts'

/**
 * Mails administrators of rounds whose day has passed or that were called off, once for each; of the
 * latter once more when money that we hold had to be back.
 */
export async function tellOfOverdue({
  db,
  clock,
  config,
}: Pick<App, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now()
  await transact(db, async (tx) => {
    const overdue = (await readOverdue(tx, now)).filter(({ isTold }) => !isTold)
    const missed: Overdue[] = []
    for (const round of overdue)
      if (await markTold(tx, round.overdue, now)) missed.push(round.overdue)
    if (missed.length === 0) return
    for (const person of await readAdministrators(tx))
      await writeEmail(tx, toEmail(person, missed, config), now)
  })
}

/** False when another process has told of it meanwhile. */
async function markTold(tx: Transaction, overdue: Overdue, now: Date) {
  const mark = overdue.kind === 'cancelled' && overdue.isLate ? 'lateToldAt' : 'overdueToldAt'
  const { rowCount } = await tx
    .update(rounds)
    .set({ [mark]: now })
    .where(
      and(
        eq(rounds.scholarshipId, overdue.scholarshipId),
        eq(rounds.cycle, overdue.cycle),
        isNull(rounds[mark]),
      ),
    )
  return rowCount === 1
}

function toEmail(
  { userId, email, firstName }: Administrator,
  missed: readonly Overdue[],
  config: App['config'],
) {
  return {
    recipient: email,
    userId,
    subject: counted(missed.length, 'A round needs you', '# rounds need you'),
    bodyText: renderEmail({
      recipient: { firstName },
      opening: 'These sponsors did not tell their applicants in time, or called a round off.',
      items: missed.map((round) => [round.title, overdueWords(round)]),
      closing: `All of them: ${siteLinks(config).organisations}`,
      footer: `You get this email because you are an administrator of ${config.productName}. It comes once for each round.`,
    }),
  }
}
