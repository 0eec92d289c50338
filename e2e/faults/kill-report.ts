import { textsOf } from './check-kept.ts'
import type { BulkEnd } from './check-bulk.ts'
import type { BulkLedger, Ledger } from './ledger.ts'

export interface KillReport {
  kills: number
  databaseKills: number
  students: number
  acknowledged: {
    accounts: number
    texts: number
    discards: number
    submissions: number
    withdrawals: number
    files: number
    deletions: number
  }
  /** How the bulk applications came to their ends, and how many scholarships they were of. */
  bulks: Record<BulkEnd, number> & { items: number }
  /** On the disk at the end, and what the kills had left behind. */
  files: { kept: number; swept: number }
  isComplete: boolean
}

export const emptyReport = (): KillReport => ({
  kills: 0,
  databaseKills: 0,
  ...sumUp([]),
  bulks: {
    acknowledged: 0,
    repeated: 0,
    'finished by the server': 0,
    'never accepted': 0,
    items: 0,
  },
  files: { kept: 0, swept: 0 },
  isComplete: false,
})

export function countBulk({ bulks }: KillReport, { ids }: BulkLedger, end?: BulkEnd): void {
  if (end === undefined) return
  bulks[end] += 1
  if (end !== 'never accepted') bulks.items += ids.length
}

export function sumUp(ledgers: readonly Ledger[]): Pick<KillReport, 'students' | 'acknowledged'> {
  const applications = ledgers.flatMap((ledger) => [...ledger.applications.values()])
  const files = ledgers.flatMap((ledger) => ledger.files)
  return {
    students: ledgers.length,
    acknowledged: {
      accounts: ledgers.filter(({ token }) => token !== undefined).length,
      texts: textsOf(ledgers).length,
      discards: applications.filter(({ discard }) => discard === 'acknowledged').length,
      submissions: applications.filter(({ submit }) => submit?.acknowledged).length,
      withdrawals: applications.filter(({ withdrawal }) => withdrawal === 'acknowledged').length,
      files: files.length,
      deletions: files.filter(({ deletion }) => deletion === 'acknowledged').length,
    },
  }
}

/** How many things the students were told. */
export const countActs = (ledgers: readonly Ledger[]): number =>
  Object.values(sumUp(ledgers).acknowledged).reduce((sum, number) => sum + number, 0)
