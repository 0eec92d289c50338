import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { daySchema, idParams, idSchema, shortText } from './fields.ts'
import { addressFields, answersSchema } from './profile.ts'
import {
  listedScholarshipSchema,
  matchExplanationSchema,
  matchSchema,
  scholarshipDetailSchema,
} from './scholarship-shapes.ts'
import { SEEN_FROM } from './seen-from.ts'

/** Rows on a page; spec 1 section 9. */
export const PAGE_SIZE = 15
/** Widest window one list call answers; spec 3 "Lists and paging". */
export const WINDOW_LIMIT = 100
/** The longest text a list can be searched for. */
export const SEARCH_LIMIT = 200
/** The free limit when the server's cannot be read; spec 1 section 9. */
export const FREE_SCHOLARSHIP_LIMIT = 3

const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
)
export const position = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, 'Please send a whole number of 0 or more.')),
  z.transform(Number),
)

const dollars = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, 'Please send a whole number of US dollars.')),
  z.transform(Number),
)
/** The calendar ends there: the day after the last of 9999 has no name. */
const filterDay = daySchema.check(
  z.refine((day) => day < '9999', 'Please enter a date as YYYY-MM-DD.'),
)

const filterFields = {
  /** true: only scholarships with no requirements; false: no filter. */
  withoutRequirement: z._default(flag, true),
  /** Only scholarships that have requirements, every one of which has this field. */
  requirementFields: z.optional(z.string().check(z.maxLength(100))),
  /** Leaves out scholarships of more than two hours' effort. */
  skiphard: z.optional(flag),
  /** `unread`: those of which nobody has read whom they are for, a group apart from the others. */
  verdict: z.optional(z.enum(['eligible', 'possible', 'unread'])),
  /** false: leaves out those of which nobody has read whom they are for. */
  unread: z.optional(flag),
  /** Words of the title, the sponsor or the description; the last may be the beginning of one. */
  search: z.optional(shortText(SEARCH_LIMIT)),
  /** The first and the last day it may close, where the student is; without a deadline it is left out. */
  deadlineFrom: z.optional(filterDay),
  deadlineTo: z.optional(filterDay),
  /** Bounds of the most a winner can receive; without a known amount it is left out. */
  amountMin: z.optional(dollars),
  amountMax: z.optional(dollars),
  /** Who takes the applications. */
  delivery: z.optional(z.enum(['laurel', 'provider'])),
  /** Only those that name this field of study, or a subject of it: an option’s id, which pages that only call need no list of. */
  fieldOfStudy: z.optional(z.string().check(z.regex(/^[a-z_]{1,60}$/))),
  /** Only those that name this state, or a county of it. */
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** true: only those for people who need help to pay. */
  needBased: z.optional(flag),
  essay: z.optional(z.enum(['with', 'without'])),
}

interface Ranges {
  deadlineFrom?: string | undefined
  deadlineTo?: string | undefined
  amountMin?: number | undefined
  amountMax?: number | undefined
}

const isInOrder = <Value extends string | number>(from?: Value, to?: Value) =>
  from === undefined || to === undefined || from <= to

const rangesInOrder = [
  z.refine<Ranges>(({ deadlineFrom, deadlineTo }) => isInOrder(deadlineFrom, deadlineTo), {
    path: ['deadlineTo'],
    message: 'deadlineTo must not be before deadlineFrom.',
  }),
  z.refine<Ranges>(({ amountMin, amountMax }) => isInOrder(amountMin, amountMax), {
    path: ['amountMax'],
    message: 'amountMax must not be less than amountMin.',
  }),
] as const

const windowFields = {
  offset: z._default(position, 0),
  /** The exclusive end position, not a page size. */
  limit: z._default(position, PAGE_SIZE),
  order: z._default(z.enum(['ASC', 'DESC']), 'DESC'),
  orderBy: z._default(z.enum(['createdAt', 'deadline', 'amount', 'effort', 'match']), 'createdAt'),
}

export const windowSchema = z.object({ ...filterFields, ...windowFields }).check(
  ...rangesInOrder,
  z.refine((query) => query.limit > query.offset, {
    path: ['limit'],
    message: 'limit is the position where the page ends, so it must be greater than offset.',
  }),
  z.refine((query) => query.limit - query.offset <= WINDOW_LIMIT, {
    path: ['limit'],
    message: `A page has at most ${WINDOW_LIMIT} rows.`,
  }),
)

const listSchema = z.array(listedScholarshipSchema)

export const listEligible = defineCall({
  id: 'listEligible',
  method: 'GET',
  path: '/scholarships/mine-eligible-scholarships',
  summary:
    'The open scholarships that fit this student, or may: rows offset to limit − 1; the unread come last.',
  access: 'applicant',
  query: windowSchema,
  answer: z.object({ scholarshiplists: listSchema }),
})

