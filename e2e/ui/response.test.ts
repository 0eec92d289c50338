import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { interactionMs, medianOf, slowDown } from '../support/interaction.ts'
import { it } from '../support/journey.ts'
import { aStudent } from '../support/people.ts'

/** Look-and-feel §2: heart, checkbox, chip and tab at 4× CPU slow-down. */
const AT_ONCE_MS = 100
/** An answer in the conversation, which makes the page grow. */
const ANSWER_MS = 200
const TIMES = 5

const PHONE = { viewport: { width: 390, height: 844 } }

let url: string
let page: Page

it.beforeEach(async ({ open: openDevice, server }) => {
  ;({ url } = server)
  page = await openDevice({ ...PHONE, as: await aStudent(server) })
  await slowDown(page)
})

/** The median of the longest times that presses of something took. */
async function measure(press: () => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < TIMES; time++) times.push(await interactionMs(page, press))
  return medianOf(times)
}

const open = async (path: string) => {
  await page.goto(url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
}

it('a heart', async () => {
  await open('/auth/dashboard/recommendation')
  const heart = page.getByRole('button', { name: /^Save / }).first()
  expect(await measure(() => heart.click())).toBeLessThanOrEqual(AT_ONCE_MS)
})

it('a box to select', async () => {
  await open('/auth/dashboard/easy-apply')
  const box = page.getByRole('article').getByRole('checkbox').first()
  expect(await measure(() => box.click())).toBeLessThanOrEqual(AT_ONCE_MS)
})

it('a tab', async () => {
  await open('/auth/dashboard/myScholarship?tab=applied')
  let tab = 'Draft'
  const press = async () => {
    await page
      .getByRole('link', { name: new RegExp(`^${tab}`) })
      .first()
      .click()
    tab = tab === 'Draft' ? 'Applied' : 'Draft'
  }
  expect(await measure(press)).toBeLessThanOrEqual(AT_ONCE_MS)
})

it('a panel of a requirement', async () => {
  await open('/auth/dashboard/myScholarship?tab=draft')
  await page.getByRole('link', { name: 'View Detail: Alderbrook Neighbors Grant' }).click()
  const panel = page.locator('form[name=scholarship-details-form] h2 button').first()
  await panel.waitFor()
  expect(await measure(() => panel.click())).toBeLessThanOrEqual(AT_ONCE_MS)
})

it('an answer in the conversation', async ({ open: openDevice }) => {
  page = await openDevice(PHONE)
  await slowDown(page)
  // The welcome is there before its script, which asks for the rest once it runs.
  const isAwake = page.waitForResponse(/conversation-room-.*\.js$/)
  await page.goto(`${url}/conversation`)
  await isAwake
  await page.getByRole('link', { name: 'Sign up' }).click()
  const answers = [
    ['Email', 'maya@school.example', 'Send'],
    ['Full name', 'Maya van Dyk', 'Send'],
    ['Phone number', '5125550100', 'Continue'],
    ['Password', 'three plain words', 'Continue'],
  ] as const
  for (const [name, value, send] of answers) {
    await page.getByRole('textbox', { name, exact: true }).fill(value)
    await page.getByRole('button', { name: send, exact: true }).click()
  }
  await page.getByRole('button', { name: 'I Agree' }).click()
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('list', { name: 'Scholarships that match' }).waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  let chip = page.getByRole('button', { name: 'I’m the student', exact: true })
  // Each press after the first changes the answer that the one before it gave.
  const press = async () => {
    await chip.click()
    await page.getByLabel('Date of birth', { exact: true }).waitFor()
  }
  const again = async () => {
    await page.getByRole('button', { name: /^Edit: Who is/ }).click()
    chip = page.getByRole('button', { name: 'I’m the student', exact: true })
    await chip.waitFor()
  }
  const times: number[] = []
  for (let time = 0; time < 3; time++) {
    if (time > 0) await again()
    times.push(await interactionMs(page, press))
  }
  expect(medianOf(times)).toBeLessThanOrEqual(ANSWER_MS)
})
