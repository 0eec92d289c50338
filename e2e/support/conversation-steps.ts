import type { BrowserContext, Page } from 'playwright-core'

export const PASSWORD = 'three plain words'
/** Specification 2, section 9: assistant reply delay. */
const REPLY_DELAY_MS = 500

/** Replies come at once: how long they would be waited for proves nothing. */
export const hurryReplies = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((delay) => {
    const wait = window.setTimeout.bind(window)
    const hurried = (work: TimerHandler, milliseconds?: number, ...rest: unknown[]) =>
      wait(work, milliseconds === delay ? 0 : milliseconds, ...rest)
    window.setTimeout = hurried as typeof window.setTimeout
  }, REPLY_DELAY_MS)

/** One step: what shows that it has come, and how it is answered by mouse and by keyboard. */
export interface Step {
  name: string
  arrived: () => Promise<void>
  byMouse: () => Promise<void>
  byKeyboard: () => Promise<void>
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
export const chip = (page: Page, question: RegExp, name: string) =>
  page.getByRole('group', { name: question }).getByRole('button', { name, exact: true })
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const list = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

export const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

function typed(page: Page, name: string, value: string, send: string): Step {
  return {
    name,
    arrived: () => field(page, name).waitFor(),
    async byMouse() {
      await field(page, name).fill(value)
      await button(page, send).click()
    },
    async byKeyboard() {
      await page.keyboard.type(value)
      await press(page, 'Enter')
    },
  }
}

function chosen(page: Page, question: RegExp, name: string, arrows = 0): Step {
  return {
    name: question.source,
    arrived: () => chip(page, question, name).waitFor(),
    byMouse: () => chip(page, question, name).click(),
    byKeyboard: () => press(page, ...Array.from({ length: arrows }, () => 'ArrowRight'), 'Enter'),
  }
}

function sought(page: Page, name: string, letters: string, then?: 'Continue'): Step {
  return {
    name,
    arrived: () => list(page, name).waitFor(),
    async byMouse() {
      await list(page, name).click()
      await list(page, name).fill(letters)
      await page.getByRole('option').first().click()
      if (then) await button(page, then).click()
    },
    async byKeyboard() {
      await page.keyboard.type(letters)
      await press(page, 'Enter')
      if (then) await press(page, 'Tab', ...(name.startsWith('Military') ? ['Tab'] : []), 'Enter')
    },
  }
}

function pressed(
  page: Page,
  name: string,
  keys: readonly string[] = ['Enter'],
  within?: () => Promise<void>,
): Step {
  return {
    name,
    arrived: within ?? (() => button(page, name).waitFor()),
    byMouse: () => button(page, name).click(),
    byKeyboard: () => press(page, ...keys),
  }
}

const previews = (page: Page): Step =>
  pressed(page, 'Continue', ['Enter'], () =>
    page.getByRole('list', { name: 'Scholarships that match' }).waitFor(),
  )

/** Months are chosen by their first letters in a list of the browser's own. */
const graduation = (page: Page): Step => ({
  name: 'High school graduation',
  arrived: () => page.getByRole('group', { name: 'High school graduation' }).waitFor(),
  async byMouse() {
    await page.getByLabel('Month').selectOption('06')
    await page.getByLabel('Year').selectOption('2027')
    await button(page, 'Continue').click()
  },
  async byKeyboard() {
    await page.keyboard.type('June')
    await press(page, 'Tab')
    await page.keyboard.type('2027')
    await press(page, 'Tab', 'Enter')
  },
})

const birthDate = (page: Page): Step => ({
  name: 'Date of birth',
  arrived: () => page.getByLabel('Date of birth', { exact: true }).waitFor(),
  async byMouse() {
    await page.getByLabel('Date of birth', { exact: true }).fill('2009-06-09')
    await button(page, 'Continue').click()
  },
  async byKeyboard() {
    await page.keyboard.type('06092009')
    await press(page, 'Enter')
  },
})

const grade = (page: Page): Step => ({
  name: 'GPA',
  arrived: () => page.getByLabel('GPA', { exact: true }).waitFor(),
  async byMouse() {
    await page.getByLabel('Marking system').selectOption('Percentage')
    await field(page, 'Percentage').fill('82')
    await button(page, 'Continue').click()
  },
  async byKeyboard() {
    await page.keyboard.type('3.7')
    await press(page, 'Tab', 'Enter')
  },
})

const address = (page: Page): Step => ({
  name: 'Address',
  arrived: () => field(page, 'Address (optional)').waitFor(),
  async byMouse() {
    await field(page, 'Address (optional)').fill('1 Elm Street')
    await field(page, 'City').fill('Austin')
    await list(page, 'State').fill('texas')
    await page.getByRole('option', { name: 'Texas' }).click()
    await field(page, 'Zip code').fill('78701')
    await button(page, 'Continue').click()
  },
  async byKeyboard() {
    await page.keyboard.type('1 Elm Street')
    await press(page, 'Tab', 'Tab')
    await page.keyboard.type('Austin')
    await press(page, 'Tab')
    await page.keyboard.type('tex')
    await press(page, 'Enter', 'Tab')
    await page.keyboard.type('78701')
    await press(page, 'Enter')
  },
})

/** All 18 steps of somebody new, with what comes between them. */
export const walkOf = (page: Page, email: string): Step[] => [
  typed(page, 'Email', email, 'Send'),
  typed(page, 'Full name', 'Maya van Dyk', 'Send'),
  typed(page, 'Phone number', '512 555 0100', 'Continue'),
  typed(page, 'Password', PASSWORD, 'Continue'),
  pressed(page, 'I Agree'),
  pressed(page, 'Skip', ['Tab', 'Enter'], () => button(page, 'Apply').waitFor()),
  previews(page),
  chosen(page, /Are you the student/, 'I’m the student'),
  birthDate(page),
  sought(page, 'Current school level', 'high school sen'),
  chosen(page, /citizenship/, 'U.S. citizen'),
  pressed(page, 'Prefer not to say', ['Tab', 'Enter'], () =>
    chip(page, /Which of these/, 'Asian').waitFor(),
  ),
  chosen(page, /gender/, 'Female'),
  previews(page),
  sought(page, 'High school', 'Eleanor Roosevelt High School'),
  graduation(page),
  previews(page),
  chosen(page, /enrolled/, 'No', 1),
  pressed(page, 'Skip', ['Tab', 'Tab', 'Enter'], () =>
    list(page, 'Potential College Name 1').waitFor(),
  ),
  pressed(page, 'Skip', ['Tab', 'Tab', 'Enter'], () => page.getByLabel('Month').waitFor()),
  sought(page, 'Field of study', 'biology'),
  chosen(page, /degree/, 'Bachelor', 3),
  grade(page),
  sought(page, 'Career goal', 'law'),
  sought(page, 'Military affiliation', 'no mil', 'Continue'),
  chosen(page, /online/, 'Maybe', 2),
  address(page),
  pressed(page, 'Skip', ['Tab', 'Tab', 'Enter'], () => field(page, 'Additional details').waitFor()),
  previews(page),
]
