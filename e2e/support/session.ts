import type { BrowserContextOptions } from 'playwright-core'
import type { Person } from './people.ts'

interface SignedIn {
  user: object
  accessToken: string
  refreshToken: string
}

export async function logIn(url: string, { email, password }: Person): Promise<SignedIn> {
  const answer = await fetch(`${url}/api/v1/users/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: email, password, loginType: 'register_user' }),
  })
  if (!answer.ok) throw new Error(`The login of ${email} was answered with ${answer.status}.`)
  return ((await answer.json()) as { data: SignedIn }).data
}

/** What the browser of somebody who is signed in has stored. */
export async function storedSession(
  url: string,
  person: Person,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const { user, accessToken, refreshToken } = await logIn(url, person)
  const localStorage = [
    { name: 'token', value: accessToken },
    { name: 'refresh_token', value: refreshToken },
    { name: 'userInfo', value: JSON.stringify(user) },
  ]
  return { cookies: [], origins: [{ origin: url, localStorage }] }
}
