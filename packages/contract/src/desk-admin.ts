import { KNOWN } from '@laurel/matching/known'
import * as z from 'zod/mini'
import { isWindow, windowFields } from './admin-window.ts'
import { cautionSchema, CAUTIONS } from './caution-shapes.ts'
import { defineCall } from './define-call.ts'
import { idParams, idSchema, instantSchema } from './fields.ts'
import { confidenceSchema } from './imports-admin.ts'

/** Longer criteria are no one clause. */
const LONGEST_CRITERIA = 20_000
const LONGEST_ADDRESS = 2000

/**
 * Why a listing waits at the desk: something was read without certainty, sentences were not
 * understood, its own page changed or is gone, another entry looks like it, students reported it, or
 * it is held back and students do not see it yet.
 */
export const DESK_KINDS = [
  'unsure',
  'unread',
  'changed',
  'dead',
  'alike',
  'reports',
  'heldBack',
] as const
export type DeskKind = (typeof DESK_KINDS)[number]

const waitingListingSchema = z.object({
  id: idSchema,
  title: z.string(),
  sponsor: z.string(),
  /** Clauses that were read without certainty. */
  unsure: z.number(),
  /** Sentences that were not understood. */
  unread: z.number(),
  heldBack: z.nullable(z.string()),
  /** What a check of its page found that nobody has looked at. */
  isChanged: z.boolean(),
  isDead: z.boolean(),
  /** Other entries that may be of the same award, and reports without an answer. */
  alike: z.number(),
  reports: z.number(),
  /** Students who opened it, saved it or began an application. */
  viewers: z.number(),
})
export type WaitingListing = z.infer<typeof waitingListingSchema>

export const listDesk = defineCall({
  id: 'listDesk',
  method: 'GET',
  path: '/admin/desk',
  summary:
    'Listings that wait for a person, those that most students looked at first; for administrators.',
  access: 'signedIn',
  query: z
    .object({ ...windowFields, kind: z._default(z.enum(DESK_KINDS), 'unsure') })
    .check(isWindow),
  answer: z.object({
    total: z.number(),
    listings: z.array(waitingListingSchema),
    /** How much there is of each kind. */
    waiting: z.object({
      unsure: z.number(),
      unread: z.number(),
      changed: z.number(),
      dead: z.number(),
      alike: z.number(),
      reports: z.number(),
      heldBack: z.number(),
      /** Merges of the last 30 days. */
      merges: z.number(),
    }),
    /** Decisions of whoever asks, since their day began in New York. */
    doneToday: z.number(),
  }),
  errors: ['NOT_FOUND'],
})

const deskClauseSchema = z.object({
  id: idSchema,
  words: z.string(),
  /** The place of its text among the texts, -1 for a column; and its characters. */
  textIndex: z.number(),
  from: z.number(),
  to: z.number(),
  confidence: confidenceSchema,
  /** Why it is not certain. */
  why: z.nullable(z.string()),
  state: z.enum(['read', 'confirmed', 'rejected']),
  /** As it was read, and as it counts: JSON of one clause. */
  readCriteria: z.string(),
  criteria: z.string(),
  /** Whether students are asked a sentence that was not understood. */
  isAsked: z.boolean(),
  /** Other listings where the same sentence, read the same way, waits. */
  elsewhere: z.number(),
})
export type DeskClause = z.infer<typeof deskClauseSchema>

const passageSchema = z.object({
  /** Empty where it is new, or gone. */
  before: z.string(),
  after: z.string(),
})
/** A stretch of a page that differs, a line for each block of it. */
export type ChangedPassage = z.infer<typeof passageSchema>

const findingSchema = z.object({
  id: idSchema,
  kind: z.enum(['changed', 'dead']),
  foundAt: instantSchema,
  /** What differs; empty where the page has no words that can be compared. */
  passages: z.array(passageSchema),
})
export type DeskFinding = z.infer<typeof findingSchema>

const deskSourceSchema = z.object({
  address: z.string(),
  /** When it was last asked for, and when it was last there. */
  checkedAt: z.nullable(instantSchema),
  readAt: z.nullable(instantSchema),
  dueAt: instantSchema,
  /** When it was not there, since it last was. */
  missedAt: z.array(instantSchema),
  /** Why the last check learned nothing. */
  problem: z.nullable(z.string()),
})
export type DeskSource = z.infer<typeof deskSourceSchema>

const pairSchema = z.object({
  id: idSchema,
  /** By what they look alike, and how much of their texts they share, from 0 to 1. */
  basis: z.enum(['name', 'text']),
  likeness: z.number(),
  /** The entry that would be joined to this one. */
  other: z.object({
    id: idSchema,
    title: z.string(),
    sponsor: z.string(),
    award: z.string(),
    deadline: z.string(),
    text: z.string(),
  }),
})
export type DeskPair = z.infer<typeof pairSchema>

const reportSchema = z.object({
  id: idSchema,
  /** What is wrong, in the words of whoever reported it. */
  words: z.string(),
  createdAt: instantSchema,
})
export type DeskReport = z.infer<typeof reportSchema>

const flagSchema = z.object({ id: idSchema, ...cautionSchema.shape, setAt: instantSchema })
export type DeskFlag = z.infer<typeof flagSchema>

