import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../../db/database.ts'
import { readSharedKey } from '../../../http/shared-key.ts'

const SECRET_NAME = 'unsubscribe-key'
const ID_BYTES = 16
const SIGNATURE_BYTES = 32

/** What the links that end mails carry. They never expire: a mail may be read years later. */
export interface UnsubscribeTokens {
  issue(userId: string): string
  /** Whose token it is; undefined when it is forged or malformed. */
  userOf(token: string): string | undefined
}

export async function loadUnsubscribeTokens(db: Database): Promise<UnsubscribeTokens> {
  const key = await readSharedKey(db, SECRET_NAME)
  const sign = (id: Buffer) => createHmac('sha256', key).update(id).digest()
  return {
    issue(userId) {
      const id = Buffer.from(userId.replaceAll('-', ''), 'hex')
      return Buffer.concat([id, sign(id)]).toString('base64url')
    },
    userOf(token) {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return undefined
      const id = bytes.subarray(0, ID_BYTES)
      if (!timingSafeEqual(bytes.subarray(ID_BYTES), sign(id))) return undefined
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
