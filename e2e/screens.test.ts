import type { BrowserContext, Page } from 'playwright-core'
import { describe } from 'vitest'
import { expectSizes } from './checks/sizes.ts'
import { expectRoomForSpacing } from './checks/spacing.ts'
import { expectStructure } from './checks/structure.ts'
import { expectTabWalk } from './checks/tab-walk.ts'
import {
  ADMIN_SCREENS,
  APPLICANT_SCREENS,
  ORGANISER_SCREENS,
  PUBLIC_SCREENS,
  SCHOLARSHIP_SCREENS,
} from './screens.ts'
import { expectAccessible, expectAccessibleInBoth } from './support/axe.ts'
import { expectFitting } from './support/expect-fitting.ts'
import { it } from './support/journey.ts'
import { anAdministrator, anOrganiser, aStudent, type Person } from './support/people.ts'
import type { RunningServer } from './support/server.ts'
import { storedSession } from './support/session.ts'

/** `npm run check:ui` looks at every width, whoever names this file at the narrowest. */
const WIDTHS = (process.env['UI_WIDTHS'] ?? '320').split(',').map(Number)
/** 640 is 1280 at 200 % zoom. */
const FITTED_WIDTHS = new Set([320, 640, ...WIDTHS])
const WIDE = 961
const DARK_FIRST = ['dark', 'light'] as const
const HEIGHT = 900

let url: string
let page: Page

it.beforeEach(({ server }) => {
  ;({ url } = server)
})

/**
 * Screens are only looked at: those of one person share a device with what it has cached, and each
 * has a page of its own.
 */
function onDeviceOf(aPerson?: (server: RunningServer) => Promise<Person>): void {
  let device: BrowserContext
  it.beforeAll(async ({ browser, server }) => {
    const person = await aPerson?.(server)
    const storageState = await storedSession(server.url, person)
    device = await browser.newContext({ timezoneId: 'America/New_York', storageState })
  })
  it.afterAll(() => device.close())
  it.beforeEach(async () => {
    page = await device.newPage()
  })
  it.afterEach(() => page.close())
}

/** Opens a screen once, then resizes and switches the scheme in place. */
async function sweep(name: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await expectStructure(page, name)
  for (const width of FITTED_WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await expectFitting(page, `${name}, ${width} px,`)
    if (!WIDTHS.includes(width)) continue
    await expectSizes(page, name, width)
    await expectRoomForSpacing(page, `${name}, ${width} px`)
    const step = `${name}, ${width} px`
    // Narrow and wide, so that every rule is held to both schemes.
    if (width >= WIDE) await expectAccessibleInBoth(page, step, DARK_FIRST)
    else await expectAccessibleInBoth(page, step)
  }
  await expectTabWalk(page, name)
}

describe('for a visitor', () => {
  onDeviceOf()

  it.for(PUBLIC_SCREENS)('$name', async ({ name, path }) => {
    await page.goto(url + path)
    await sweep(name)
  })
})

describe('for a student', () => {
  onDeviceOf(aStudent)

  it.for(APPLICANT_SCREENS)('$name', async ({ name, path }) => {
    await page.goto(url + path)
    await sweep(name)
  })

  it.for(SCHOLARSHIP_SCREENS)('$name', async ({ name, title, tab }) => {
    await page.goto(`${url}/auth/dashboard/myScholarship?tab=${tab}`)
    await page.getByRole('link', { name: `View Detail: ${title}` }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await sweep(name)
  })

  it('application form with the open assistant', async () => {
    await page.setViewportSize({ width: 1280, height: HEIGHT })
    await page.goto(`${url}/auth/dashboard/myScholarship?tab=draft`)
    await page.getByRole('link', { name: 'View Detail: Alderbrook Neighbors Grant' }).click()
    await page.getByRole('button', { name: 'Open assistant' }).click()
    await page.getByRole('log').waitFor()
    await sweep('the open assistant')
  })

  it('receipt', async () => {
    await page.goto(`${url}/auth/dashboard/trackApplications`)
    const link = page.getByRole('link', { name: 'View receipt: The Thermometer Prize' })
    await page.goto(url + (await link.getAttribute('href')))
    await sweep('receipt')
  })

  it('the open menu, account menu and a question', async () => {
    await page.goto(`${url}/auth/dashboard/recommendation`)
    await page.setViewportSize({ width: 320, height: HEIGHT })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    await expectAccessible(page, 'the open menu')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Account/ }).click()
    await expectAccessible(page, 'the account menu')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1280, height: HEIGHT })
    await page.getByRole('button', { name: 'Answer the first' }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessibleInBoth(page, 'a question')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })
})

describe('for an organizer', () => {
  onDeviceOf(anOrganiser)

  it.for(ORGANISER_SCREENS)('$name', async ({ name, path }) => {
    await page.goto(url + path)
    await sweep(name)
  })
})

describe('for an administrator', () => {
  onDeviceOf(anAdministrator)

  it.for(ADMIN_SCREENS)('$name', async ({ name, path }) => {
    await page.goto(url + path)
    await sweep(name)
  })
})
