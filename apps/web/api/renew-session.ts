import { readRefreshToken, readToken, rememberTokens } from './session.ts'

/** All tabs share it: a refresh token works once, so only one of them may use it. */
const LOCK = 'laurel-refresh'

/**
 * Trades the refresh token for a new pair; undefined when the session is over. A tab that comes
 * second finds the token already renewed and uses that.
 */
export async function renewSession(expired: string): Promise<string | undefined> {
  const renew = async () => {
    const current = readToken()
    if (current !== null && current !== expired) return current
    const refreshToken = readRefreshToken()
    if (refreshToken === null) return undefined
    const response = await fetch('/api/v1/users/auth/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
    })
    // Anything but a refusal may pass: the session is kept and the call fails as it did.
    if (!response.ok) return response.status === 401 ? undefined : expired
    const { data } = (await response.json()) as {
      data: { accessToken: string; refreshToken: string }
    }
    // Somebody logged out, or in as somebody else, in the meantime: that counts.
    if (readRefreshToken() !== refreshToken) return readToken() ?? undefined
    rememberTokens(data)
    return data.accessToken
  }
  // Web Locks need a secure origin; without them a single tab still renews in turn.
  return 'locks' in navigator ? navigator.locks.request(LOCK, renew) : renew()
}
