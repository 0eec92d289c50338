import { setTimeout as sleep } from 'node:timers/promises'
import { signUp } from '../abuse/open-attacker.ts'

const EVERY_MILLISECONDS = 250
/** Far past any goal: what takes as long did not answer. */
const ANSWER_MILLISECONDS = 30_000
const LIVE = '/api/v1/health/live'

export interface Told {
  calls: number
  refused: number
  /** The slowest answer of a call that needs the database. */
  worstMs: number
  liveMs: number
  /** What was answered that should not be. */
  wrong: string[]
}

interface Answer {
  path: string
  status: number
  mayRetry: boolean
  milliseconds: number
}

/** Somebody new who reads and writes, and a supervisor that asks for the process's health. */
export async function watchCalls(url: string) {
  const authorization = `Bearer ${await signUp(url)}`
  const scholarshipId = await findScholarship(url, authorization)
  const call = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const begun = performance.now()
    const headers = { authorization, 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(ANSWER_MILLISECONDS)
    const answer = await fetch(url + path, { ...init, headers, signal }).catch(() => undefined)
    await answer?.arrayBuffer()
    return {
      path,
      status: answer?.status ?? 0,
      mayRetry: answer?.headers.has('retry-after') ?? false,
      milliseconds: performance.now() - begun,
    }
  }
  const body = JSON.stringify({ scholarshipId })
  const round = () =>
    Promise.all([
      call(LIVE),
      call('/api/v1/health/ready'),
      call('/api/v1/register-applicants/profile'),
      call('/api/v1/scholarships/me/plan'),
      call('/api/v1/scholarships/add-wishlist', { method: 'PUT', body }),
    ])
  const isWell = (answers: readonly Answer[]) => answers.every(({ status }) => status === 200)
  if (!isWell(await round())) throw new Error('Not all is well before anything happens.')
  return {
    /** Calls on and on for so long, whether or not those before were answered. */
    async during(milliseconds: number): Promise<Told> {
      const rounds: Promise<Answer[]>[] = []
      for (let spent = 0; spent < milliseconds; spent += EVERY_MILLISECONDS) {
        rounds.push(round())
        await sleep(EVERY_MILLISECONDS)
      }
      return judge((await Promise.all(rounds)).flat())
    },
    /** How long it takes until everything is answered as before; Infinity when not in time. */
    async untilAllIsWell(patienceMs: number): Promise<number> {
      const begun = performance.now()
      const spent = () => Math.round(performance.now() - begun)
      while (spent() < patienceMs) {
        if (isWell(await round())) return spent()
        await sleep(EVERY_MILLISECONDS)
      }
      return Infinity
    },
  }
}

async function findScholarship(url: string, authorization: string): Promise<string> {
  const path = '/api/v1/scholarships/mine-eligible-scholarships?withoutRequirement=false'
  const answer = await fetch(url + path, { headers: { authorization } })
  const { data } = (await answer.json()) as { data: { scholarshiplists: { id: string }[] } }
  const [first] = data.scholarshiplists
  if (!first) throw new Error('Nothing fits whoever has said nothing.')
  return first.id
}

function judge(answers: readonly Answer[]): Told {
  const slowest = (some: readonly Answer[]) =>
    Math.round(Math.max(0, ...some.map(({ milliseconds }) => milliseconds)))
  const live = answers.filter(({ path }) => path === LIVE)
  const others = answers.filter(({ path }) => path !== LIVE)
  const refused = others.filter(({ status }) => status === 503)
  // What needs nothing that is held up is answered as ever.
  const isWrong = ({ path, status, mayRetry }: Answer) =>
    path === LIVE ? status !== 200 : status !== 200 && !(status === 503 && mayRetry)
  const wrong = answers.filter(isWrong).map(({ path, status }) => `${path} answered ${status}`)
  return {
    calls: others.length,
    refused: refused.length,
    worstMs: slowest(others),
    liveMs: slowest(live),
    wrong: [...new Set(wrong)],
  }
}
