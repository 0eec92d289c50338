import { randomUUID } from 'node:crypto'
import type { Attacker } from './attack.ts'

/** Signs up somebody new. */
export async function openAttacker(url: string, signal: AbortSignal): Promise<Attacker> {
  const token = await signUp(url)
  return {
    url,
    signal,
    async send(path, options = {}) {
      const headers = new Headers(options.headers)
      headers.set('authorization', `Bearer ${token}`)
      try {
        const answer = await fetch(url + path, { ...options, headers, signal })
        return { status: answer.status, text: await answer.text() }
      } catch {
        return undefined
      }
    },
  }
}

/** The token of a new account. */
export async function signUp(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/register-applicants`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Dana',
      lastName: 'Reyes',
      email: `${randomUUID()}@example.org`,
      password: `vanilla ${randomUUID()}`,
      termsAccepted: true,
    }),
  })
  if (answer.status !== 201) throw new Error(`Nobody could sign up: ${await answer.text()}`)
  return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken
}
