// npm run bench:web [-- --runs N] [PATH ...]: Lighthouse (mobile) on public pages, the median of
// three runs unless more or fewer are asked for.
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import lighthouse from 'lighthouse'
import { findFreePort } from '../e2e/support/find-free-port.ts'
import { startServer } from '../e2e/support/server.ts'

const PAGES = [
  '/',
  '/auth/login',
  '/signup',
  '/conversation',
  '/pricing',
  '/faq',
  '/about-us',
  '/partners',
  '/b2b',
  '/unlock-scholarship',
  '/contact',
  '/terms',
  '/status',
  '/scholarships',
  '/scholarships/in/ohio',
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Scores = Record<(typeof CATEGORIES)[number] | 'lcpMs' | 'cls' | 'tbtMs', number>

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function measure(url: string): Promise<Scores> {
  const port = await findFreePort()
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(url, {
      port,
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
    const { categories, audits } = result.lhr
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const value = (name: string) => audits[name]?.numericValue ?? 0
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      lcpMs: Math.round(value('largest-contentful-paint')),
      cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
      tbtMs: Math.round(value('total-blocking-time')),
    }
  } finally {
    await browser.close()
  }
}

/** The page of one scholarship, as search engines are told of it. */
async function aListing(): Promise<string> {
  const index = await (await fetch(`${server.url}/scholarships`)).text()
  const path = /href="(\/scholarships\/[a-z0-9-]+-[0-9a-f]{12})"/.exec(index)?.[1]
  if (path === undefined) throw new Error('No scholarship is listed.')
  return path
}

const { values: asked, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
})

const server = await startServer()
try {
  const table: Record<string, Record<string, number>> = {}
  for (const page of positionals.length > 0 ? positionals : [...PAGES, await aListing()]) {
    const runs: Scores[] = []
    for (let run = 0; run < Number(asked.runs); run++) runs.push(await measure(server.url + page))
    const names = Object.keys(runs[0] ?? {}) as (keyof Scores)[]
    table[page] = Object.fromEntries(names.map((name) => [name, median(runs.map((r) => r[name]))]))
  }
  console.table(table)
} finally {
  await server.stop()
}
