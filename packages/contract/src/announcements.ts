import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { crowdSchema, daySchema, idParams, idSchema, instantSchema, shortText } from './fields.ts'
import { ROUND_STATES } from './round-states.ts'
import { SEEN_FROM } from './seen-from.ts'

/** What an organisation may decide on an application, the best first. */
export const DECIDED = ['won', 'alternate', 'finalist', 'not_selected'] as const
export const decidedSchema = z.enum(DECIDED)
export type Decided = z.infer<typeof decidedSchema>

/** What somebody is told; `forfeited`: an award that could not be handed over went on. */
export const toldSchema = z.enum([...DECIDED, 'forfeited'])
export type Told = z.infer<typeof toldSchema>

/** Most people that a round decides on by name; all others are not selected. */
export const DECISIONS_LIMIT = 1000
/** Most candidates in one answer. */
export const CANDIDATES_LIMIT = 200
/** Longest message of a sponsor to those of one outcome. */
export const WORDS_LIMIT_CHARACTERS = 4000
/** Spec 2, Exhibit A: for so long after the announcement one can read who won. */
export const WINNER_LIST_DAYS = 90
/** Most mails in one answer of the preview. */
export const PREVIEWS_LIMIT = 20
/** Most that one winner can be given. */
export const MOST_USD = 10_000_000

/** Which round; the one that waits for a decision where it is left out. */
const roundQuery = z.object({ cycle: z.optional(z.string().check(z.maxLength(20))) })

const decisionSchema = z.object({
  outcome: decidedSchema,
  amount: z.nullable(z.number()),
  /** The order in which alternates follow, from 1. */
  place: z.nullable(z.number()),
})

const candidateSchema = z.object({
  applicationId: idSchema,
  name: z.string(),
  sentAt: instantSchema,
  /** How far it has come on the organisation's side. */
  stage: z.enum(['new', 'in_review', 'shortlist', 'finalist']),
  decision: z.nullable(decisionSchema),
  /** What they were told, once they were. */
  told: z.nullable(
    z.object({
      outcome: toldSchema,
      at: instantSchema,
      /** Of a winner: the last day to be reached before the award may go on. */
      reachBy: z.nullable(daySchema),
      /** That day is over where the scholarship is. */
      isLate: z.boolean(),
      /** Of a winner: when a member said that they answered. */
      reachedAt: z.nullable(instantSchema),
    }),
  ),
})
export type Candidate = z.infer<typeof candidateSchema>

const winnersSchema = z.object({
  title: z.string(),
  cycle: z.string(),
  /** All rounds that were applied to, the latest first. */
  cycles: z.array(z.string()),
  state: z.enum(ROUND_STATES),
  closesAt: z.nullable(instantSchema),
  /** The day on which it closes, where the scholarship is. */
  lastDay: z.nullable(daySchema),
  /** Of the decisions as they are: a save says which it goes out from. */
  version: z.string(),
  awardCount: z.nullable(z.number()),
  budget: z.nullable(z.number()),
  /** What one winner receives unless an amount is placed; null: it is not one certain sum. */
  usualAmount: z.nullable(z.number()),
  announceBy: z.nullable(daySchema),
  isOverdue: z.boolean(),
  /** The fifth business day after the first decision: by then winners are told. */
  tellBy: z.nullable(daySchema),
  announcedAt: z.nullable(instantSchema),
  /** Who sent an application and did not withdraw it. */
  applicants: z.number(),
  /** Those decided on, in order, then finalists, the shortlist and all others. */
  candidates: z.array(candidateSchema),
  /** How many the same search finds. */
  found: z.number(),
})
export type Winners = z.infer<typeof winnersSchema>

export const readWinners = defineCall({
  id: 'readWinners',
  method: 'GET',
  path: '/scholarships/{id}/winners',
  summary: 'What is decided in a round and not yet told, with the budget and who may be chosen.',
  access: 'signedIn',
  params: idParams,
  query: z.object({
    ...roundQuery.shape,
    /** Words of a name. */
    search: z.optional(shortText(100)),
  }),
  answer: winnersSchema,
  errors: ['NOT_FOUND'],
})

export const decideWinners = defineCall({
  id: 'decideWinners',
  method: 'PUT',
  path: '/scholarships/{id}/winners',
  summary: 'Decides on a round whose deadline has passed, for all at once; nobody is told.',
  access: 'signedIn',
  params: idParams,
  query: roundQuery,
  body: z.strictObject({
    version: z.string().check(z.maxLength(100)),
    /** All there are; alternates follow in their order here. */
    decisions: z
      .array(
        z.strictObject({
          applicationId: idSchema,
          outcome: decidedSchema,
          amount: z.optional(z.nullable(z.number().check(z.nonnegative(), z.maximum(MOST_USD)))),
        }),
      )
      .check(
        z.maxLength(DECISIONS_LIMIT),
        z.refine(
          (decisions) =>
            new Set(decisions.map(({ applicationId }) => applicationId)).size === decisions.length,
          'Please decide on each application once.',
        ),
      ),
  }),
  answer: winnersSchema,
  errors: [
    'NOT_FOUND',
    'ROUND_OPEN',
    'ROUND_CANCELLED',
    'ALREADY_ANNOUNCED',
    'DECISIONS_CHANGED',
    'UNKNOWN_APPLICATION',
  ],
})

const ownWords = z.optional(shortText(WORDS_LIMIT_CHARACTERS))
/** The sponsor's own words, by what somebody is told. */
const wordsSchema = z.strictObject({
  won: ownWords,
  alternate: ownWords,
  finalist: ownWords,
  not_selected: ownWords,
})
export type SponsorWords = z.infer<typeof wordsSchema>

