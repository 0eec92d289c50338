import { and, asc, eq, lte } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { listingSources } from '../../../db/schema/sources.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { fetchPage } from '../../../integrations/pages/fetch-page.ts'
import type { Resolver } from '../../../integrations/public-lookup.ts'
import { keepCheck, type Source } from './keep-check.ts'
import { planChecks } from './plan-checks.ts'
import { ROBOT } from './parse-robots.ts'
import { judgeRobots, readRobots } from './robots.ts'
import { judgeOutcome, nextCheck, ROBOTS_MILLISECONDS } from './rules.ts'
import { letRest, takeHost } from './take-host.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'server'>

/** Servers asked in one run, and at the same time. */
const MOST_HOSTS = 200
const HOSTS_AT_ONCE = 10

/**
 * Looks at the pages of listings that are due, with one request to each server: what it allows, or
 * one page, or where that led. The next run goes on from there. Gives how many servers were asked.
 */
export async function checkSources(app: Parts, resolver: Resolver = {}): Promise<number> {
  if (!app.config.checksSources) return 0
  await planChecks(app)
  const due = await readDue(app)
  let asked = 0
  for (let at = 0; at < due.length; at += HOSTS_AT_ONCE) {
    const group = due.slice(at, at + HOSTS_AT_ONCE)
    const done = await Promise.all(group.map((source) => tryToAsk(app, source, resolver)))
    asked += done.filter(Boolean).length
  }
  return asked
}

/** Of each server the page that waits longest. */
const readDue = ({ db, clock }: Parts): Promise<Source[]> =>
  db
    .selectDistinctOn([listingSources.nextHost], {
      scholarshipId: listingSources.scholarshipId,
      nextAddress: listingSources.nextAddress,
      nextHost: listingSources.nextHost,
      etag: listingSources.etag,
      lastModified: listingSources.lastModified,
    })
    .from(listingSources)
    .innerJoin(scholarships, eq(scholarships.id, listingSources.scholarshipId))
    .where(and(lte(listingSources.dueAt, clock.now()), eq(scholarships.status, 'published')))
    .orderBy(listingSources.nextHost, asc(listingSources.dueAt), listingSources.scholarshipId)
    .limit(MOST_HOSTS)

/** One page that fails in a way that nobody foresaw keeps no other waiting, and comes later again. */
async function tryToAsk(app: Parts, source: Source, resolver: Resolver): Promise<boolean> {
  try {
    return await askFor(app, source, resolver)
  } catch (error) {
    const { scholarshipId, nextAddress } = source
    app.server.log.error({ err: error, scholarshipId, nextAddress }, 'a page was not looked at')
    const now = app.clock.now()
    const dueAt = nextCheck('silent', { closesAt: null, followers: 0 }, now)
    await app.db
      .update(listingSources)
      .set({ dueAt, checkedAt: now, problem: 'It could not be looked at.' })
      .where(eq(listingSources.scholarshipId, scholarshipId))
    return true
  }
}

/** Makes the next request for a page; false where its server rests. */
async function askFor(app: Parts, source: Source, resolver: Resolver): Promise<boolean> {
  const { db, clock, config } = app
  const { nextAddress, nextHost, etag, lastModified } = source
  const host = await takeHost(db, nextHost, clock.now())
  if (!host) return false
  const asking = { ...resolver, userAgent: `${ROBOT}/1 (+${config.publicUrl}/contact)` }
  const { origin } = new URL(nextAddress)
  const robots = host.robots[origin]
  if (!robots || clock.now().getTime() - Date.parse(robots.readAt) > ROBOTS_MILLISECONDS) {
    const text = await readRobots(origin, asking)
    const { restMilliseconds } = await judgeRobots({ address: nextAddress, robots: text })
    await letRest(db, nextHost, { clock, restMilliseconds, robots: { origin, text } })
    return true
  }
  const asked = { address: nextAddress, robots: robots.text }
  const { mayRead, restMilliseconds } = await judgeRobots(asked)
  if (!mayRead) {
    await keepCheck(app, source, { kind: 'refused' })
    return true
  }
  const outcome = await fetchPage(nextAddress, { ...asking, etag, lastModified })
  await letRest(db, nextHost, { clock, restMilliseconds })
  await keepCheck(app, source, judgeOutcome(outcome, nextAddress), outcome)
  return true
}
