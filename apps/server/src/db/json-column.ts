import { customType } from 'drizzle-orm/pg-core'

/**
 * A jsonb column whose values come back as they went in. Drizzle's own reads every text a second
 * time, so that the ZIP code "43004" would come back as a number and an answer of "null" as nothing.
 */
export const jsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
})
