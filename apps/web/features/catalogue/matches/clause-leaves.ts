import type { Reason } from '@laurel/contract/scholarship-shapes'

/** The comparisons and questions that a clause is made of. */
export const leavesOf = (reason: Reason): Reason[] => reason.of?.flatMap(leavesOf) ?? [reason]
