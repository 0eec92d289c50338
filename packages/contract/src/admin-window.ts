import * as z from 'zod/mini'

const MOST_ROWS = 100
const place = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))

/** A window of an administrator's list; `limit` is its end (spec 3 "Lists and paging"). */
export const windowFields = { offset: z._default(place, 0), limit: z._default(place, 50) }

export const isWindow = z.refine<{ offset: number; limit: number }>(
  ({ offset, limit }) => limit > offset && limit - offset <= MOST_ROWS,
  { message: `Please ask for 1 to ${MOST_ROWS} rows.`, path: ['limit'] },
)