const deskListingSchema = z.object({
  id: idSchema,
  title: z.string(),
  sponsor: z.string(),
  status: z.enum(['draft', 'published', 'withdrawn', 'merged']),
  known: z.enum(KNOWN),
  heldBack: z.nullable(z.string()),
  /** Where it can be looked at, by its own page or by its source. */
  url: z.nullable(z.string()),
  updatedAt: instantSchema,
  texts: z.array(
    z.object({
      kind: z.enum(['title', 'sponsor', 'eligibility', 'description']),
      text: z.string(),
    }),
  ),
  clauses: z.array(deskClauseSchema),
  /** Its own page, where checks of pages are switched on. */
  source: z.nullable(deskSourceSchema),
  /** What checks of the page found, and nobody has looked at. */
  findings: z.array(findingSchema),
  pairs: z.array(pairSchema),
  reports: z.array(reportSchema),
  /** What its own text says that deserves care, and what somebody put on it. */
  cautions: z.array(cautionSchema),
  flags: z.array(flagSchema),
  /** As it is told here, to be held against an entry that looks like it. */
  told: z.object({ award: z.string(), deadline: z.string(), text: z.string() }),
})
export type DeskListing = z.infer<typeof deskListingSchema>

export const viewDeskListing = defineCall({
  id: 'viewDeskListing',
  method: 'GET',
  path: '/admin/desk/listings/{id}',
  summary: 'One listing with its texts and all that was read in them; for administrators.',
  access: 'signedIn',
  params: idParams,
  answer: deskListingSchema,
})

const decidedSchema = z.object({ clauses: z.number(), listings: z.number() })

export const decideClause = defineCall({
  id: 'decideClause',
  method: 'POST',
  path: '/admin/desk/decisions',
  summary:
    'Says whether a clause was read rightly, here or everywhere the same sentence waits; for administrators. The same id decides once.',
  access: 'signedIn',
  body: z.strictObject({
    /** Made by the client, so that it can be undone before it is answered. */
    id: idSchema,
    clauseId: idSchema,
    verdict: z.enum(['accept', 'edit', 'reject']),
    /** With `edit`: the clause as it should count, as JSON. */
    criteria: z.optional(z.string().check(z.maxLength(LONGEST_CRITERIA))),
    /** Also in other listings where the same sentence, read the same way, waits. */
    isEverywhere: z._default(z.boolean(), false),
  }),
  answer: decidedSchema,
  errors: ['NOT_FOUND'],
})

export const undoDecision = defineCall({
  id: 'undoDecision',
  method: 'POST',
  path: '/admin/desk/decisions/{id}/undo',
  summary: 'Takes a decision back, but where another one followed; for administrators.',
  access: 'signedIn',
  params: idParams,
  answer: decidedSchema,
})

export const settleListing = defineCall({
  id: 'settleListing',
  method: 'POST',
  path: '/admin/desk/listings/{id}/settle',
  summary:
    'Publishes a listing that is held back, leaves it out, or lets it wait again; for administrators.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({ verdict: z.enum(['publish', 'leaveOut', 'wait']) }),
  answer: z.object({ status: z.enum(['draft', 'published', 'withdrawn', 'merged']) }),
})

export const settleFinding = defineCall({
  id: 'settleFinding',
  method: 'POST',
  path: '/admin/desk/findings/{id}/settle',
  summary:
    'Says that somebody looked at what a check found: nothing to do, another page, or the listing is closed; for administrators.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({
    act: z.enum(['seen', 'move', 'close']),
    /** With `move`: the page from now on. */
    address: z.optional(z.string().check(z.maxLength(LONGEST_ADDRESS))),
  }),
  answer: z.object({ status: z.enum(['draft', 'published', 'withdrawn', 'merged']) }),
})

export const settlePair = defineCall({
  id: 'settlePair',
  method: 'POST',
  path: '/admin/desk/pairs/{id}/settle',
  summary:
    'Joins an entry to the one that it looks like, or says for good that they are two awards; for administrators.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({ verdict: z.enum(['same', 'different']) }),
  answer: z.object({}),
  errors: ['PAIR_IN_USE'],
})

export const flagListing = defineCall({
  id: 'flagListing',
  method: 'POST',
  path: '/admin/desk/listings/{id}/flags',
  summary:
    'Puts a warning with its reason on a listing; with two of them it waits for a person; for administrators.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({
    kind: z.enum(CAUTIONS),
    words: z.string().check(z.trim(), z.minLength(1, 'Please say why.'), z.maxLength(300)),
  }),
  answer: z.object({ status: z.enum(['draft', 'published', 'withdrawn', 'merged']) }),
})

export const clearFlag = defineCall({
  id: 'clearFlag',
  method: 'POST',
  path: '/admin/desk/flags/{id}/clear',
  summary: 'Takes a warning off a listing; for administrators.',
  access: 'signedIn',
  params: idParams,
  answer: z.object({}),
})

const mergedListingSchema = z.object({ id: idSchema, title: z.string(), sponsor: z.string() })

const mergeSchema = z.object({
  id: idSchema,
  mergedAt: instantSchema,
  /** Null where nobody decided it. */
  mergedBy: z.nullable(z.string()),
  /** By what they were found to be the same. */
  basis: z.enum(['name', 'text', 'person']),
  /** How much of their texts they share, from 0 to 1. */
  likeness: z.number(),
  stays: mergedListingSchema,
  goes: mergedListingSchema,
})
export type ListingMerge = z.infer<typeof mergeSchema>

export const listMerges = defineCall({
  id: 'listMerges',
  method: 'GET',
  path: '/admin/desk/merges',
  summary:
    'Entries of one award that were merged in the last 30 days, the latest first; for administrators.',
  access: 'signedIn',
  query: z.object(windowFields).check(isWindow),
  answer: z.object({ total: z.number(), merges: z.array(mergeSchema) }),
  errors: ['NOT_FOUND'],
})

export const undoListingMerge = defineCall({
  id: 'undoListingMerge',
  method: 'POST',
  path: '/admin/desk/merges/{id}/undo',
  summary: 'Takes two merged entries apart again, for good; for administrators.',
  access: 'signedIn',
  params: idParams,
  answer: z.object({}),
  errors: ['MERGE_SETTLED'],
})
