import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectFocus } from './support/focus.ts'
import { savedWith } from './support/form.ts'
import { goToEnd } from './support/go-to-end.ts'
import { it } from './support/journey.ts'
import { aStudent, type Person } from './support/people.ts'
import { step } from './support/step.ts'

const SCHOLARSHIP = 'Alderbrook Neighbors Grant'
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
const MOST_STOPS = 250

let page: Page

it.beforeEach(async ({ open }) => {
  page = await open()
  // Listened to all along: switched on with the key that opens it, it would come too late at times.
  page.on('filechooser', () => undefined)
})

const press = (key: string) => page.keyboard.press(key)

/** What a screen reader would call the element that has the focus. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element) return ''
    const labelled = element
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
    const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : []
    const words = [
      element.getAttribute('aria-label'),
      labelled,
      labels.map((label) => label.textContent).join(' '),
      element.textContent,
    ]
    return words.find((each) => each !== null && each !== undefined && each.trim() !== '') ?? ''
  })

const isFocused = (selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

/** Presses Tab until the focus is on what is called so. */
async function tabTo(name: RegExp, selector = '*'): Promise<void> {
  const passed: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const here = (await focused()).replaceAll(/\s+/g, ' ').trim()
    if (name.test(here) && (await isFocused(selector))) return
    passed.push(here.slice(0, 40))
    await press('Tab')
  }
  throw new Error(`Tab never came to ${name}. It passed ${passed.join(' | ')}`)
}

const openPanel = async (name: RegExp) => {
  // Links lead to the panel by the same name.
  await tabTo(name, 'button[aria-expanded]')
  const state = () => page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))
  if ((await state()) === 'false') await press('Enter')
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-expanded') === 'true')
}

async function chooseFile(name: string): Promise<void> {
  await tabTo(/./, 'input[type=file]')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('Enter')])
  await chooser.setFiles({ name, mimeType: 'application/pdf', buffer: PDF })
  await page.getByText(name, { exact: true }).first().waitFor()
  // Its row has taken the place of the control, and the focus.
  await page.getByRole('progressbar', { name }).waitFor({ state: 'detached' })
}

it('signs in, matches, saves, fills and submits an application without a mouse', async ({
  server,
}) => {
  const student = await aStudent(server)
  await step('signs in and saves a match', () => signInAndSave(server.url, student))
  await step('opens a draft', () => openDraft(server.url))
  await step('writes the essay in its drawer', writeEssay)
  await step('gives files, a link and a promise', fillIn)
  await step('sends it', send)
})

async function signInAndSave(url: string, { email, password }: Person): Promise<void> {
  await page.goto(`${url}/auth/login`)
  await tabTo(/^Email/)
  await page.keyboard.type(email)
  await tabTo(/^Password/)
  await page.keyboard.type(password)
  await press('Enter')
  await page.waitForURL(/\/auth\/dashboard/)

  await page.getByRole('heading', { level: 1 }).waitFor()
  await tabTo(/^Matches/)
  await press('Enter')
  await page.getByRole('heading', { level: 1, name: /Your Recommendation/ }).waitFor()
  await page.getByRole('article').first().waitFor()
  await tabTo(/^Save /)
  const wasSaved = await page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'))
  await press('Space')
  await page.waitForFunction(
    (before) => document.activeElement?.getAttribute('aria-pressed') !== before,
    wasSaved,
  )
}

async function openDraft(url: string): Promise<void> {
  await page.goto(`${url}/auth/dashboard/myScholarship?tab=draft`)
  await page.getByRole('link', { name: `View Detail: ${SCHOLARSHIP}` }).waitFor()
  await tabTo(new RegExp(`^View Detail: ${SCHOLARSHIP}`))
  await press('Enter')
  await page.getByRole('heading', { level: 1, name: SCHOLARSHIP }).waitFor()
  await page.getByRole('button', { name: 'Submit application' }).waitFor()
  await page.keyboard.press('Escape')
}

async function writeEssay(): Promise<void> {
  await openPanel(/^What did you start/)
  await tabTo(/^(Edit|Write) essay/)
  await press('Enter')
  const editor = page.getByRole('dialog').locator('[contenteditable=true]')
  await expectFocus(editor)
  await goToEnd(page)
  const words = 'Written without a mouse.'
  await Promise.all([savedWith(page, words), page.keyboard.type(` ${words}`)])
  await press('Escape')
  await editor.waitFor({ state: 'detached' })
  await expect.poll(() => focused()).toMatch(/Edit essay/)
}

async function fillIn(): Promise<void> {
  for (const name of ['Proof of enrollment', 'Recommendation letter']) {
    await openPanel(new RegExp(`^${name}`))
    await press('Tab')
    await chooseFile(`${name}.pdf`)
  }
  await openPanel(/^Link to your project/)
  await press('Tab')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('https://example.org/pantry')
  await openPanel(/^Honor statement/)
  await press('Tab')
  await tabTo(/./)
  if (!(await page.evaluate(() => (document.activeElement as HTMLInputElement).checked)))
    await press('Space')
}

async function send(): Promise<void> {
  await tabTo(/^Submit application/)
  await press('Enter')
  await page.getByRole('button', { name: 'Send application', disabled: false }).waitFor()
  await tabTo(/^Send application/)
  await press('Enter')
  await page.waitForURL(/\/auth\/apply-success\?/)
  await page.getByRole('heading', { name: 'Application sent !' }).waitFor()
}
