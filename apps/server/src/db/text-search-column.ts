import { customType } from 'drizzle-orm/pg-core'

/** Words in the form in which PostgreSQL searches them; written by triggers, never read. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
