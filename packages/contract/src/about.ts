import * as z from 'zod/mini'

const words = (limit: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(limit))

/** What an operator says of themselves on /about-us, in `content/about.json`; nothing by itself. */
export const aboutSchema = z.strictObject({
  /** Such as the founder and the CTO. */
  people: z._default(
    z.array(z.strictObject({ name: words(80), role: words(80), words: words(600) })),
    [],
  ),
  /** What students said, who agreed to be quoted. */
  testimonials: z._default(
    z.array(z.strictObject({ words: words(600), name: words(80), from: z.optional(words(120)) })),
    [],
  ),
})
export type About = z.infer<typeof aboutSchema>
