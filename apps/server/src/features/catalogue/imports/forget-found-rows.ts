import { and, isNotNull, lt, inArray } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { DAY_MILLISECONDS } from '../../../days.ts'
import { importRows, imports } from '../../../db/schema/imports.ts'

const KEPT_DAYS = 90

/** Forgets what stands in files of rows that were set aside long ago; why they were stays. */
export async function forgetFoundRows({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const until = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MILLISECONDS)
  const old = db.select({ id: imports.id }).from(imports).where(lt(imports.createdAt, until))
  await db
    .update(importRows)
    .set({ found: null })
    .where(and(isNotNull(importRows.found), inArray(importRows.importId, old)))
}
