import { and, asc, inArray, isNull, lte } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import { DAY_MILLISECONDS } from '../../../../days.ts'
import { privacyRequests } from '../../../../db/schema/privacy.ts'
import { transact } from '../../../../db/transact.ts'
import { readAdministrators } from '../../../common/mail/read-administrators.ts'
import { writeEmail } from '../../../common/mail/write-email.ts'
import { dueEmail } from '../emails.ts'
import { WARNING_DAYS } from '../rules.ts'
import { OPEN } from '../states.ts'

/** Mails administrators of requests that are due soon, once for each, and once more when extended. */
export const warnOfDue = ({ db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>) =>
  transact(db, async (tx) => {
    const now = clock.now()
    const { dueAt, id, status, warnedAt } = privacyRequests
    const isSoon = lte(dueAt, new Date(now.getTime() + WARNING_DAYS * DAY_MILLISECONDS))
    const due = await tx
      .select()
      .from(privacyRequests)
      .where(and(inArray(status, [...OPEN]), isNull(warnedAt), isSoon))
      .orderBy(asc(dueAt))
      .for('update', { skipLocked: true })
    if (due.length === 0) return
    const ids = due.map((request) => request.id)
    await tx.update(privacyRequests).set({ warnedAt: now }).where(inArray(id, ids))
    for (const person of await readAdministrators(tx))
      await writeEmail(tx, dueEmail(person, due, config), now)
  })
