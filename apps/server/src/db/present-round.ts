import { and, eq } from 'drizzle-orm'
import { applications } from './schema/applications.ts'
import { scholarships } from './schema/scholarships.ts'

/** Joins an application with its scholarship while that is still in the application's round. */
export const isPresentRound = and(
  eq(scholarships.id, applications.scholarshipId),
  eq(scholarships.cycle, applications.cycle),
)
