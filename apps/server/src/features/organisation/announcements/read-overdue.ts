import type { Overdue } from '@laurel/contract/announcements-admin'
import type { Queryable } from '../../../db/database.ts'
import { readCancelled } from './read-cancelled.ts'
import { readOwed } from './read-owed.ts'
import { readUnreached } from './read-unreached.ts'

export interface OverdueRound {
  overdue: Overdue
  /** Administrators know of it. */
  isTold: boolean
}

/** What sponsors owe their applicants and did not do in time, and what was called off and is not settled. */
export async function readOverdue(db: Queryable, now: Date): Promise<OverdueRound[]> {
  const owed = (await readOwed(db, now)).filter(({ isMissed }) => isMissed)
  const late = (await readUnreached(db, now)).filter(({ isLate }) => isLate)
  const cancelled = await readCancelled(db, now)
  return [
    ...owed.map(({ isTold, why, dueOn, ...round }) => ({
      isTold,
      overdue: toOwed(round, why, dueOn),
    })),
    // Their organisation is asked; administrators see it in the list.
    ...late.map(({ winners, reachBy, ...round }) => ({
      isTold: true,
      overdue: { kind: 'winner' as const, ...named(round), winners, reachBy },
    })),
    ...cancelled.map(({ isTold, ...round }) => ({
      isTold,
      overdue: { kind: 'cancelled' as const, ...round },
    })),
  ]
}

type Named = Pick<Overdue, 'scholarshipId' | 'cycle' | 'title' | 'organisation'>

const named = ({ scholarshipId, cycle, title, organisation }: Named): Named => ({
  scholarshipId,
  cycle,
  title,
  organisation,
})

function toOwed(
  round: Named & { applicants: number },
  why: 'promised' | 'decided',
  dueOn: string,
): Overdue {
  const { applicants } = round
  return why === 'promised'
    ? { kind: 'announcement', ...named(round), announceBy: dueOn, applicants }
    : { kind: 'decision', ...named(round), tellBy: dueOn, applicants }
}