export const countEligible = defineCall({
  id: 'countEligible',
  method: 'GET',
  path: '/scholarships/mine-eligible-scholarships/count',
  summary: 'How many scholarships the same filters match, without the unread.',
  access: 'applicant',
  query: z.object(filterFields).check(...rangesInOrder),
  answer: z.number(),
})

export const listOnboarding = defineCall({
  id: 'listOnboarding',
  method: 'GET',
  path: '/scholarships/mine-eligible-scholarships-onboard',
  summary: 'A few open scholarships: those that fit when signed in, else the newest.',
  access: 'public',
  query: windowSchema,
  answer: listSchema,
  errors: ['TOO_MANY_REQUESTS'],
})

export const listWishlist = defineCall({
  id: 'listWishlist',
  method: 'GET',
  path: '/scholarships/get-wishlist',
  summary: 'The scholarships this student saved, latest first.',
  access: 'applicant',
  answer: listSchema,
})

const wishlistBody = z.strictObject({ scholarshipId: idSchema })
const wishlistAnswer = z.object({ scholarshipId: idSchema, isLiked: z.boolean() })

export const addToWishlist = defineCall({
  id: 'addToWishlist',
  method: 'PUT',
  path: '/scholarships/add-wishlist',
  summary: 'Saves a scholarship; saving it again changes nothing.',
  access: 'applicant',
  body: wishlistBody,
  answer: wishlistAnswer,
  errors: ['NOT_FOUND'],
})

export const removeFromWishlist = defineCall({
  id: 'removeFromWishlist',
  method: 'PUT',
  path: '/scholarships/remove-wishlist',
  summary: 'Takes a scholarship off the saved ones.',
  access: 'applicant',
  body: wishlistBody,
  answer: wishlistAnswer,
})

export const listMine = defineCall({
  id: 'listMine',
  method: 'GET',
  path: '/scholarships/me/scholarships',
  summary: 'The scholarships this student applied to or has a draft for, latest first.',
  access: 'applicant',
  answer: listSchema,
})

const countsFields = {
  /** Eligible and possible. */
  yourRecommendation: z.number(),
  eligible: z.number(),
  possible: z.number(),
  /** Those of which nobody has read whom they are for. */
  unread: z.number(),
}

export const statsSchema = z.object({
  ...countsFields,
  saved: z.number(),
  draft: z.number(),
  applied: z.number(),
})

export const readStats = defineCall({
  id: 'readStats',
  method: 'GET',
  path: '/scholarships/stats',
  aliases: ['/scholarships/eligible-scholarships/stats'],
  summary: "This student's real counts; of the matches those that the same filters leave.",
  access: 'applicant',
  /** Without a word about requirements all are counted: the specification’s client sends none. */
  query: z
    .object({ ...filterFields, withoutRequirement: z._default(flag, false) })
    .check(...rangesInOrder),
  answer: statsSchema,
})

export const previewMatches = defineCall({
  id: 'previewMatches',
  method: 'POST',
  path: '/scholarships/eligible-scholarships/preview',
  summary: 'What the counts would be with answers that are not saved yet; nothing is kept.',
  access: 'applicant',
  body: z.strictObject({
    applicantFields: z._default(answersSchema, []),
    dob: z.optional(z.nullable(daySchema)),
    applicantType: z.optional(z.enum(['STUDENT', 'PARENT'])),
    address: z.optional(z.object(addressFields)),
  }),
  answer: z.object(countsFields),
})

export const readScholarship = defineCall({
  id: 'readScholarship',
  method: 'GET',
  path: '/scholarships/{id}',
  summary: 'One scholarship with its requirements, terms and how it fits.',
  access: 'applicant',
  params: idParams,
  query: z.object({
    /** What led there, counted for its organisation; a word that is not known is `other`. */
    source: z.pipe(
      z._default(z.string().check(z.maxLength(40)), 'other'),
      z.transform((word) => SEEN_FROM.find((known) => known === word) ?? 'other'),
    ),
  }),
  answer: scholarshipDetailSchema,
  errors: ['NOT_FOUND', 'FREE_VIEW_LIMIT'],
})

export const explainMatch = defineCall({
  id: 'explainMatch',
  method: 'GET',
  path: '/scholarships/{id}/match',
  summary: 'How one scholarship fits, clause by clause, and which questions decide it.',
  access: 'applicant',
  params: idParams,
  answer: matchExplanationSchema,
  errors: ['NOT_FOUND', 'FREE_VIEW_LIMIT'],
})

export const answerAttestation = defineCall({
  id: 'answerAttestation',
  method: 'PUT',
  path: '/scholarships/{id}/attestation',
  summary:
    'Answers a yes-or-no question that this scholarship asks, for all for which the same was read; null takes the answer back.',
  access: 'applicant',
  params: idParams,
  body: z.strictObject({
    question: z.string().check(z.maxLength(2000)),
    answer: z.nullable(z.boolean()),
  }),
  answer: matchSchema,
  errors: ['NOT_FOUND'],
})
