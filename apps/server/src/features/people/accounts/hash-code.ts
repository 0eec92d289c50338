import { createHmac } from 'node:crypto'
import type { Database } from '../../../db/database.ts'
import type { mailedCodes } from '../../../db/schema/sessions.ts'
import { readSharedKey } from '../../../http/shared-key.ts'

export const CODE_SECRET = 'mailed-code-key'

export type CodePurpose = (typeof mailedCodes.$inferSelect)['purpose']

/** Keyed, because all the million codes are hashed in a moment by whoever reads the hashes only. */
export type CodeHasher = (userId: string, purpose: CodePurpose, code: string) => string

export async function loadCodeHasher(db: Database): Promise<CodeHasher> {
  const key = await readSharedKey(db, CODE_SECRET)
  return (userId, purpose, code) =>
    createHmac('sha256', key).update(`${userId} ${purpose} ${code}`).digest('hex')
}
