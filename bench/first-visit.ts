// npm run bench:first-visit: how soon a list is there on a first visit over a slow line (400 kbit/s,
// 150 ms), the median of three, and what was fetched until then.
import { openBrowser } from '../e2e/support/browser.ts'
import { aStudent } from '../e2e/support/people.ts'
import { startServer } from '../e2e/support/server.ts'
import { storedSession } from '../e2e/support/session.ts'

const RUNS = 3
const LINE = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 }

interface Visit {
  shownMs: number
  fetched: Fetched[]
}
type Fetched = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd'> & {
  bytes: number
}

async function visit(path: string): Promise<Visit> {
  const storageState = await storedSession(server.url, await aStudent(server))
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, storageState })
  const page = await phone.newPage()
  const devtools = await phone.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await page.goto(server.url + path, { waitUntil: 'commit' })
  await page.getByRole('article').first().waitFor({ timeout: 60_000 })
  const seen = await page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[]
    const fetched = entries.map(({ name, startTime, responseEnd, transferSize }) => {
      return { name, startTime, responseEnd, bytes: transferSize }
    })
    return { shownMs: performance.now(), fetched }
  })
  await phone.close()
  return seen
}

const server = await startServer()
const browser = await openBrowser()
try {
  for (const path of ['/auth/dashboard/recommendation', '/auth/dashboard/saved']) {
    const visits: Visit[] = []
    for (let run = 0; run < RUNS; run++) visits.push(await visit(path))
    const [, middle] = visits.toSorted((a, b) => a.shownMs - b.shownMs)
    if (!middle) throw new Error('Nothing was measured.')
    const arrived = middle.fetched.filter(({ responseEnd }) => responseEnd > 0)
    const kilobytes = arrived.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    console.log(`${path}: ${(middle.shownMs / 1000).toFixed(1)} s, ${kilobytes.toFixed(0)} KB`)
    if (process.argv.includes('--all'))
      for (const { name, startTime, responseEnd, bytes } of arrived)
        console.log(
          [startTime, responseEnd, bytes].map((n) => n.toFixed(0).padStart(8)).join(''),
          name.replace(server.url, ''),
        )
  }
} finally {
  await browser.close()
  await server.stop()
}
