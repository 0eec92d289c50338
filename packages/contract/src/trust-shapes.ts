import * as z from 'zod/mini'
import { instantSchema } from './fields.ts'

/**
 * What happened to a listing: somebody here looked at it, its source or its sponsor changed it, its
 * own page changed, went or came back, another entry of the same award was joined to it or taken
 * apart again, it was closed or held back, a warning was put on it or taken off, or its sponsor took
 * it over or had to give it back.
 */
export const LISTING_EVENTS = [
  'updated',
  'amended',
  'reviewed',
  'pageChanged',
  'pageGone',
  'pageBack',
  'merged',
  'takenApart',
  'closed',
  'heldBack',
  'flagged',
  'unflagged',
  'claimed',
  'givenBack',
] as const
export type ListingEventKind = (typeof LISTING_EVENTS)[number]

export const trustSchema = z.object({
  /** When its own page was last read by us, and last found changed; null where it never was. */
  readAt: z.nullable(instantSchema),
  changedAt: z.nullable(instantSchema),
  /** When the page was not there; empty unless that was twice within a week. */
  missedAt: z.array(instantSchema),
  /** When a person here last looked at what it says. */
  reviewedAt: z.nullable(instantSchema),
  /** Whether we know who the organisation is. */
  isVerified: z.boolean(),
  /** How winners are chosen and who pays, in the organisation's words; null where it told nothing. */
  selection: z.nullable(z.string()),
  payer: z.nullable(z.string()),
  /** What happened to it, the latest first. */
  history: z.array(
    z.object({
      at: instantSchema,
      kind: z.enum(LISTING_EVENTS),
      /** Each change in a line. */
      lines: z.array(z.string()),
    }),
  ),
})
/** Why a listing can be relied on, and what it went through. */
export type Trust = z.infer<typeof trustSchema>
