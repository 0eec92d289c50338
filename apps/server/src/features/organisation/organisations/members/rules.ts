import { DAY_MILLISECONDS } from '../../../../days.ts'

export const INVITATION_MILLISECONDS = 7 * DAY_MILLISECONDS
/** Of one organisation at a time. */
export const OPEN_INVITATIONS = 20

interface Invitation {
  acceptedAt: Date | null
  withdrawnAt: Date | null
  expiresAt: Date
}

export const isOpenInvitation = (
  { acceptedAt, withdrawnAt, expiresAt }: Invitation,
  at: Date,
): boolean => acceptedAt === null && withdrawnAt === null && expiresAt > at

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.replaceAll(/\s+/g, ' ').trim()
