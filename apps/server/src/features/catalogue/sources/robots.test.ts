import { expect, it } from 'vitest'
import { judgeRobots, openRobotsThreads, type RobotsThreads } from './robots.ts'

const judge = (robots: string, threads?: RobotsThreads) =>
  judgeRobots({ address: 'https://fund.example/apply', robots }, threads)

const SECONDS = 1000

it.each([
  ['', true, 10],
  ['User-agent: *\nDisallow: /private', true, 10],
  ['User-agent: *\nDisallow: /apply', false, 10],
  ['User-agent: LaurelSources\nAllow: /\n\nUser-agent: *\nDisallow: /', true, 10],
  ['User-agent: *\nDisallow: /*ply$', false, 10],
  ['User-agent: *\nCrawl-delay: 90', true, 90],
  ['User-agent: *\nCrawl-delay: 1e9', true, 86_400],
])('%j allows it: %s, and rests %i seconds', async (robots, mayRead, seconds) => {
  expect(await judge(robots)).toEqual({ mayRead, restMilliseconds: seconds * SECONDS })
})

it('allows nothing when reading it takes too long', async () => {
  // No thread even starts within this.
  expect(await judge('', openRobotsThreads({ milliseconds: 0 }))).toEqual({
    mayRead: false,
    restMilliseconds: 10 * SECONDS,
  })
})
