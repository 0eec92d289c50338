import type { SeenFrom } from '@laurel/contract/seen-from'
import type { App } from '../../../app-context.ts'
import { seenScholarships } from '../../../db/schema/scholarships.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import type { ScholarshipRow } from './queries.ts'

const CACHED = 20_000
const recorded = new WeakMap<App['db'], Set<string>>()

/**
 * Notes the first time in a round that a student opened a scholarship's page. No answer waits for
 * it: one that could not be written is logged, and written the next time the page is opened.
 */
export function recordSeen(
  { db, clock, background }: Pick<App, 'db' | 'clock' | 'background'>,
  applicantId: OwnApplicantId,
  { id: scholarshipId, cycle }: Pick<ScholarshipRow, 'id' | 'cycle'>,
  source: SeenFrom,
): void {
  const known = recorded.get(db) ?? new Set()
  recorded.set(db, known)
  const key = `${applicantId} ${scholarshipId} ${cycle}`
  if (known.has(key)) return
  const seenOn = clock.now().toISOString().slice(0, 10)
  background.start('note who saw a scholarship', async () => {
    await db
      .insert(seenScholarships)
      .values({ applicantId, scholarshipId, cycle, source, seenOn })
      .onConflictDoNothing()
    if (known.size >= CACHED) known.clear()
    known.add(key)
  })
}
