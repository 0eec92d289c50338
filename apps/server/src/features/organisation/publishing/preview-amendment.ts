import type { AnswerOf } from '@laurel/contract/define-call'
import type { previewAmendment as previewCall } from '@laurel/contract/publishing'
import type { App } from '../../../app-context.ts'
import { transact } from '../../../db/transact.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import { type Amendment, judgeAmendment } from './judge-amendment.ts'

/** What a change would change and whom it would tell; nothing is kept. */
export const previewAmendment = (
  { db, clock }: Pick<App, 'db' | 'clock'>,
  member: ScholarshipMember,
  amendment: Amendment,
): Promise<AnswerOf<typeof previewCall>> =>
  transact(db, async (tx) => {
    const { changes, refused, told } = await judgeAmendment(tx, member, amendment, clock.now())
    return { changes, refused, told }
  })
