import type { ListingContent } from '@laurel/contract/publishing-shapes'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { scholarshipVersions } from '../../../db/schema/publishing.ts'
import type { Opened } from './open-scholarship.ts'

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

/**
 * What came with a file is in no version until somebody writes here: it is kept as the first, so that
 * what it was before is not lost. Gives the version to write on.
 */
export async function keepFirst(
  tx: Transaction,
  { row, version, content }: Pick<Opened, 'row' | 'version' | 'content'>,
): Promise<number> {
  if (version > 0) return version
  const { id: scholarshipId, createdAt: begunAt, updatedAt: savedAt } = row
  const first = { scholarshipId, version: 1, act: 'imported', content, begunAt, savedAt } as const
  await tx.insert(scholarshipVersions).values(first)
  return first.version
}
