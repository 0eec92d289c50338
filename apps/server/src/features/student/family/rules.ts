import { DAY_MILLISECONDS } from '../../../days.ts'

export const INVITATION_MILLISECONDS = 14 * DAY_MILLISECONDS
export const OPEN_INVITATIONS = 10
/** A parent who goes through a list of matches sends one mail, not twenty. */
export const SUGGESTION_MAIL_MILLISECONDS = 3_600_000

interface Invitation {
  acceptedAt: Date | null
  expiresAt: Date
}

export const isOpenInvitation = ({ acceptedAt, expiresAt }: Invitation, at: Date): boolean =>
  acceptedAt === null && expiresAt > at

export const fullName = (person: { firstName: string; lastName: string }, otherwise: string) =>
  `${person.firstName} ${person.lastName}`.replaceAll(/\s+/g, ' ').trim() || otherwise
