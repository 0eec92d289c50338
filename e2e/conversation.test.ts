import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { openBrowser } from './support/browser.ts'
import { startServer, type RunningServer } from './support/server.ts'

const PASSWORD = 'three plain words'
const KNOWN = { email: 'student@laurel.example', password: 'laurel-demo-1' }
/** The one place a browser may complain about: a page that is left while a call is on its way. */
const HARMLESS = /net::ERR_ABORTED/

let server: RunningServer
let browser: Browser
let page: Page
let complaints: string[]
let people = 0

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

beforeEach(() => {
  complaints = []
})

afterEach(async () => {
  await page?.context().close()
  expect(complaints).toEqual([])
})

async function open(width: number, search = ''): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 844 } })
  page = await context.newPage()
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !HARMLESS.test(message.text()))
      complaints.push(message.text())
  })
  // The welcome is there before its script, which asks for the rest once it runs.
  const isAwake = page.waitForResponse(/conversation-room-.*\.js$/)
  await page.goto(`${server.url}/conversation${search}`)
  await isAwake
}

const anEmail = () => `maya${++people}@school.example`
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const chip = (question: RegExp, name: string) =>
  page.getByRole('group', { name: question }).getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const list = (name: string) => page.getByRole('combobox', { name, exact: true })

/** One step: what shows that it has come, and how it is answered by mouse and by keyboard. */
interface Step {
  name: string
  arrived: () => Promise<void>
  byMouse: () => Promise<void>
  byKeyboard: () => Promise<void>
}

const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

function typed(name: string, value: string, send: string): Step {
  return {
    name,
    arrived: () => field(name).waitFor(),
    async byMouse() {
      await field(name).fill(value)
      await button(send).click()
    },
    async byKeyboard() {
      await page.keyboard.type(value)
      await press('Enter')
    },
  }
}

function chosen(question: RegExp, name: string, arrows = 0): Step {
  return {
    name: question.source,
    arrived: () => chip(question, name).waitFor(),
    byMouse: () => chip(question, name).click(),
    byKeyboard: () => press(...Array.from({ length: arrows }, () => 'ArrowRight'), 'Enter'),
  }
}

function sought(name: string, letters: string, then?: 'Continue'): Step {
  return {
    name,
    arrived: () => list(name).waitFor(),
    async byMouse() {
      await list(name).click()
      await list(name).fill(letters)
      await page.getByRole('option').first().click()
      if (then) await button(then).click()
    },
    async byKeyboard() {
      await page.keyboard.type(letters)
      await press('Enter')
      if (then) await press('Tab', ...(name.startsWith('Military') ? ['Tab'] : []), 'Enter')
    },
  }
}

function pressed(
  name: string,
  keys: readonly string[] = ['Enter'],
  within?: () => Promise<void>,
): Step {
  return {
    name,
    arrived: within ?? (() => button(name).waitFor()),
    byMouse: () => button(name).click(),
    byKeyboard: () => press(...keys),
  }
}

const previews = (): Step =>
  pressed('Continue', ['Enter'], () =>
    page.getByRole('list', { name: 'Scholarships that match' }).waitFor(),
  )

/** Months are chosen by their first letters in a list of the browser's own. */
const graduation = (): Step => ({
  name: 'High school graduation',
  arrived: () => page.getByRole('group', { name: 'High school graduation' }).waitFor(),
  async byMouse() {
    await page.getByLabel('Month').selectOption('06')
    await page.getByLabel('Year').selectOption('2027')
    await button('Continue').click()
  },
  async byKeyboard() {
    await page.keyboard.type('June')
    await press('Tab')
    await page.keyboard.type('2027')
    await press('Tab', 'Enter')
  },
})

const birthDate = (): Step => ({
  name: 'Date of birth',
  arrived: () => page.getByLabel('Date of birth', { exact: true }).waitFor(),
  async byMouse() {
    await page.getByLabel('Date of birth', { exact: true }).fill('2009-06-09')
    await button('Continue').click()
  },
  async byKeyboard() {
    await page.keyboard.type('06092009')
    await press('Enter')
  },
})

const grade = (): Step => ({
  name: 'GPA',
  arrived: () => page.getByLabel('GPA', { exact: true }).waitFor(),
  async byMouse() {
    await page.getByLabel('Marking system').selectOption('Percentage')
    await field('Percentage').fill('82')
    await button('Continue').click()
  },
  async byKeyboard() {
    await page.keyboard.type('3.7')
    await press('Tab', 'Enter')
  },
})

