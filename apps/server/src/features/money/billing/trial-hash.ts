import { createHmac } from 'node:crypto'
import type { Database } from '../../../db/database.ts'
import { readSharedKey } from '../../../http/shared-key.ts'

const SECRET_NAME = 'trial-use-key'

/** Keyed, because addresses can be guessed by whoever reads the hashes only. */
export type TrialHash = (kind: 'email' | 'card', value: string) => string

export async function loadTrialHash(db: Database): Promise<TrialHash> {
  const key = await readSharedKey(db, SECRET_NAME)
  return (kind, value) => createHmac('sha256', key).update(`${kind} ${value}`).digest('hex')
}
