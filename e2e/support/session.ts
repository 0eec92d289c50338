import type { BrowserContextOptions } from 'playwright-core'
import type { Person } from './people.ts'

interface SignedIn {
  user: object
  accessToken: string
  refreshToken: string
}

type Stored = NonNullable<BrowserContextOptions['storageState']>

/** What was said on a device about measuring. Journeys that are about something else refused. */
export type Measuring = 'yes' | 'no' | 'unasked'

export async function logIn(url: string, { email, password }: Person): Promise<SignedIn> {
  const answer = await fetch(`${url}/api/v1/users/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: email, password, loginType: 'register_user' }),
  })
  if (!answer.ok) throw new Error(`The login of ${email} was answered with ${answer.status}.`)
  return ((await answer.json()) as { data: SignedIn }).data
}

/** What the browser of somebody who is signed in has stored; of a visitor without a person. */
export async function storedSession(
  url: string,
  person: Person | undefined,
  measuring: Measuring = 'no',
): Promise<Stored> {
  const localStorage = person ? await sessionOf(url, person) : []
  if (measuring !== 'unasked') {
    const value = JSON.stringify({ answer: measuring, until: '2099-01-01' })
    localStorage.push({ name: 'measuringConsent', value })
  }
  return { cookies: [], origins: [{ origin: url, localStorage }] }
}

async function sessionOf(url: string, person: Person) {
  const { user, accessToken, refreshToken } = await logIn(url, person)
  return [
    { name: 'token', value: accessToken },
    { name: 'refresh_token', value: refreshToken },
    { name: 'userInfo', value: JSON.stringify(user) },
  ]
}
