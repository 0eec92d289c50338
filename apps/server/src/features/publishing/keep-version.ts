import type { ListingContent } from '@laurel/contract/publishing-shapes'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { scholarshipVersions } from '../../db/schema/publishing.ts'

type Act = (typeof scholarshipVersions.$inferInsert)['act']

/** One person's saves of this long are one version. */
const ONE_VERSION_MILLISECONDS = 10 * 60_000

interface Saved {
  scholarshipId: string
  userId: string
  /** The version that was written on. */
  base: number
  act: Act
  content: ListingContent
  /** Why, where students are told. */
  words?: string
}

/** Keeps what was saved. Says which version it is, and whether one of its own began with it. */
export async function keepVersion(
  tx: Transaction,
  { scholarshipId, userId, base, act, content, words }: Saved,
  now: Date,
): Promise<{ version: number; isNew: boolean }> {
  const version = base + 1
  const isOfBase = and(
    eq(scholarshipVersions.scholarshipId, scholarshipId),
    eq(scholarshipVersions.version, base),
  )
  const [before] = await tx.select().from(scholarshipVersions).where(isOfBase)
  const goesOn =
    act === 'saved' &&
    before?.act === 'saved' &&
    before.savedBy === userId &&
    now.getTime() - before.begunAt.getTime() < ONE_VERSION_MILLISECONDS
  const kept = { version, content, savedAt: now, ...(words !== undefined && { words }) }
  if (goesOn) await tx.update(scholarshipVersions).set(kept).where(isOfBase)
  else
    await tx
      .insert(scholarshipVersions)
      .values({ ...kept, scholarshipId, act, savedBy: userId, begunAt: now })
  return { version, isNew: !goesOn }
}
