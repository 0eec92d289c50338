import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { openBrowser } from './support/browser.ts'
import { expectFocus } from './support/focus.ts'
import { anAccount, savedWith } from './support/form.ts'
import { goToEnd } from './support/go-to-end.ts'
import { it } from './support/journey.ts'
import { aStudent, type Person } from './support/people.ts'
import { storedSession } from './support/session.ts'
import { step } from './support/step.ts'

const FORM = 'Alderbrook Neighbors Grant'
const QUESTION = /^What did you start/
const ESSAY_ONLY = 'Three Plain Questions Scholarship'

let page: Page
let url: string
let student: Person

it.beforeEach(async ({ open, server }) => {
  ;({ url } = server)
  student = await aStudent(server)
  page = await open({ as: student })
})

const editor = () => page.getByRole('textbox', { name: QUESTION })
const drawer = () => page.getByRole('dialog', { name: QUESTION })
const saved = () =>
  drawer()
    .getByText(/^Saved \d/)
    .waitFor()

async function openForm() {
  await page.goto(`${url}/auth/dashboard/myScholarship?tab=draft`)
  await page.getByRole('link', { name: `View Detail: ${FORM}` }).click()
  await openEditor()
}

async function openEditor() {
  await page.getByRole('heading', { level: 1, name: FORM }).waitFor()
  const panel = page.getByRole('button', { name: QUESTION }).first()
  if ((await panel.getAttribute('aria-expanded')) === 'false') await panel.click()
  await page.getByRole('button', { name: 'Edit essay' }).click()
  await expectFocus(editor())
}

/** How many answers the device keeps that the server has not confirmed; runs in the page. */
const countUnsent = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('laurel-drafts')
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('unsent').objectStore('unsent').count()
      counting.addEventListener('success', () => {
        opening.result.close()
        resolve(counting.result)
      })
    })
  })

it('keeps an essay as it is written, with its earlier versions', async () => {
  await openForm()
  await step('nothing counts as changed after a reload', writeAndReload)
  await step('goes back to an earlier version and forward again', goBackAndForward)
  await step('gives the focus back when Esc closes it', closeWithEscape)
})

/** What is written is kept as the server keeps it. */
async function writeAndReload(): Promise<void> {
  // What is sent, so that a fault tells what was taken for a change.
  const sent: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/submit-individual-scholarship')) sent.push(request.postData())
  })
  await goToEnd(page)
  await page.keyboard.press('Enter')
  await page.keyboard.type('Two  blanks & <tags> ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('bold')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('a break')
  await page.keyboard.press('Enter')
  await Promise.all([savedWith(page, 'a list'), page.keyboard.type('3. a list')])
  await saved()
  // Otherwise the copy on the device would be sent again after the reload.
  await expect.poll(() => page.evaluate(countUnsent)).toBe(0)
  const html = await editor().innerHTML()
  sent.length = 0
  await page.clock.install()
  await page.reload()
  await openEditor()
  await expect.poll(() => editor().innerHTML()).toBe(html)
  // Longer than the autosave waits.
  await page.clock.runFor(1500)
  await expect.poll(() => page.evaluate(countUnsent)).toBe(0)
  expect(sent).toEqual([])
  await page.clock.resume()
}

async function goBackAndForward(): Promise<void> {
  const words = drawer().getByText(/^\d+ \/ 500 words/)
  const before = await words.textContent()
  const history = page.getByRole('button', { name: 'History' })
  await history.click()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expectFocus(history)
  await history.click()
  await page.getByRole('button', { name: 'Keep mine' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep mine' }).waitFor({ state: 'hidden' })
  await expectFocus(history)
  await history.click()
  await page.getByRole('button', { name: 'Use this version' }).waitFor()
  await expect.poll(() => drawer().locator('del').count()).toBeGreaterThan(0)
  await expectAccessible(page, 'the history of an essay')
  await page.getByRole('button', { name: 'Use this version' }).click()
  await drawer().getByText('is your text now').waitFor()
  await expect.poll(() => words.textContent()).not.toBe(before)
  await expectFocus(history)
  await drawer().getByText('is your text now').locator('..').getByRole('button').click()
  await expect.poll(() => words.textContent()).toBe(before)
  await expectFocus(history)
}

async function closeWithEscape(): Promise<void> {
  await editor().click()
  await page.keyboard.press('Escape')
  await drawer().waitFor({ state: 'hidden' })
  const opener = page.getByRole('button', { name: 'Edit essay' })
  await expectFocus(opener)
}

it('reaches the edge of the window where scrollbars take room, and moves nothing below', async ({
  onTestFinished,
}) => {
  const withScrollbars = await openBrowser({ hasScrollbars: true })
  onTestFinished(() => withScrollbars.close())
  const storageState = await storedSession(url, student)
  page = await withScrollbars.newPage({ viewport: { width: 1280, height: 900 }, storageState })
  await page.goto(`${url}/auth/dashboard/myScholarship?tab=draft`)
  await page.getByRole('link', { name: `View Detail: ${FORM}` }).click()
  await page.getByRole('heading', { level: 1, name: FORM }).waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  const save = page.getByText('Save draft')
  const before = (await save.boundingBox())?.x
  await openEditor()
  const right = () => drawer().evaluate((each) => each.getBoundingClientRect().right)
  await expect.poll(right).toBe(1280)
  await expect.poll(async () => (await save.boundingBox())?.x).toBe(before)
})

it('opens an essay scholarship on the essay and saves its draft', async () => {
  const id = await (await anAccount(url, student)).find(ESSAY_ONLY)
  await page.goto(`${url}/auth/apply?${id}`)
  await page.waitForURL(/\/auth\/uploadEssay\?/)
  await page.getByText('Limit: 400 words').waitFor()
  await page.getByText('Write here. It is saved as you go.').click({ force: true })
  await expectFocus(page.locator('[contenteditable=true]'))
  await page.keyboard.type('Three answers.')
  await expectAccessible(page, 'the essay layout')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.waitForURL(/\/auth\/dashboard$/)
  await page.getByText('Application draft submitted successfully!').waitFor()
})

it('says that an essay was sent, however late the page comes that says so', async () => {
  const id = await (await anAccount(url, student)).find(ESSAY_ONLY)
  const hasWaited = Promise.withResolvers<void>()
  await page.route(/\/apply-success-[^/]*\.js$/, async (route) => {
    await hasWaited.promise
    await route.continue()
  })
  await page.goto(`${url}/auth/uploadEssay?${id}`)
  await page.getByText('Write here. It is saved as you go.').click({ force: true })
  await expectFocus(page.locator('[contenteditable=true]'))
  await page.keyboard.type('Three answers.')
  await page.getByRole('button', { name: 'Submit application' }).click()
  // What the page knows of the scholarship is read anew once it was sent.
  const isKnown = page.waitForResponse(
    (response) => new URL(response.url()).pathname === `/api/v1/scholarships/${id}`,
  )
  await page.getByRole('button', { name: 'Send application' }).click()
  await (await isKnown).finished()
  hasWaited.resolve()
  await page.getByRole('heading', { name: 'Application sent !' }).waitFor()
})
