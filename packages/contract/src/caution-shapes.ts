import * as z from 'zod/mini'

/**
 * Why a listing deserves care: it asks for money, for numbers that open a bank account or an
 * identity, names nobody who gives it, passes on what applicants tell, or never says who won.
 */
export const CAUTIONS = ['fee', 'identity', 'unnamed', 'sharesData', 'noWinners'] as const

export const cautionSchema = z.object({
  kind: z.enum(CAUTIONS),
  /** The sentence that says so, or what somebody found; empty where it is what is missing. */
  words: z.string(),
})
export type Caution = z.infer<typeof cautionSchema>
