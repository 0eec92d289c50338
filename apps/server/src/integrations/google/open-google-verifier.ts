import { emailSchema } from '@laurel/contract/fields'
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import type { Clock } from '../../clock.ts'
import type { Config, GoogleSettings } from '../../config.ts'
import {
  GoogleRefused,
  GoogleUnreachable,
  type GoogleIdentity,
  type GoogleVerifier,
} from './google-identity.ts'

/** developers.google.com/identity/gsi/web/guides/verify-google-id-token */
const ISSUERS = ['accounts.google.com', 'https://accounts.google.com']
const KEY_TIMEOUT_MILLISECONDS = 5000
/** Clocks differ by a little. */
const TOLERANCE_SECONDS = 5
const NAME_LENGTH = 100

/** Verifies with the keys the settings name; undefined when Google does not know this site. */
export function openGoogleVerifier(
  { google }: Pick<Config, 'google'>,
  clock: Clock,
): GoogleVerifier | undefined {
  if (!google) return undefined
  const getKey = followKeys(google)
  return {
    async verify(credential, nonce) {
      const payload = await readPayload(credential, {
        getKey,
        audience: google.clientId,
        currentDate: clock.now(),
      })
      // A token that was asked for with one counts only beside it: it may have been read elsewhere.
      if (payload['nonce'] !== nonce) throw new GoogleRefused('Other nonce.')
      return toIdentity(payload)
    },
  }
}

/** The published keys, fetched when one is met that is not known yet. */
function followKeys({ jwksUrl }: GoogleSettings): JWTVerifyGetKey {
  const findKey = createRemoteJWKSet(new URL(jwksUrl), {
    timeoutDuration: KEY_TIMEOUT_MILLISECONDS,
  })
  return async (header, token) => {
    try {
      return await findKey(header, token)
    } catch (error) {
      if (isAboutToken(error)) throw error
      throw new GoogleUnreachable('The keys could not be fetched.', { cause: error })
    }
  }
}

const isAboutToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported

interface Expected {
  getKey: JWTVerifyGetKey
  audience: string
  currentDate: Date
}

async function readPayload(
  credential: string,
  { getKey, ...expected }: Expected,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(credential, getKey, {
      ...expected,
      algorithms: ['RS256'],
      issuer: ISSUERS,
      requiredClaims: ['sub', 'exp', 'email'],
      clockTolerance: TOLERANCE_SECONDS,
    })
    return payload
  } catch (error) {
    if (error instanceof GoogleUnreachable) throw error
    throw new GoogleRefused('The token was not accepted.', { cause: error })
  }
}

function toIdentity(payload: JWTPayload): GoogleIdentity {
  const { sub, email_verified: isVerified } = payload
  const email = emailSchema.safeParse(payload['email'])
  if (!sub || isVerified !== true || !email.success) throw new GoogleRefused('No proven address.')
  const [first = '', ...others] = nameOf(payload['name']).split(' ')
  return {
    subject: sub,
    email: email.data,
    firstName: nameOf(payload['given_name']) || first || (email.data.split('@')[0] ?? ''),
    lastName: nameOf(payload['family_name']) || others.join(' '),
  }
}

/** A name as the database keeps it. */
const nameOf = (claim: unknown): string =>
  typeof claim === 'string'
    ? claim
        .toWellFormed()
        .replaceAll(/[\s\0]+/g, ' ')
        .trim()
        .slice(0, NAME_LENGTH)
        .toWellFormed()
    : ''
