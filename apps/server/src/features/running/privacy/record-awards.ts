import { and, eq, inArray, max } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { applications, applicationStages, submissions } from '../../../db/schema/applications.ts'
import { awardRecords } from '../../../db/schema/privacy.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { AWARD_RECORD_YEARS, yearsLater } from './rules.ts'

/**
 * Keeps who won what of people whose accounts go, as they applied: sponsors report awards to the
 * IRS (Form 1099-MISC) and must be able to show whom they paid. Recorded once, whenever it runs.
 */
export async function recordAwards(tx: Transaction, userIds: readonly string[]): Promise<void> {
  const won = await readWon(tx, userIds)
  if (won.length === 0) return
  const records = won.map(({ id, scholarshipId, sender, person, amounts, updatedAt, wonAt }) => ({
    id,
    scholarshipId,
    recipientName: nameOf(sender ?? person),
    recipientEmail: (sender ?? person).email,
    amountUsd: amounts.length > 0 ? Math.round(sumOf(amounts)) : null,
    wonAt: wonAt ?? updatedAt,
    keptUntil: yearsLater(wonAt ?? updatedAt, AWARD_RECORD_YEARS),
  }))
  await tx.insert(awardRecords).values(records).onConflictDoNothing()
}

function readWon(tx: Transaction, userIds: readonly string[]) {
  return tx
    .select({
      id: applications.id,
      scholarshipId: applications.scholarshipId,
      updatedAt: applications.updatedAt,
      amounts: scholarships.amounts,
      sender: submissions.sender,
      person: { firstName: users.firstName, lastName: users.lastName, email: users.email },
      wonAt: max(applicationStages.enteredAt),
    })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .innerJoin(scholarships, eq(scholarships.id, applications.scholarshipId))
    .leftJoin(submissions, eq(submissions.applicationId, applications.id))
    .leftJoin(
      applicationStages,
      and(eq(applicationStages.applicationId, applications.id), eq(applicationStages.stage, 'won')),
    )
    .where(and(inArray(users.id, [...userIds]), eq(applications.stage, 'won')))
    .groupBy(applications.id, scholarships.id, submissions.applicationId, users.id)
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0)
