import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import { isFromHere } from './from-here.ts'
import { readSharedKey } from './shared-key.ts'

const SECRET_NAME = 'local-key'
/** 128 bits: nobody guesses them, and the link stays short enough for a line of the terminal. */
const KEY_LENGTH = 22

/**
 * Stands in the links that the start prints, for what only whoever runs Laurel may see. That a
 * request comes from this computer is not enough: a proxy in front may rewrite its Host and say of
 * nobody that they come from elsewhere.
 */
export async function loadLocalKey(db: Database): Promise<string> {
  const key = await readSharedKey(db, SECRET_NAME)
  return key.toString('base64url').slice(0, KEY_LENGTH)
}

/** Whether somebody asks on this computer, with a link that the start printed. */
export function showsLocalKey(localKey: string, request: FastifyRequest): boolean {
  const { query } = request
  const shown = typeof query === 'object' && query !== null && 'key' in query ? query.key : ''
  return isSame(String(shown), localKey) && isFromHere(request)
}

/** Compared in the same time whatever is sent. */
export const isSame = (shown: string, secret: string): boolean =>
  timingSafeEqual(hashOf(shown), hashOf(secret))

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