const address = (): Step => ({
  name: 'Address',
  arrived: () => field('Address').waitFor(),
  async byMouse() {
    await field('Address').fill('1 Elm Street')
    await field('City').fill('Austin')
    await list('State').fill('texas')
    await page.getByRole('option', { name: 'Texas' }).click()
    await field('ZIP code').fill('78701')
    await button('Continue').click()
  },
  async byKeyboard() {
    await page.keyboard.type('1 Elm Street')
    await press('Tab', 'Tab')
    await page.keyboard.type('Austin')
    await press('Tab')
    await page.keyboard.type('tex')
    await press('Enter', 'Tab')
    await page.keyboard.type('78701')
    await press('Enter')
  },
})

/** All 18 steps of somebody new, with what comes between them. */
const walk = (email: string): Step[] => [
  typed('Email', email, 'Send'),
  typed('Full name', 'Maya van Dyk', 'Send'),
  typed('Phone number', '512 555 0100', 'Continue'),
  typed('Password', PASSWORD, 'Continue'),
  pressed('I Agree'),
  pressed('Skip', ['Tab', 'Enter'], () => button('Apply').waitFor()),
  previews(),
  chosen(/Are you the student/, 'I’m the student'),
  birthDate(),
  sought('Current school level', 'high school sen'),
  chosen(/citizenship/, 'U.S. citizen'),
  pressed('Prefer not to say', ['Tab', 'Enter'], () => chip(/Which of these/, 'Asian').waitFor()),
  chosen(/gender/, 'Female'),
  previews(),
  sought('High school', 'Eleanor Roosevelt High School', 'Continue'),
  graduation(),
  previews(),
  chosen(/enrolled/, 'No', 1),
  pressed('Skip', ['Tab', 'Tab', 'Enter'], () => list('Potential College Name 1').waitFor()),
  pressed('Skip', ['Tab', 'Tab', 'Enter'], () => page.getByLabel('Month').waitFor()),
  sought('Field of study', 'biology'),
  chosen(/degree/, 'Bachelor', 3),
  grade(),
  sought('Career goal', 'law'),
  sought('Military affiliation', 'no mil', 'Continue'),
  chosen(/online/, 'Maybe', 2),
  address(),
  pressed('Skip', ['Tab', 'Tab', 'Enter'], () => field('Additional details').waitFor()),
  previews(),
]

/** The header says where the conversation is. */
const stepText = () => page.getByText(/^Step \d+ of 18$/).textContent()

async function expectFocusInDock(step: string): Promise<void> {
  await page.waitForFunction(() => {
    const focused = document.activeElement
    return focused?.matches('main [data-place] :is(input, select, textarea, button)') ?? false
  })
  const box = await page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON())
  const { top, bottom } = box as { top: number; bottom: number }
  expect(top, `${step} is in sight`).toBeGreaterThanOrEqual(0)
  expect(bottom, `${step} is in sight`).toBeLessThanOrEqual(844)
}

const expectNoSideways = async (step: string) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    `${step} scrolls sideways`,
  ).toBeLessThanOrEqual(0)

it('leads from the welcome to the dashboard by mouse, accessible at each step', async () => {
  await open(1280, '?utm_source=school')
  await expectAccessible(page, 'the welcome')
  const conversions: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/conversions')) conversions.push(request.postData() ?? '')
  })
  await page.getByRole('link', { name: 'Sign up' }).click()
  for (const [index, step] of walk(anEmail()).entries()) {
    await step.arrived()
    if (index === 15) await page.emulateMedia({ colorScheme: 'dark' })
    if (index === 15)
      await page.evaluate(() =>
        document.documentElement.setAttribute('data-mantine-color-scheme', 'dark'),
      )
    await expectAccessible(page, step.name)
    await step.byMouse()
  }
  await page.getByText('Onboarding completed. Redirecting to dashboard...').waitFor()
  await page.waitForURL(/\/auth\/dashboard/)
  await page.getByRole('heading', { level: 1, name: /Maya/ }).waitFor()
  expect(conversions.map((body) => JSON.parse(body) as unknown)).toEqual([
    { event: 'Phase 6', utmSource: 'school' },
    { event: 'Profile Updated via conversation Bot', utmSource: 'school' },
  ])
  expect(await page.evaluate(() => localStorage.getItem('conversation'))).toBeNull()
  const stored = await page.evaluate(() => localStorage.getItem('userInfo') ?? '')
  expect(JSON.parse(stored)).toMatchObject({ isProfileUpdate: true, dob: '2009-06-09' })

  await page.goto(`${server.url}/conversation`)
  await page.getByRole('heading', { name: 'Nothing is left to ask' }).waitFor()
})

