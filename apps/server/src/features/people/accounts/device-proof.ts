import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../config.ts'
import { DAY_MILLISECONDS } from '../../../days.ts'
import type { Database } from '../../../db/database.ts'
import { readSharedKey } from '../../../http/shared-key.ts'
import { createToken, hashOfToken } from './secret-token.ts'

const SECRET_NAME = 'device-proof-key'
const PROOF_DAYS = 180
const SECOND_MILLISECONDS = 1000

/**
 * Tells a device on which an account was signed in before: strangers who guess its password use up
 * tries of their own only (OWASP, "Slow down online guessing attacks with device cookies"). It opens
 * nothing.
 */
export interface DeviceProofs {
  /** Leaves a proof on the device that has just signed in. */
  leave(reply: FastifyReply, email: string, now: Date): void
  /** The id of a device that this account is known on; undefined for any other. */
  deviceOf(request: FastifyRequest, email: string, now: Date): string | undefined
}

export async function loadDeviceProofs(db: Database, config: Config): Promise<DeviceProofs> {
  const key = await readSharedKey(db, SECRET_NAME)
  const keyed = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const isSecure = config.publicUrl.startsWith('https:')
  // Browsers take this prefix from the very host only, over HTTPS (RFC 6265bis, "__Host-").
  const start = isSecure ? '__Host-device-' : 'device-'
  const scope = isSecure ? 'Path=/; Secure' : 'Path=/api/v1/'
  // One for each account that uses the device; the name tells nobody which.
  const nameOf = (email: string) => `${start}${keyed(`name ${email}`).slice(0, 16)}`
  const sign = (email: string, id: string, expires: string) => keyed(`${email} ${id} ${expires}`)
  return {
    leave(reply, email, now) {
      const id = createToken()
      const seconds = (PROOF_DAYS * DAY_MILLISECONDS) / SECOND_MILLISECONDS
      const expires = String(now.getTime() + PROOF_DAYS * DAY_MILLISECONDS)
      const proof = `${id}.${expires}.${sign(email, id, expires)}`
      const kept = `${scope}; Max-Age=${seconds}; HttpOnly; SameSite=Strict`
      reply.header('set-cookie', `${nameOf(email)}=${proof}; ${kept}`)
    },
    deviceOf(request, email, now) {
      const proof = cookieOf(request, nameOf(email))
      const [id = '', expires = '', signature = ''] = proof?.split('.') ?? []
      const isOurs = isEqual(signature, sign(email, id, expires))
      return isOurs && Number(expires) > now.getTime() ? hashOfToken(id) : undefined
    },
  }
}

function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const cookies = headers.cookie?.split(';').map((cookie) => cookie.trim()) ?? []
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
