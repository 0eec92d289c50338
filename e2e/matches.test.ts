import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectAccessibleInBoth } from './support/axe.ts'
import { expectFocus } from './support/focus.ts'
import { it } from './support/journey.ts'
import { aStudent } from './support/people.ts'

const MATCHES = '/auth/dashboard/recommendation'

let page: Page
let url: string

it.beforeEach(async ({ open: openDevice, server }) => {
  ;({ url } = server)
  page = await openDevice({ as: await aStudent(server) })
})

const open = async (path: string) => {
  await page.goto(url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
const cards = () => page.getByRole('main').getByRole('article')
const titles = () => cards().getByRole('heading').allInnerTexts()
const searchOfAddress = () => new URL(page.url()).search
const filterChip = (words: string) => page.getByRole('link', { name: `Remove filter: ${words}` })

/** The number that the page says the filters leave. */
async function shownCount(): Promise<number> {
  const words = page.getByRole('status').filter({ hasText: /^[\d,]+ scholarships?/ })
  return Number((await words.innerText()).split(' ')[0]?.replaceAll(/\D/g, ''))
}

describe('filters', () => {
  it('are counted while they are chosen, shared by their address, and taken off one by one', async () => {
    await open(MATCHES)
    await cards().first().waitFor()
    const all = await shownCount()
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Filter matches' })
    const show = dialog.getByRole('button', { name: /^Show \d+ scholarships?$/ })
    const counted = async () => Number((await show.innerText()).replaceAll(/\D/g, ''))
    await dialog.getByLabel('90 days').check()
    await expect.poll(counted).toBeLessThan(all)
    const soon = await counted()
    await dialog.getByLabel('$1,000', { exact: true }).check()
    await expect.poll(counted).toBeLessThan(soon)
    const promised = await counted()
    await expectAccessibleInBoth(page, 'the filters')
    await page.emulateMedia({ colorScheme: 'light' })
    await show.click()
    await expect.poll(shownCount).toBe(promised)
    expect(searchOfAddress()).toBe('?within=90&amount=1000')

    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByRole('link', { name: 'Remove filter: Closes within 90 days' }).waitFor()

    await filterChip('At least $1,000').click()
    await expect.poll(searchOfAddress).toBe('?within=90')
    await expectFocus(page.getByRole('button', { name: /^Filter/ }))
    await page.goBack()
    await filterChip('At least $1,000').waitFor()
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect.poll(shownCount).toBe(all)
  })

  it('that the address gets wrong count as not said', async () => {
    await open(`${MATCHES}?within=soon&amount=-1&verdict=maybe&from=2027-02-31&sort=price&page=x`)
    await cards().first().waitFor()
    expect(await page.getByRole('list', { name: 'Active filters' }).count()).toBe(0)
    await expect.poll(() => cards().count()).toBe(15)
  })

  it('that leave nothing say which one to take off', async () => {
    await open(`${MATCHES}?search=nurses&amount=900000000`)
    await page.getByText('Nothing fits all of these filters').waitFor()
    const way = page.getByRole('link', { name: /^Without “At least \$900,000,000”: \d+$/ })
    const promised = Number((await way.innerText()).split(': ')[1])
    await expectAccessibleInBoth(page, 'an empty list')
    await way.click()
    await cards().first().waitFor()
    await expect.poll(shownCount).toBe(promised)
  })

  it('keep to the width of a phone', async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    await open(`${MATCHES}?search=nurses&amount=1000&within=90&effort=short&apply=laurel`)
    await page.getByRole('link', { name: 'Clear all' }).waitFor()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBeLessThanOrEqual(320)
    await page.getByRole('button', { name: /^Filter/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Choose dates').click()
    await dialog.locator('input[type=date]').first().waitFor()
    await expect.poll(width).toBeLessThanOrEqual(320)
  })
})

describe('the list', () => {
  it('is searched after a pause in typing, from its first page, and cleared by Escape', async () => {
    await open(`${MATCHES}?page=2`)
    await cards().first().waitFor()
    const all = await shownCount()
    const field = page.getByRole('textbox', { name: 'Search matches' })
    await field.pressSequentially('nurs')
    await expect.poll(searchOfAddress).toBe('?search=nurs')
    await expect.poll(async () => (await titles()).some((each) => /nurs/i.test(each))).toBe(true)
    await expect.poll(shownCount).toBeLessThan(all)
    await field.press('Escape')
    await expect.poll(searchOfAddress).toBe('')
    await expect.poll(shownCount).toBe(all)
    await expectFocus(field)
  })

  it('is sorted by amount, the highest first, and "back" returns to how it was', async () => {
    await open(MATCHES)
    await cards().first().waitFor()
    const newest = await titles()
    await page.getByLabel('Sort by').selectOption('Amount')
    await expect.poll(titles).not.toEqual(newest)
    expect(searchOfAddress()).toBe('?sort=amount')
    await page.goBack()
    await expect.poll(titles).toEqual(newest)
  })
})

/** Answers the question that is asked with one of its choices. */
async function answerWith(choice: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(choice, { exact: true }).check()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

it('says when the scholarships could not be counted, and shows the pages after another try', async () => {
  let isBroken = true
  await page.route('**/mine-eligible-scholarships/count*', (route) =>
    isBroken ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  )
  await open(MATCHES)
  await page.getByRole('alert').filter({ hasText: 'There may be more pages.' }).waitFor()
  const pages = page.getByRole('navigation', { name: 'Pagination' })
  expect(await pages.count()).toBe(0)
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await pages.waitFor()
})

/** Until the list is the one that was searched for. */
async function search(words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Search matches' }).fill(words)
  await expect.poll(searchOfAddress).toContain(`search=${words}`)
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
}

describe('a question', () => {
  it('is answered on its card, which stays where it is and says what came of it', async () => {
    await open(`${MATCHES}?search=pell`)
    const card = cards().filter({ hasText: 'Can you get a federal Pell Grant?' }).first()
    await card.waitFor()
    const title = await card.getByRole('heading').innerText()
    const before = await titles()
    await card.getByRole('button', { name: 'Can you get a federal Pell Grant?' }).click()
    await answerWith('No')
    const same = page.getByRole('article', { name: title })
    await same.getByText('Not a match').waitFor()
    await page.getByRole('status').filter({ hasText: 'not a match after all' }).waitFor()
    expect(await titles()).toEqual(before)
    await expectFocus(same.getByRole('group', { name: 'How it fits' }))
    await expectAccessibleInBoth(page, 'matches after an answer')
  })

  it('goes back to being open when its answer cannot be saved', async () => {
    await open(`${MATCHES}?verdict=possible&sort=match`)
    const ask = cards().getByRole('button', { name: 'Do you identify as LGBTQ+?' }).first()
    await page.route('**/register-applicants/*', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    )
    await search('LGBTQ')
    await ask.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Yes', { exact: true }).check()
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.getByRole('alert').filter({ hasText: /\w/ }).waitFor()
    expect(await dialog.getByLabel('Yes', { exact: true }).isChecked()).toBe(true)
    await dialog.getByRole('button', { name: 'Prefer not to say' }).click()
    await ask.waitFor()
  })

  it('that was closed while its answer was on the way says when it was not saved', async () => {
    await open(`${MATCHES}?verdict=possible&sort=match`)
    const ask = cards().getByRole('button', { name: 'Do you identify as LGBTQ+?' }).first()
    const { promise: isClosed, resolve: close } = Promise.withResolvers<void>()
    await page.route('**/register-applicants/*', async (route) => {
      if (route.request().method() === 'GET') return route.continue()
      await isClosed
      return route.abort()
    })
    await search('LGBTQ')
    await ask.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Yes', { exact: true }).check()
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    close()
    await page.getByRole('alert').filter({ hasText: 'This was not saved' }).waitFor()
    await ask.waitFor()
  })

  it('that fails a scholarship is told on its page, with what was asked and answered', async () => {
    await open(`${MATCHES}?search=LGBTQ`)
    const link = page.getByRole('link', { name: /^View Detail/ }).first()
    await link.click()
    const fit = page.getByRole('group', { name: 'How it fits' })
    await fit.getByRole('button', { name: 'Do you identify as LGBTQ+?' }).click()
    await answerWith('No')
    await fit.getByText('Not a match').waitFor()
    await page.reload()
    await fit.getByText('you said No').waitFor()
    await fit.getByText(/rules and your answers/).click()
    await fit.getByText('Not met', { exact: true }).waitFor()
    await expectAccessibleInBoth(page, 'why a scholarship does not fit')
    await fit.getByRole('link', { name: 'Change: LGBTQ+' }).first().click()
    await page.waitForURL(/\/auth\/dashboard\/profile/)
  })
})

describe('the dashboard', () => {
  it('asks what opens the most, tells what an answer opened, and goes on with the next', async () => {
    await open('/auth/dashboard')
    const block = page.getByRole('region', { name: /to unlock more matches$/ })
    const first = block.getByRole('listitem').first()
    await first.getByText(/Answering opens up to \d+ scholarships/).waitFor()
    const name = await first.getByRole('button', { name: /^Answer: / }).getAttribute('aria-label')
    const answer = block.getByRole('button', { name: name ?? '', exact: true })
    await answer.click()
    await page
      .getByRole('dialog')
      .getByText(/Answering opens up to \d+ scholarships/)
      .waitFor()
    // Of the parents' college it is the no that opens more.
    await answerWith(name?.includes('four-year college') ? 'No' : 'Yes')
    await page
      .getByRole('status')
      .filter({ hasText: /fits? you now/ })
      .waitFor()
    await expect.poll(() => answer.count()).toBe(0)
    await expect.poll(() => block.getByRole('listitem').count()).toBe(3)
    await expectAccessibleInBoth(page, 'the dashboard after an answer')
  })

  it('puts a question off until the tab is closed', async () => {
    await open('/auth/dashboard')
    const block = page.getByRole('region', { name: /to unlock more matches$/ })
    const notNow = block.getByRole('button', { name: /^Not now/ })
    await notNow.first().waitFor()
    const nameOfFirst = () => notNow.first().getAttribute('aria-label')
    const name = await nameOfFirst()
    await notNow.first().click()
    await expectFocus(block)
    await expect.poll(nameOfFirst).not.toBe(name)
    await page.reload()
    await notNow.first().waitFor()
    expect(await page.getByRole('button', { name: name ?? '', exact: true }).count()).toBe(0)
  })

  it('says when the questions cannot be loaded, and tries again', async () => {
    let isBroken = true
    await page.route('**/scholarships/unlocks', (route) =>
      isBroken ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    )
    await open('/auth/dashboard')
    await page.getByText('We couldn’t load these questions.').waitFor()
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await page
      .getByRole('button', { name: /^Not now/ })
      .first()
      .waitFor()
  })

  it('asks nothing when no answer opens anything', async () => {
    await page.route('**/scholarships/unlocks', (route) =>
      route.fulfill({ json: { statusCode: 200, data: { questions: [] } } }),
    )
    await open('/auth/dashboard')
    await page.getByRole('heading', { name: 'Recommended for you' }).waitFor()
    expect(await page.getByText(/that opens? the most/).count()).toBe(0)
  })
})