it('is walked by keyboard alone, and comes back to the same step after every reload', async () => {
  await open(390)
  await page.getByRole('link', { name: 'Sign up' }).focus()
  await press('Enter')
  for (const step of walk(anEmail())) {
    await step.arrived()
    if (step.name !== 'Email') {
      const before = await stepText()
      await page.reload()
      await button('Continue').waitFor()
      await page.getByText('Welcome back. Pick up at').waitFor()
      expect(await stepText(), step.name).toBe(before)
      await expectFocusInDock('the choice to continue')
      await press('Enter')
      await step.arrived()
    }
    await expectFocusInDock(step.name)
    await step.byKeyboard()
    if (step.name === 'I Agree') await passwordAgain()
  }
  await page.waitForURL(/\/auth\/dashboard/)
})

/** It is never kept on the device. */
async function passwordAgain(): Promise<void> {
  await field('Password').waitFor()
  await expectFocusInDock('the password, once more')
  await page.keyboard.type(PASSWORD)
  await press('Enter')
}

it('fits 320 px, lets answers be changed and says what seems odd', async () => {
  await open(320)
  await expectNoSideways('the welcome')
  await page.getByRole('link', { name: 'Sign up' }).click()
  const steps = walk(anEmail())
  const until = steps.findIndex(({ name }) => name === 'High school')
  for (const step of steps.slice(0, until)) {
    await step.arrived()
    await expectNoSideways(step.name)
    await step.byMouse()
  }

  await list('High school').waitFor()
  await page.keyboard.type('asdfghjkl')
  await press('Escape')
  await button('Continue').click()
  await page.getByText('Would you like to continue on profile setup?').waitFor()
  await expectNoSideways('the question whether to continue')
  await button('Change it').click()
  await list('High school').fill('Lincoln High School')
  await press('Escape')
  await button('Continue').click()
  await graduation().arrived()

  await button('Edit: Gender').click()
  await chip(/gender/, 'Male').click()
  await graduation().arrived()
  const conversation = page.getByRole('log')
  expect(await conversation.getByText('Lincoln High School').count()).toBe(1)
  const stored = await page.evaluate(() => localStorage.getItem('userInfo') ?? '')
  expect(stored).toContain('"gender"')
  for (const step of steps.slice(until + 1)) {
    await step.arrived()
    await expectNoSideways(step.name)
    await step.byMouse()
  }
  await page.waitForURL(/\/auth\/dashboard/)
})

it('logs in who has an account, and says what is wrong', async () => {
  await open(390)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await field('Email').fill('maya')
  await press('Enter')
  expect(await page.getByText('Please enter a valid email address.').count()).toBe(2)
  expect(await field('Email').inputValue()).toBe('maya')
  await field('Email').fill(KNOWN.email)
  await press('Enter')
  await field('Password').waitFor()
  await press('Enter')
  await page.getByText('Password cannot be empty. Please try again.').first().waitFor()
  await expectAccessible(page, 'a password that is missing')
  await field('Password').fill(KNOWN.password)
  await press('Enter')
  await page.waitForURL(/\/auth\/dashboard/)
  expect(await page.evaluate(() => localStorage.getItem('conversation'))).toBeNull()

  await page.goto(`${server.url}/conversation`)
  await page.getByText('Let’s go on with the profile.').waitFor()
  await button('Logout').waitFor()
})

it('asks again only what is still open in a profile', async () => {
  await open(390)
  await page.goto(`${server.url}/app/chat/update-details`)
  await page.getByLabel('Email').fill(KNOWN.email)
  await page.getByLabel('Password', { exact: true }).fill(KNOWN.password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/\/app\/chat\/update-details/)
  await page.getByRole('main').getByRole('button').first().waitFor()
  await expectAccessible(page, 'the questions that are open')
})
