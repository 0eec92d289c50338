import type { Clock } from '../../apps/server/src/clock.ts'
import type { Database } from '../../apps/server/src/db/database.ts'
import { startSession } from '../../apps/server/src/features/people/accounts/start-session.ts'
import { loadAccessTokens } from '../../apps/server/src/http/access-token.ts'
import type { ServerProcess } from './server-process.ts'
import type { StoredApplicant } from './store-applicants.ts'

/** Calls a server as one student. */
export interface Reader {
  isThin: boolean
  get<T>(server: Pick<ServerProcess, 'url'>, path: string): Promise<T>
}

const RENEWED_AFTER_MILLISECONDS = 10 * 60_000

/** Students who are signed in for as long as the run goes on, by a clock that may be ahead. */
export async function signIn(
  db: Database,
  clock: Clock,
  applicants: readonly StoredApplicant[],
): Promise<Reader[]> {
  const tokens = await loadAccessTokens(db, clock)
  return applicants.map(({ userId, isThin }) => {
    let token = ''
    let issuedAt = Number.NEGATIVE_INFINITY
    return {
      isThin,
      async get(server, path) {
        const now = clock.now().getTime()
        if (now - issuedAt > RENEWED_AFTER_MILLISECONDS) {
          token = (await startSession({ db, clock, tokens }, userId, undefined)).accessToken
          issuedAt = now
        }
        return call(server.url + path, { authorization: `Bearer ${token}` })
      },
    }
  })
}

export async function call<T>(url: string, headers: Record<string, string> = {}): Promise<T> {
  const answer = await fetch(url, { headers })
  const body = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${body}`)
  return JSON.parse(body).data
}

export const SCHOLARSHIPS = '/api/v1/scholarships'
export const LIST = `${SCHOLARSHIPS}/mine-eligible-scholarships`
/** Without a filter of the default's. */
export const ALL = 'withoutRequirement=false'

/** Whatever was asked for is answered from the newest state a process has. */
export const readiness = (server: Pick<ServerProcess, 'url'>) =>
  call<{ scholarships: number; indexSequence: number; indexLag: number }>(
    `${server.url}/api/v1/health/ready`,
  )

export async function waitUntilInStep(server: Pick<ServerProcess, 'url'>): Promise<void> {
  while ((await readiness(server)).indexLag > 0) await new Promise((go) => setTimeout(go, 20))
}

/** A server whose start took a turn of seconds turns calls away at first. */
export async function waitUntilReady({ url }: Pick<ServerProcess, 'url'>): Promise<void> {
  while ((await fetch(`${url}/api/v1/health/ready`)).status === 503)
    await new Promise((go) => setTimeout(go, 100))
}
