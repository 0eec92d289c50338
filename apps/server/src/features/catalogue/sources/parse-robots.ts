import robotsParser from 'robots-parser'
import { HOST_REST_MILLISECONDS } from './rules.ts'

/** What robots.txt calls us. */
export const ROBOT = 'LaurelSources'

const LONGEST_REST_MILLISECONDS = 86_400_000

/** An address, and the robots.txt of its server. */
export interface AskedRobots {
  address: string
  robots: string
}

export interface Allowance {
  /** Whether its server may be asked for the address. */
  mayRead: boolean
  /** How long the server rests after a request: ten seconds, or as long as it asks for. */
  restMilliseconds: number
}

/** What a robots.txt allows. Some are written so that this takes minutes: it runs in a thread. */
export function parseRobots({ address, robots }: AskedRobots): Allowance {
  const rules = readRules(new URL('/robots.txt', address).href, robots)
  const asked = (rules.getCrawlDelay(ROBOT) ?? 0) * 1000
  return {
    mayRead: rules.isAllowed(address, ROBOT) !== false,
    restMilliseconds: Math.min(Math.max(asked, HOST_REST_MILLISECONDS), LONGEST_REST_MILLISECONDS),
  }
}

interface Robots {
  isAllowed(address: string, robot: string): boolean | undefined
  /** In seconds. */
  getCrawlDelay(robot: string): number | undefined
}

// Its types promise a default export that its one CommonJS file does not have.
const readRules = robotsParser as unknown as (address: string, text: string) => Robots
