import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectFocusInDock, openConversation } from './support/conversation-page.ts'
import { button, chip, field, list, PASSWORD, press, walkOf } from './support/conversation-steps.ts'
import { expectFitting } from './support/expect-fitting.ts'
import { expectUncovered } from './support/in-sight.ts'
import { type Device, it } from './support/journey.ts'
import { anEmail } from './support/people.ts'

let page: Page
let complaints: string[]
let visit: (width: number, measuring?: Device['measuring']) => Promise<void>

it.beforeEach(async ({ open, server }) => {
  complaints = []
  visit = async (width, measuring) => {
    page = await openConversation(open, server.url, { width, measuring, complaints })
  }
})

it.afterEach(() => expect(complaints).toEqual([]))

/** The header says where the conversation is. */
const stepText = () => page.getByText(/^Step \d+ of 18$/).textContent()

it('is walked by keyboard alone, and comes back to the same step after every reload', async () => {
  await visit(390)
  await page.getByRole('link', { name: 'Sign up' }).focus()
  await press(page, 'Enter')
  for (const step of walkOf(page, anEmail('maya'))) {
    await step.arrived()
    if (step.name !== 'Email') {
      const before = await stepText()
      await page.reload()
      await button(page, 'Continue').waitFor()
      await page.getByText('Welcome back. Pick up at').waitFor()
      await expect.poll(stepText, { message: step.name }).toBe(before)
      await expectFocusInDock(page, 'the choice to continue')
      await press(page, 'Enter')
      await step.arrived()
    }
    await expectFocusInDock(page, step.name)
    await step.byKeyboard()
    if (step.name === 'I Agree') await passwordAgain()
  }
  await page.waitForURL(/\/auth\/dashboard/)
})

it('keeps question and answer in sight while a first visit is asked about measuring', async () => {
  await visit(390, 'unasked')
  const notice = page.getByRole('region', { name: /^May we measure/ })
  await notice.waitFor()
  await page.getByRole('link', { name: 'Sign up' }).focus()
  await press(page, 'Enter')
  const focused = page.locator('main [data-place] :focus')
  const newest = page.getByRole('log').getByRole('listitem').last()
  const steps = walkOf(page, anEmail('maya'))
  const until = steps.findIndex(({ name }) => name === 'Date of birth')
  for (const step of steps.slice(0, until)) {
    await step.arrived()
    await expectUncovered(focused)
    await expectUncovered(newest)
    expect(await button(page, 'New message').count(), step.name).toBe(0)
    await step.byKeyboard()
  }
  await steps[until]!.arrived()
  await expectUncovered(focused)

  await notice.getByRole('button', { name: 'No, do not' }).press('Enter')
  await notice.waitFor({ state: 'detached' })
  await expectFocusInDock(page, 'the question, after the notice')
})

/** It is never kept on the device. */
async function passwordAgain(): Promise<void> {
  await field(page, 'Password').waitFor()
  await expectFocusInDock(page, 'the password, once more')
  await page.keyboard.type(PASSWORD)
  await press(page, 'Enter')
}

it('fits 320 px, lets answers be changed and says what seems odd', async () => {
  await visit(320)
  await expectFitting(page, 'the welcome')
  await page.getByRole('link', { name: 'Sign up' }).click()
  const steps = walkOf(page, anEmail('maya'))
  const until = steps.findIndex(({ name }) => name === 'High school')
  const graduated = steps[until + 1]!
  for (const step of steps.slice(0, until)) {
    await step.arrived()
    await expectFitting(page, step.name)
    await step.byMouse()
  }

  await list(page, 'High school').waitFor()
  await page.keyboard.type('asdfghjkl')
  await press(page, 'Escape')
  await button(page, 'Continue').click()
  await page.getByText('Would you like to continue on profile setup?').waitFor()
  await expectFitting(page, 'the question whether to continue')
  await button(page, 'Change it').click()
  await list(page, 'High school').fill('Lincoln High School')
  await press(page, 'Escape')
  await button(page, 'Continue').click()
  await graduated.arrived()

  await button(page, 'Edit: Gender').click()
  await chip(page, /gender/, 'Male').click()
  await graduated.arrived()
  const conversation = page.getByRole('log')
  await expect.poll(() => conversation.getByText('Lincoln High School').count()).toBe(1)
  const stored = () => page.evaluate(() => localStorage.getItem('userInfo') ?? '')
  await expect.poll(stored).toContain('"gender"')
  for (const step of steps.slice(until + 1)) {
    await step.arrived()
    await expectFitting(page, step.name)
    await step.byMouse()
  }
  await page.waitForURL(/\/auth\/dashboard/)
})
