import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { interactionMs, medianOf, slowDown } from '../support/interaction.ts'
import { aNewcomer } from '../support/new-account.ts'
import { startServer, type RunningServer } from '../support/server.ts'
import { signInAsStudent } from '../support/sign-in.ts'

/** Look-and-feel §2, at 4× CPU slow-down. */
const AT_ONCE_MS = 100
const ANY_MS = 200
const PHONE = { viewport: { width: 390, height: 844 } }
const TIMES = 5

let server: RunningServer
let browser: Browser
let page: Page

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  page = await (await browser.newContext(PHONE)).newPage()
  await signInAsStudent(page, server.url)
  await slowDown(page)
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const open = async (at: Page, path: string) => {
  await at.goto(server.url + path)
  await at.getByRole('heading', { level: 1 }).waitFor()
  await at.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
}

async function medianMs(at: Page, press: (time: number) => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < TIMES; time++) times.push(await interactionMs(at, () => press(time)))
  return medianOf(times)
}

async function aVisitor(path: string): Promise<Page> {
  const visitor = await (await browser.newContext(PHONE)).newPage()
  await slowDown(visitor)
  await open(visitor, path)
  return visitor
}

it('a tab of the profile', async () => {
  await open(page, '/auth/dashboard/profile')
  const tabs = ['Contact', 'Education', 'More about you', 'Personal', 'Contact']
  const press = (time: number) => page.getByRole('tab', { name: tabs[time] ?? '' }).click()
  expect(await medianMs(page, press)).toBeLessThanOrEqual(AT_ONCE_MS)
})

it('a group of further questions', async () => {
  await open(page, '/auth/dashboard/profile?tab=more')
  const group = page.locator('h2 button, h3 button').nth(1)
  await group.waitFor()
  expect(await medianMs(page, () => group.click())).toBeLessThanOrEqual(ANY_MS)
})

it('a switch of the settings', async () => {
  await open(page, '/auth/dashboard/setting')
  const toggle = page.getByRole('switch').or(page.getByRole('checkbox')).first()
  expect(await medianMs(page, () => toggle.click())).toBeLessThanOrEqual(AT_ONCE_MS)
})

it('the login dialog', async () => {
  const visitor = await aVisitor('/')
  const press = async () => {
    await visitor.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await visitor.getByRole('dialog').waitFor()
    await visitor.keyboard.press('Escape')
  }
  expect(await medianMs(visitor, press)).toBeLessThanOrEqual(ANY_MS)
})

it('a pasted code', async () => {
  const visitor = await aVisitor('/forgot-password')
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

it('an answer and a step of the registration', async () => {
  const context = await aNewcomer(browser, server.url)
  const newcomer = await context.newPage()
  await newcomer.setViewportSize(PHONE.viewport)
  await slowDown(newcomer)
  await open(newcomer, '/auth/userdetails')
  const press = (time: number) =>
    time % 2 === 0
      ? newcomer.getByRole('button', { name: 'Save and continue' }).click()
      : newcomer.getByRole('radio').or(newcomer.getByRole('checkbox')).nth(time).click()
  expect(await medianMs(newcomer, press)).toBeLessThanOrEqual(ANY_MS)
})
