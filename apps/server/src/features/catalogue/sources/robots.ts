import { fetchPage } from '../../../integrations/pages/fetch-page.ts'
import { openThreads, ThreadStopped, type Threads } from '../../../threads.ts'
import type { Allowance, AskedRobots } from './parse-robots.ts'
import { HOST_REST_MILLISECONDS } from './rules.ts'

const ALL_REFUSED = 'User-agent: *\nDisallow: /'

export type RobotsThreads = Threads<AskedRobots, Allowance>

export const openRobotsThreads = (bounds: { milliseconds: number }): RobotsThreads =>
  openThreads(new URL('./robots-worker.ts', import.meta.url), {
    atOnce: 1,
    waiting: 100,
    waitingOfOne: 100,
    heapMegabytes: 64,
    ...bounds,
  })

/** An honest one takes a few milliseconds, of which starting the thread takes most. */
const THREADS = openRobotsThreads({ milliseconds: 5000 })

/**
 * What a server allows programs to read (RFC 9309, 2.3.1): without such a file everything, and while
 * it cannot be reached nothing. One that is moved is taken for none: the page is moved as well, and
 * then what its new server says counts.
 */
export async function readRobots(
  origin: string,
  asking: Parameters<typeof fetchPage>[1],
): Promise<string> {
  const outcome = await fetchPage(`${origin}/robots.txt`, asking)
  // A name that leads nowhere is told by the page itself.
  if ('problem' in outcome) return outcome.problem === 'silence' ? ALL_REFUSED : ''
  if (outcome.status === 200) return outcome.body.toString('utf8').replaceAll('\0', '')
  return outcome.status >= 500 || outcome.status === 429 ? ALL_REFUSED : ''
}

/** What a robots.txt allows; nothing where it cannot be read within bounds. */
export async function judgeRobots(
  asked: AskedRobots,
  threads: RobotsThreads = THREADS,
): Promise<Allowance> {
  try {
    return await threads.ask(asked, new URL(asked.address).hostname)
  } catch (error) {
    if (!(error instanceof ThreadStopped)) throw error
    return { mayRead: false, restMilliseconds: HOST_REST_MILLISECONDS }
  }
}
