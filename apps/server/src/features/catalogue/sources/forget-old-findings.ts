import { lt } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { DAY_MILLISECONDS } from '../../../days.ts'
import { sourceFindings } from '../../../db/schema/sources.ts'

const KEPT_DAYS = 90

/** Forgets the texts of pages that somebody looked at long ago. */
export const forgetOldFindings = ({ db, clock }: Pick<App, 'db' | 'clock'>) =>
  db
    .delete(sourceFindings)
    .where(
      lt(sourceFindings.settledAt, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MILLISECONDS)),
    )
