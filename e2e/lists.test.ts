import type { Page, Request, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from './support/journey.ts'
import { aStudent } from './support/people.ts'

const MATCHES = '/auth/dashboard/recommendation'
const LIST_CALL = '**/mine-eligible-scholarships?**'
const MOST_SHIFT = 0.05
const SCROLL_PIXELS = 8
/** Of all, and of those that surely fit. */
const COUNTS = 2

let page: Page
let url: string

it.beforeEach(async ({ open: openDevice, server }) => {
  ;({ url } = server)
  const viewport = { width: 1280, height: 800 }
  page = await openDevice({ as: await aStudent(server), viewport })
})

const open = (path: string) => page.goto(url + path)
const cards = () => page.getByRole('main').getByRole('article')
const settled = () =>
  page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)

describe('a list', () => {
  it('is slow shows skeletons and no spinner, then its cards', async () => {
    const { promise: hasWaited, resolve: goOn } = Promise.withResolvers<void>()
    await page.route(LIST_CALL, async (route) => {
      await hasWaited
      await route.continue()
    })
    await open(MATCHES)
    await page.getByText('Loading scholarships').waitFor({ state: 'attached' })
    expect(await page.getByRole('main').locator('[class*=spinner]').count()).toBe(0)
    goOn()
    await cards().first().waitFor()
    await expect.poll(() => cards().count()).toBe(15)
  })

  it.for([
    [MATCHES, ['mine-eligible-scholarships', 'stats']],
    ['/auth/dashboard/saved', ['get-wishlist']],
  ] as const)(
    'at %s is asked for before its scripts are there, and once',
    async ([path, calls]) => {
      const { promise: hasWaited, resolve: goOn } = Promise.withResolvers<void>()
      await page.route('**/assets/framework-*.js', async (route) => {
        await hasWaited
        await route.continue()
      })
      const asked: string[] = []
      page.on('request', (request) => {
        const name = new URL(request.url()).pathname.split('/').at(-1) ?? ''
        if (calls.some((each) => each === name)) asked.push(name)
      })
      await page.goto(url + path, { waitUntil: 'commit' })
      await expect.poll(() => asked.toSorted()).toEqual(calls.toSorted())
      goOn()
      await cards().first().waitFor()
      await settled()
      expect(asked.toSorted()).toEqual(calls.toSorted())
    },
  )

  it('cannot be read says so, and tries again', async () => {
    let isBroken = true
    await page.route(LIST_CALL, (route) =>
      isBroken ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    )
    await open(MATCHES)
    await page.getByText('We couldn’t load this list.').waitFor({ timeout: 30_000 })
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await cards().first().waitFor()
  })

  it('keeps its page in the address: a reload and a shared link show the same', async () => {
    await open(`${MATCHES}?page=2`)
    await cards().first().waitFor()
    await settled()
    const titles = await cards().getByRole('heading').allInnerTexts()
    await page.reload()
    await cards().first().waitFor()
    await expect.poll(() => cards().getByRole('heading').allInnerTexts()).toEqual(titles)
    await open(MATCHES)
    await cards().first().waitFor()
    await expect.poll(() => cards().getByRole('heading').allInnerTexts()).not.toEqual(titles)
  })

  it('is where it was after a look at a scholarship, with the focus on it', async () => {
    await open(MATCHES)
    await cards().first().waitFor()
    await settled()
    // A late font moves everything, also once the link was pressed and its page is still on its way.
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const link = page.getByRole('link', { name: /^View Detail/ }).nth(9)
    await link.scrollIntoViewIfNeeded()
    const name = await link.getAttribute('aria-label')
    // Where it stands as it is left.
    await link.evaluate((followed) =>
      followed.addEventListener('click', () => {
        const left = { leftAt: followed.getBoundingClientRect().top, hadScrolled: scrollY }
        Object.assign(window, { left })
      }),
    )
    await link.click()
    const { leftAt, hadScrolled } = await page.evaluate(
      () => (window as unknown as { left: { leftAt: number; hadScrolled: number } }).left,
    )
    expect(hadScrolled).toBeGreaterThan(100)
    await page
      .getByRole('button', { name: /Back to Scholarships/ })
      .or(page.getByRole('link', { name: /Back to Scholarships/ }))
      .first()
      .waitFor()
    // What stands above the list may have grown meanwhile.
    await page.addStyleTag({ content: 'main { padding-top: 7.5rem !important }' })
    await page.goBack()
    await cards().first().waitFor()
    await page.waitForFunction(
      ([label, top, within]) => {
        const focused = document.activeElement
        return (
          focused?.getAttribute('aria-label') === label &&
          Math.abs(focused.getBoundingClientRect().top - top) <= within
        )
      },
      [name, leftAt, SCROLL_PIXELS] as const,
    )
  })
})

/** Answers once the page has drawn what it shows while it waits. */
const afterDrawing = async (route: Route): Promise<void> => {
  await drawn()
  await route.continue()
}

const drawn = () =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  })

describe('hardly moves while it loads:', () => {
  const PAGES = [
    '/auth/dashboard',
    MATCHES,
    '/auth/dashboard/saved',
    '/auth/dashboard/easy-apply',
    '/auth/dashboard/easyApplyWithCv',
    '/auth/dashboard/myScholarship?tab=draft',
    '/auth/dashboard/trackApplications',
    '/auth/dashboard/documents',
  ]

  it.for(PAGES)('%s', async (path) => {
    await page.route('**/api/v1/**', afterDrawing)
    await expectHardlyMoving(path)
  })

  it.for(PAGES.filter((path) => path.includes('asy')))(
    '%s, also when its scholarships come last',
    async (path) => {
      let counted = 0
      const { promise: areCounted, resolve: goOn } = Promise.withResolvers<void>()
      page.on('requestfinished', (request) => {
        if (request.url().includes('/mine-eligible-scholarships/count') && ++counted === COUNTS)
          goOn()
      })
      await page.route(LIST_CALL, async (route) => {
        await areCounted
        await afterDrawing(route)
      })
      await expectHardlyMoving(path)
    },
  )
})

/** The types of the platform do not know it yet. */
interface LayoutShift {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Until all has come. */
async function expectHardlyMoving(path: string): Promise<void> {
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  await page.addInitScript(noteShifts)
  await open(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settled()
  await expect.poll(() => underWay.size).toBe(0)
  await settled()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await drawn()
  const { shift, moved } = await page.evaluate(() =>
    (window as unknown as { takeShifts: () => Shifts }).takeShifts(),
  )
  expect(shift, moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT)
}

interface Shifts {
  shift: number
  /** What moved how far. */
  moved: string[]
}

/** Runs in the page, from its beginning. */
function noteShifts(): void {
  const noted: Shifts = { shift: 0, moved: [] }
  const note = (entries: PerformanceEntry[]) => {
    for (const entry of entries as unknown as LayoutShift[]) {
      if (entry.hadRecentInput) continue
      noted.shift += entry.value
      for (const { node, previousRect, currentRect } of entry.sources)
        noted.moved.push(
          `${previousRect.y} → ${currentRect.y}: ${(node as Element | null)?.outerHTML?.slice(0, 120)}`,
        )
    }
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  const takeShifts = () => {
    note(observer.takeRecords())
    return noted
  }
  Object.assign(window, { takeShifts })
  observer.observe({ type: 'layout-shift', buffered: true })
}
