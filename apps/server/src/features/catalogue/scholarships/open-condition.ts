import { and, eq, gte, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Of the table of scholarships or an alias of it. */
type Columns = Record<
  'status' | 'opensAt' | 'closesAt' | 'earlyAccessUntil' | 'isRandomDraw',
  AnyPgColumn
>

/** `status = 'published'` and not `isEarly` (policy.ts). */
export const isShownToAll = (columns: Columns, now: Date): SQL | undefined => {
  const { status, earlyAccessUntil, isRandomDraw } = columns
  return and(
    eq(status, 'published'),
    or(isNull(earlyAccessUntil), lte(earlyAccessUntil, now), eq(isRandomDraw, true)),
  )
}

/** `isOpen` and not `isEarly` (policy.ts): what everybody may apply to now. */
export const isOpenToAll = (columns: Columns, now: Date): SQL | undefined => {
  const { opensAt, closesAt } = columns
  return and(
    isShownToAll(columns, now),
    or(isNull(opensAt), lte(opensAt, now)),
    or(isNull(closesAt), gte(closesAt, now)),
  )
}
