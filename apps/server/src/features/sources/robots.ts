import robotsParser from 'robots-parser'
import { fetchPage } from '../../integrations/pages/fetch-page.ts'
import { HOST_REST_MILLISECONDS } from './rules.ts'

/** What robots.txt calls us. */
export const ROBOT = 'LaurelSources'

const ALL_REFUSED = 'User-agent: *\nDisallow: /'
const LONGEST_REST_MILLISECONDS = 86_400_000

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
  if (outcome.status === 200) return outcome.body.toString('utf8')
  return outcome.status >= 500 || outcome.status === 429 ? ALL_REFUSED : ''
}

/** Whether a robots.txt allows that its server is asked for an address. */
export const mayRead = (address: string, robots: string): boolean =>
  parse(new URL(address).origin, robots).isAllowed(address, ROBOT) !== false

/** How long a server rests after a request: ten seconds, or as long as it asks for. */
export function restOf(origin: string, robots: string): number {
  const asked = (parse(origin, robots).getCrawlDelay(ROBOT) ?? 0) * 1000
  return Math.min(Math.max(asked, HOST_REST_MILLISECONDS), LONGEST_REST_MILLISECONDS)
}

interface Robots {
  isAllowed(address: string, robot: string): boolean | undefined
  /** In seconds. */
  getCrawlDelay(robot: string): number | undefined
}

// Its types promise a default export that its one CommonJS file does not have.
const readRules = robotsParser as unknown as (address: string, text: string) => Robots

const parse = (origin: string, robots: string): Robots => readRules(`${origin}/robots.txt`, robots)