/** How many are told each outcome. */
const countsSchema = z.object({
  won: z.number(),
  alternate: z.number(),
  finalist: z.number(),
  not_selected: z.number(),
})

export const previewAnnouncement = defineCall({
  id: 'previewAnnouncement',
  method: 'POST',
  path: '/scholarships/{id}/announcement/preview',
  summary: 'Every mail that an announcement would write, counted by outcome; nothing is sent.',
  access: 'signedIn',
  params: idParams,
  query: roundQuery,
  body: z.strictObject({
    words: wordsSchema,
    outcome: decidedSchema,
    /** From which mail of that outcome on. */
    offset: z._default(z.int().check(z.nonnegative()), 0),
  }),
  answer: z.object({
    version: z.string(),
    counts: countsSchema,
    mails: z.array(
      z.object({
        applicationId: idSchema,
        recipient: z.string(),
        subject: z.string(),
        bodyText: z.string(),
      }),
    ),
  }),
  errors: ['NOT_FOUND', 'ROUND_OPEN', 'ROUND_CANCELLED', 'ALREADY_ANNOUNCED'],
})

const progressSchema = z.object({
  /** Null while nothing is announced. */
  announcedAt: z.nullable(instantSchema),
  /** Who has it in their account, and by mail as far as mail reaches them. */
  told: z.number(),
  waiting: z.number(),
  /** Of those told: whose mail the mail server refused for good. */
  failed: z.number(),
  counts: countsSchema,
  /** The sponsor's own, that mails quoted. */
  words: wordsSchema,
})
export type Progress = z.infer<typeof progressSchema>

export const announce = defineCall({
  id: 'announce',
  method: 'POST',
  path: '/scholarships/{id}/announcement',
  summary: 'Tells everybody of a round what was decided, each once.',
  access: 'signedIn',
  params: idParams,
  query: roundQuery,
  body: z.strictObject({
    /** Of the decisions that were looked at. */
    version: z.string().check(z.maxLength(100)),
    words: wordsSchema,
  }),
  answer: progressSchema,
  errors: [
    'NOT_FOUND',
    'ROUND_OPEN',
    'ROUND_CANCELLED',
    'NOTHING_DECIDED',
    'ALREADY_ANNOUNCED',
    'DECISIONS_CHANGED',
    'IDEMPOTENCY_IN_PROGRESS',
  ],
  isOnceOnly: true,
  keepsOwnKey: true,
})

export const readAnnouncement = defineCall({
  id: 'readAnnouncement',
  method: 'GET',
  path: '/scholarships/{id}/announcement',
  summary: 'How far the telling of a round is.',
  access: 'signedIn',
  params: idParams,
  query: roundQuery,
  answer: progressSchema,
  errors: ['NOT_FOUND'],
})

export const forfeitAward = defineCall({
  id: 'forfeitAward',
  method: 'POST',
  path: '/scholarships/{id}/winners/{applicationId}/forfeit',
  summary:
    'Says that a winner could not be reached in time: the award goes to the next alternate, and both are told.',
  access: 'signedIn',
  params: z.object({ id: idSchema, applicationId: idSchema }),
  answer: winnersSchema,
  errors: ['NOT_FOUND', 'STILL_REACHABLE'],
})

export const markReached = defineCall({
  id: 'markReached',
  method: 'PUT',
  path: '/scholarships/{id}/winners/{applicationId}/reached',
  summary: 'Says whether a winner has answered, so that nobody is asked about it any more.',
  access: 'signedIn',
  params: z.object({ id: idSchema, applicationId: idSchema }),
  body: z.strictObject({ isReached: z.boolean() }),
  answer: winnersSchema,
  errors: ['NOT_FOUND'],
})

export const readWinnerList = defineCall({
  id: 'readWinnerList',
  method: 'GET',
  path: '/scholarships/{id}/winner-list',
  summary:
    'Who won an announced round, for 90 days; for those who applied to it and the organisation. The one announced last where none is named.',
  access: 'signedIn',
  params: idParams,
  query: roundQuery,
  answer: z.object({
    title: z.string(),
    cycle: z.string(),
    announcedAt: instantSchema,
    /** The last day on which this can be read. */
    until: daySchema,
    winners: z.array(
      z.object({
        /** First name and initial, such as "Maya R." */
        name: z.string(),
        amount: z.nullable(z.number()),
      }),
    ),
  }),
  errors: ['NOT_FOUND', 'WINNER_LIST_OVER'],
})

export const readFunnel = defineCall({
  id: 'readFunnel',
  method: 'GET',
  path: '/scholarships/{id}/funnel',
  summary:
    'How many students a scholarship fits now, and how many saw, saved, began, sent and were decided on in a round. Of those who did not send, fewer than 20 are null and others cut to tens.',
  access: 'signedIn',
  params: idParams,
  query: roundQuery,
  answer: z.object({
    cycle: z.string(),
    /** Whom its criteria fit today, and whom they may fit. */
    eligible: crowdSchema,
    possible: crowdSchema,
    /** Who opened its page in this round. */
    seen: crowdSchema,
    /** What led them there first, the most frequent first; what led fewer than 20 is left out. */
    sources: z.array(z.object({ source: z.enum(SEEN_FROM), seen: z.number() })),
    saved: crowdSchema,
    /** Everybody who began, and so who sent too; null where fewer than 20 have not sent. */
    begun: z.nullable(z.number()),
    sent: z.number(),
    withdrawn: z.number(),
    decided: z.number(),
  }),
  errors: ['NOT_FOUND'],
})
