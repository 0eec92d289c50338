import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { openConversation, watch } from './support/conversation-page.ts'
import { button, field, hurryReplies, press, walkOf } from './support/conversation-steps.ts'
import { expectFocus } from './support/focus.ts'
import { type Device, it } from './support/journey.ts'
import { anEmail, aStudent } from './support/people.ts'
import { submitButton } from './support/submit-button.ts'

const DAY_MS = 86_400_000
/** Made of the same parts as a step before them. */
const LIKE_ANOTHER = ['Full name', 'gender', 'enrolled', 'online', 'Field of study', 'Career goal']

let url: string
let page: Page
let complaints: string[]
let visit: (width: number, search?: string, measuring?: Device['measuring']) => Promise<void>

it.beforeEach(async ({ open, server }) => {
  ;({ url } = server)
  complaints = []
  visit = async (width, search = '', measuring) => {
    page = await openConversation(open, url, { width, search, measuring, complaints })
  }
})

it.afterEach(() => expect(complaints).toEqual([]))

it('leads from the welcome to the dashboard by mouse, accessible at each step', async () => {
  await visit(1280, '?utm_source=school', 'yes')
  await expectAccessible(page, 'the welcome')
  const seen = new Set(LIKE_ANOTHER)
  const conversions: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/conversions')) conversions.push(request.postData() ?? '')
  })
  await page.getByRole('link', { name: 'Sign up' }).click()
  for (const [index, step] of walkOf(page, anEmail('maya')).entries()) {
    await step.arrived()
    if (index === 15) await page.emulateMedia({ colorScheme: 'dark' })
    if (index === 15)
      await page.evaluate(() => document.documentElement.setAttribute('data-color-scheme', 'dark'))
    // Once for each kind of control: others of its kind have the same parts.
    if (!seen.has(step.name)) await expectAccessible(page, step.name)
    seen.add(step.name)
    await step.byMouse()
  }
  await page.getByText('Onboarding completed. Redirecting to dashboard...').waitFor()
  await page.waitForURL(/\/auth\/dashboard/)
  await page.getByRole('heading', { level: 1, name: /Maya/ }).waitFor()
  await expect
    .poll(() => conversions.map((body) => JSON.parse(body) as unknown))
    .toEqual([
      { event: 'Phase 6', utmSource: 'school' },
      { event: 'Profile Updated via conversation Bot', utmSource: 'school' },
    ])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('conversation'))).toBeNull()
  const stored = () => page.evaluate(() => localStorage.getItem('userInfo') ?? '{}')
  await expect
    .poll(async () => JSON.parse(await stored()) as unknown)
    .toMatchObject({ isProfileUpdate: true, dob: '2009-06-09' })

  await page.goto(`${url}/conversation`)
  await page.getByRole('heading', { name: 'No questions left' }).waitFor()
})

it('logs in who has an account, and says what is wrong', async ({ server }) => {
  const known = await aStudent(server)
  await visit(390)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await field(page, 'Email').fill('maya')
  await press(page, 'Enter')
  await expect.poll(() => page.getByText('Please enter a valid email address.').count()).toBe(2)
  await expect.poll(() => field(page, 'Email').inputValue()).toBe('maya')
  await field(page, 'Email').fill(known.email)
  await press(page, 'Enter')
  await field(page, 'Password').waitFor()
  await press(page, 'Enter')
  await page.getByText('Password cannot be empty. Please try again.').first().waitFor()
  await expectAccessible(page, 'a password that is missing')
  await field(page, 'Password').fill(known.password)
  await press(page, 'Enter')
  await page.waitForURL(/\/auth\/dashboard/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('conversation'))).toBeNull()

  await page.goto(`${url}/conversation`)
  await page.getByText('Let’s continue with your profile.').waitFor()
  await button(page, 'Logout').waitFor()
})

it('asks again only what is still open in a profile', async ({ server }) => {
  const known = await aStudent(server)
  await visit(390)
  await page.goto(`${url}/app/chat/update-details`)
  await page.getByLabel('Email').fill(known.email)
  await page.getByLabel('Password', { exact: true }).fill(known.password)
  await submitButton(page, 'Login').click()
  await page.waitForURL(/\/app\/chat\/update-details/)
  await page.getByRole('main').getByRole('button').first().waitFor()
  await expectAccessible(page, 'the questions that are open')
})

it('is left after the first phase, picked up the next day and finished', async () => {
  await visit(390)
  await page.getByRole('link', { name: 'Sign up' }).click()
  const email = anEmail('maya')
  const birth = walkOf(page, email).findIndex(({ name }) => name === 'Date of birth')
  for (const step of walkOf(page, email).slice(0, birth)) {
    await step.arrived()
    await step.byMouse()
  }
  await page.getByText('What’s your date of birth?').waitFor()
  const context = page.context()
  await page.close()

  page = await context.newPage()
  watch(page, complaints)
  await page.clock.setFixedTime(Date.now() + DAY_MS)
  // Once more, over the timers that the clock brings.
  await hurryReplies(context)
  await page.goto(`${url}/conversation`)
  await page.getByText('Welcome back. Pick up at step 8?').waitFor()
  expect(await page.getByRole('log').innerText()).toBe('')
  await button(page, 'Continue').click()
  await page.getByRole('log').getByText('I’m the student').waitFor()
  for (const step of walkOf(page, email).slice(birth)) {
    await step.arrived()
    await step.byMouse()
  }
  await page.waitForURL(/\/auth\/dashboard/)
  const heading = page.getByRole('heading', { level: 1, name: /Maya/ })
  await heading.waitFor()
  await expectFocus(heading)
  await page.getByText(/scholarships? fits? you so far/).waitFor()
  await page.getByRole('dialog', { name: 'Membership Options' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  await expectAccessible(page, 'the plans after the onboarding')
})
