import type { Browser, BrowserContext } from 'playwright-core'

let made = 0

/** A device of somebody who has just signed up, with nothing in the profile but a name. */
export async function aNewcomer(browser: Browser, url: string): Promise<BrowserContext> {
  const answer = await fetch(`${url}/api/v1/register-applicants`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Noor',
      lastName: 'Haddad',
      email: `noor-${++made}@example.org`,
      password: 'a-long-enough-phrase',
      termsAccepted: true,
    }),
  })
  const { data } = (await answer.json()) as {
    data: { user: unknown; accessToken: string; refreshToken: string }
  }
  const localStorage = [
    { name: 'token', value: data.accessToken },
    { name: 'refresh_token', value: data.refreshToken },
    { name: 'userInfo', value: JSON.stringify(data.user) },
  ]
  return browser.newContext({
    viewport: { width: 1280, height: 900 },
    timezoneId: 'America/New_York',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
}
