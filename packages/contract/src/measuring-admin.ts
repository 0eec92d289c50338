import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { SCREEN_WIDTHS } from './measuring.ts'

/** How far can be looked back on, in days, today included. */
const LONGEST_DAYS = 400
const periodQuery = z.object({
  days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LONGEST_DAYS)), 30),
})

export const readVisitors = defineCall({
  id: 'readVisitors',
  method: 'GET',
  path: '/admin/visitors',
  summary: 'From visits to sent applications, by source and page; for administrators.',
  access: 'signedIn',
  query: periodQuery,
  answer: z.object({
    /** Visits are of those who agreed to be measured, people of everybody who signed up since then. */
    funnel: z.object({
      visits: z.number(),
      /** Visits that came to a page that makes an account. */
      signUpVisits: z.number(),
      accounts: z.number(),
      /** Who filled in their profile. */
      profiles: z.number(),
      /** Who sent an application. */
      senders: z.number(),
      /** Who subscribed by paying, or for a trial. */
      subscribers: z.number(),
    }),
    /** The earliest first, by UTC; also days without a visit. */
    days: z.array(z.object({ day: z.string(), visits: z.number(), views: z.number() })),
    /** By what a link or the page before named; empty: neither did. The one with most visits first. */
    sources: z.array(
      z.object({
        source: z.string(),
        visits: z.number(),
        signUpVisits: z.number(),
        accounts: z.number(),
        senders: z.number(),
        subscribers: z.number(),
      }),
    ),
    pages: z.array(z.object({ page: z.string(), visits: z.number(), views: z.number() })),
    widths: z.array(z.object({ width: z.enum(SCREEN_WIDTHS), visits: z.number() })),
    /** What people did, each counted once, and the campaign's source; empty: none was named. */
    conversions: z.array(z.object({ event: z.string(), source: z.string(), people: z.number() })),
  }),
  errors: ['NOT_FOUND'],
})

export const exportVisits = defineCall({
  id: 'exportVisits',
  method: 'GET',
  path: '/admin/visitors/export',
  summary:
    'The visits of each day by source, campaign, link and width, as CSV; for administrators.',
  access: 'signedIn',
  query: periodQuery,
  answerKind: 'stream',
  errors: ['NOT_FOUND'],
})
