import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { interactionMs, medianOf, slowDown } from '../support/interaction.ts'
import { it } from '../support/journey.ts'
import { aNewcomer, aStudent, type Person } from '../support/people.ts'

/** Look-and-feel §2, at 4× CPU slow-down. */
const AT_ONCE_MS = 100
const ANY_MS = 200
const PHONE = { viewport: { width: 390, height: 844 } }
const TIMES = 5

/** A slow phone, and a page that it shows. */
let phone: (path: string, person?: Person) => Promise<Page>

it.beforeEach(({ open, server }) => {
  phone = async (path, person) => {
    const page = await open({ ...PHONE, ...(person && { as: person }) })
    await slowDown(page)
    await page.goto(server.url + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
    return page
  }
})

async function medianMs(at: Page, press: (time: number) => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < TIMES; time++) times.push(await interactionMs(at, () => press(time)))
  return medianOf(times)
}

it('a tab of the profile', async ({ server }) => {
  const page = await phone('/auth/dashboard/profile', await aStudent(server))
  const tabs = ['Contact', 'Education', 'More about you', 'Personal', 'Contact']
  const press = (time: number) => page.getByRole('tab', { name: tabs[time] ?? '' }).click()
  expect(await medianMs(page, press)).toBeLessThanOrEqual(AT_ONCE_MS)
})

it('a group of further questions', async ({ server }) => {
  const page = await phone('/auth/dashboard/profile?tab=more', await aStudent(server))
  const group = page.locator('h2 button, h3 button').nth(1)
  await group.waitFor()
  expect(await medianMs(page, () => group.click())).toBeLessThanOrEqual(ANY_MS)
})

it('a switch of the settings', async ({ server }) => {
  const page = await phone('/auth/dashboard/setting', await aStudent(server))
  const toggle = page.getByRole('switch').or(page.getByRole('checkbox')).first()
  expect(await medianMs(page, () => toggle.click())).toBeLessThanOrEqual(AT_ONCE_MS)
})

it('the login dialog', async () => {
  const visitor = await phone('/')
  const press = async () => {
    await visitor.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await visitor.getByRole('dialog').waitFor()
    await visitor.keyboard.press('Escape')
  }
  expect(await medianMs(visitor, press)).toBeLessThanOrEqual(ANY_MS)
})

it('a pasted code', async () => {
  const visitor = await phone('/forgot-password')
  await visitor.getByLabel('Email').fill('student@laurel.example')
  await visitor.getByRole('button', { name: /code/i }).click()
  const boxes = visitor.getByRole('group').getByRole('textbox')
  await boxes.first().waitFor()
  const press = async () => {
    await boxes.first().focus()
    await visitor.evaluate(() => {
      const data = new DataTransfer()
      data.setData('text', '123456')
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    })
    await visitor.keyboard.press('Backspace')
  }
  expect(await medianMs(visitor, press)).toBeLessThanOrEqual(ANY_MS)
})

it('an answer and a step of the registration', async ({ server }) => {
  const newcomer = await phone('/auth/userdetails', await aNewcomer(server))
  const press = (time: number) =>
    time % 2 === 0
      ? newcomer.getByRole('button', { name: 'Save and continue' }).click()
      : newcomer.getByRole('radio').or(newcomer.getByRole('checkbox')).nth(time).click()
  expect(await medianMs(newcomer, press)).toBeLessThanOrEqual(ANY_MS)
})
