import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import type { Clock } from '../clock.ts'

export const GOOGLE_CLIENT_ID = 'laurel.apps.googleusercontent.com'
const ALG = 'RS256'

/** A local stand-in for Google's key server, with a real RSA key that signs tokens. */
export async function startGoogleKeys() {
  const key = await generateKeyPair(ALG)
  const strangers = await generateKeyPair(ALG)
  const jwk = { ...(await exportJWK(key.publicKey)), kid: 'one', alg: ALG, use: 'sig' }
  let body = JSON.stringify({ keys: [jwk] })
  let statusCode = 200
  const server = createServer((_request, response) => {
    response.writeHead(statusCode, { 'content-type': 'application/json' }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    env: { GOOGLE_CLIENT_ID, GOOGLE_JWKS_URL: `http://127.0.0.1:${port}/certs` },
    /** The published key as text, with which a careless verifier would check HS256. */
    publicText: await exportSPKI(key.publicKey),
    strangersKey: strangers.privateKey,
    privateKey: key.privateKey,
    answer(status: number, text: string) {
      statusCode = status
      body = text
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export type GoogleKeys = Awaited<ReturnType<typeof startGoogleKeys>>

/** What Google says of somebody, for an hour. */
export function googleClaims(clock: Clock, claims: JWTPayload = {}): JWTPayload {
  const issuedAt = Math.floor(clock.now().getTime() / 1000)
  return {
    iss: 'https://accounts.google.com',
    aud: GOOGLE_CLIENT_ID,
    sub: '1000',
    email: 'dana@example.org',
    email_verified: true,
    given_name: 'Dana',
    family_name: 'Reyes',
    iat: issuedAt,
    exp: issuedAt + 3600,
    ...claims,
  }
}

export const signWith = (
  key: Parameters<SignJWT['sign']>[0],
  claims: JWTPayload,
  header: { alg: string; kid?: string } = { alg: ALG, kid: 'one' },
): Promise<string> => new SignJWT(claims).setProtectedHeader(header).sign(key)
