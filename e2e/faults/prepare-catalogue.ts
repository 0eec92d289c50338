import { migrateDatabase } from '../../apps/server/src/db/migrate.ts'
import { asks, someScholarships } from '../../apps/server/src/testing/factories/scholarship.ts'
import type { Target } from './apply-as-student.ts'
import { partsOf, withDatabase } from './with-database.ts'

const TARGETS = 8
/** The most that one bulk application takes. */
const PLAIN = 500

export interface Catalogue {
  /** Ask for a text; a letter and an essay are optional. */
  targets: Target[]
  /** Ask for nothing, so that many can be applied to at once. */
  plain: string[]
}

/** Fills an empty data directory with scholarships that are open. */
export async function prepareCatalogue(dataDir: string): Promise<Catalogue> {
  return withDatabase(dataDir, async (db, url) => {
    await migrateDatabase(url)
    const parts = await partsOf(db)
    const requirements = [
      asks('text'),
      asks('file', { isOptional: true, limits: { fileType: ['.txt'] } }),
      asks('editor', { isOptional: true }),
    ]
    const stored = await someScholarships(
      parts,
      // Drawn at random, they are never closed to whoever has applied to many.
      Array.from({ length: TARGETS }, () => ({ requirements, isRandomDraw: true })),
    )
    const plain = await someScholarships(
      parts,
      Array.from({ length: PLAIN }, () => ({})),
    )
    return { targets: stored.flatMap(toTarget), plain: plain.map(({ id }) => id) }
  })
}

function toTarget({ id, asks: ids }: { id: string; asks: string[] }): Target[] {
  const [requirementId, fileRequirementId, essayRequirementId] = ids
  return requirementId && fileRequirementId && essayRequirementId
    ? [{ scholarshipId: id, requirementId, fileRequirementId, essayRequirementId }]
    : []
}
