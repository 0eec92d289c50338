import type { Transaction } from '../../../db/database.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { Member } from './require-member.ts'
import { viewOrganisation } from './view-organisation.ts'

/** Throws STALE_VERSION with what somebody else saved. */
export async function refuseStale(tx: Transaction, member: Member): Promise<never> {
  throw new CallFailure('STALE_VERSION', {
    message: 'Somebody else changed these settings meanwhile.',
    current: await viewOrganisation(tx, member),
  })
}
