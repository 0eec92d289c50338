import type { PrivacyKind, PrivacyStatus } from '@laurel/contract/privacy'

/**
 * All states of a request about personal data and the moves between them.
 *
 *   received ──mailed link──▶ proved ──▶ in_work ──once──▶ extended
 *                               │  └──────once───────────────▲ │
 *                               └──────────┴───────────────────┴──▶ done | refused
 *
 * A request of somebody who is signed in with a proven address begins as proved: nobody else asks
 * for that address. One whose link is not followed in time stays received, is nobody's work, and is
 * forgotten with the others. Done and refused are final; an appeal is a request of its own. What
 * somebody does by themselves in the settings is recorded as done.
 */
const NEXT: Readonly<Record<PrivacyStatus, readonly PrivacyStatus[]>> = {
  received: ['proved'],
  proved: ['in_work', 'extended', 'done', 'refused'],
  in_work: ['extended', 'done', 'refused'],
  extended: ['done', 'refused'],
  done: [],
  refused: [],
}

/** What waits for an administrator. */
export const OPEN: readonly PrivacyStatus[] = ['proved', 'in_work', 'extended']
export const SETTLED: readonly PrivacyStatus[] = ['done', 'refused']

export const isOpen = (status: PrivacyStatus): boolean => OPEN.includes(status)

/** Only what the policy names a longer time for is extended. */
export function canMove(
  { kind, status, state }: { kind: PrivacyKind; status: PrivacyStatus; state: string },
  to: PrivacyStatus,
): boolean {
  return NEXT[status].includes(to) && (to !== 'extended' || isExtendable({ kind, state }))
}

const isExtendable = (asked: { kind: PrivacyKind; state: string }): boolean =>
  timesOf(asked).extendedDays !== undefined

type Times =
  | { days: number; extendedDays?: number; businessDays?: never }
  | { businessDays: number; days?: never; extendedDays?: never }

/** Specification 2, section 9 "Legal figures". */
const ANSWERED: Times = { days: 45, extendedDays: 90 }
const OPT_OUT: Times = { businessDays: 15 }
const NEVADA: Times = { days: 60, extendedDays: 90 }
const TIMES: Readonly<Record<PrivacyKind, Times>> = {
  know: ANSWERED,
  delete: ANSWERED,
  correct: ANSWERED,
  appeal: { days: 45 },
  do_not_sell: OPT_OUT,
  unsubscribe: OPT_OUT,
}

/** How long an answer may take: Nevada's law has times of its own for opting out of sale. */
export const timesOf = ({ kind, state }: { kind: PrivacyKind; state: string }): Times =>
  kind === 'do_not_sell' && /^(?:nv|nevada)$/i.test(state) ? NEVADA : TIMES[kind]
