import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fails, says } from '../apps/server/src/testing/model-replies.ts'
import { startModelServer, type ModelServer } from '../apps/server/src/testing/model-server.ts'
import { expectAccessible, expectAccessibleInBoth } from './support/axe.ts'
import { openBrowser } from './support/browser.ts'
import { expectFocus } from './support/focus.ts'
import { expectUncovered } from './support/in-sight.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { signInAsStudent, signInAsSubscriber } from './support/sign-in.ts'

const ESSAY = 'A crossing you make every day'
const SENTENCE = 'Every morning I cross the bridge with Teo. '
/** 293 words of 300, with a gap and a name that nobody told of. */
const DRAFT = `${SENTENCE.repeat(35)}It is called [the name of the bridge]. I will go to Harvard.`
const SHORTER = SENTENCE.repeat(25).trim()

let model: ModelServer
let server: RunningServer
let browser: Browser
/** Of a subscriber. */
let page: Page

beforeAll(async () => {
  model = await startModelServer()
  ;[server, browser] = await Promise.all([startServer(model.env), openBrowser()])
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await signInAsSubscriber(page, server.url)
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await model?.close()
})

const panel = (on: Page = page) => on.getByRole('complementary', { name: 'Essay assistant' })
const drawer = () => page.getByRole('dialog', { name: ESSAY })
const editor = () => page.getByRole('textbox', { name: ESSAY })
const message = (on: Page = page) => panel(on).getByLabel('Your message')
const submitEssay = (on: Page = page) =>
  panel(on).getByRole('button', { name: 'Submit Essay' }).last()

/** Opens the form of a scholarship that is among the matches. */
async function openForm(title: string, on: Page = page): Promise<void> {
  const id = await on.evaluate(async (sought) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    for (let offset = 0; offset < 1000; offset += 100) {
      const rows = `offset=${offset}&limit=${offset + 100}&withoutRequirement=false`
      const answer = await fetch(`/api/v1/scholarships/mine-eligible-scholarships?${rows}`, {
        headers,
      })
      const { data } = (await answer.json()) as {
        data: { scholarshiplists: { id: string; title: string }[] }
      }
      const found = data.scholarshiplists.find((each) => each.title === sought)
      if (found) return found.id
    }
    throw new Error(`${sought} is not among the matches.`)
  }, title)
  await on.goto(`${server.url}/auth/scholarshipDetail?${id}`)
  await on.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** Answers what is asked before a draft, until there is one. */
async function answerInterview(on: Page = page): Promise<void> {
  await panel(on).getByRole('button', { name: 'No', exact: true }).click()
  for (let position = 1; position <= 3; position++) {
    await panel(on).getByText(`(${position} of 3)`).waitFor()
    await message(on).fill('I walk my brother Teo over the bridge to his kindergarten.')
    await message(on).press('Enter')
  }
  await submitEssay(on).waitFor()
}

/** What has gaps left is open on load; what is in it was kept by the server. */
async function reopen(): Promise<void> {
  await page.reload()
  await page.getByText('Every morning I cross the bridge').waitFor()
}

const expectFitting = async (step: string) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), step).toBe(0)

const selectionOf = (locator: Locator) =>
  locator.evaluate((each) => getComputedStyle(each).userSelect)

it('drafts after an interview, says what rests on what, and hands the essay in', async () => {
  await openForm('Three Bridges Scholarship')
  await page.getByRole('button', { name: `Get help: ${ESSAY}` }).click()
  await panel().getByText('Your application will say that you had help from AI').waitFor()
  await expectFocus(panel().getByRole('button', { name: 'Yes' }))
  await expectAccessibleInBoth(page, 'the chat about an essay')
  model.reply(says(DRAFT))
  await answerInterview()
  await panel().getByText('Drafted with AI, check the facts and make it yours').waitFor()
  await expect
    .poll(() => panel().locator('mark').allInnerTexts())
    .toEqual([
      expect.stringContaining('[the name of the bridge]'),
      expect.stringContaining('Harvard'),
    ])
  await panel().getByText('Check this:').waitFor()
  // By a key: the log may still be scrolling to the end of the draft, and a click would miss.
  await panel().getByText('Where this comes from').press('Enter')
  await panel()
    .getByText(/^your answer to “/)
    .first()
    .waitFor()
  await expectAccessibleInBoth(page, 'a draft of the assistant')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectFitting('a draft at 320 px')
  await expectAccessible(page, 'a draft at 320 px')
  await page.setViewportSize({ width: 1280, height: 900 })

  await submitEssay().click()
  await page.getByText(`${ESSAY} Submitted Successfully!!!`).waitFor()
  await panel().waitFor({ state: 'hidden' })
  await reopen()
})

it('keeps what is typed, and its size, until Esc says otherwise', async () => {
  await page.getByRole('button', { name: 'Open assistant' }).click()
  await submitEssay().waitFor()
  await message().fill('And what about')
  const maximise = panel().getByRole('button', { name: 'Maximize' })
  await maximise.click()
  await page.getByRole('heading', { name: 'Requirements' }).waitFor({ state: 'hidden' })
  await expectAccessible(page, 'the assistant in place of the form')
  await page.keyboard.press('Escape')
  await expect.poll(() => maximise.getAttribute('aria-pressed')).toBe('false')
  await page.keyboard.press('Escape')
  await panel().waitFor({ state: 'hidden' })
  await expectFocus(page.getByRole('button', { name: 'Open assistant' }))
  await reopen()
  await page.getByRole('button', { name: 'Open assistant' }).click()
  await expect.poll(() => message().inputValue()).toBe('And what about')
  await message().fill('')
  await page.keyboard.press('Escape')
})

it('compares another version before it takes the place of the text, and takes it back', async () => {
  await page.getByRole('button', { name: `Edit essay: ${ESSAY}` }).click()
  await editor().waitFor()
  const before = await editor().innerText()
  model.reply(says(SHORTER))
  await drawer().getByRole('button', { name: 'Make Shorted' }).click()
  await drawer().getByRole('heading', { name: 'A shorter version of your draft' }).waitFor()
  await drawer()
    .getByText(/\d+ changes?\. 29\d words become 200\./)
    .waitFor()
  await expect.poll(() => drawer().locator('del').count()).toBeGreaterThan(0)
  await expectAccessibleInBoth(page, 'the comparison')
  await drawer().getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(() => editor().innerText()).toBe(before)
  await expectFocus(drawer().getByRole('button', { name: 'Make Shorted' }))

  await drawer().getByRole('button', { name: 'Make Shorted' }).click()
  await drawer().getByRole('button', { name: 'Use this version' }).click()
  await drawer().getByText('A shorter version is your text now.').waitFor()
  await expect.poll(() => editor().innerText()).toBe(SHORTER)
  await drawer().getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => editor().innerText()).toBe(before)
})

it('leaves the text alone when the writing is cancelled', async () => {
  const before = await editor().innerText()
  model.reply(says(SHORTER, { pauseMs: 100 }))
  await drawer().getByRole('button', { name: 'Make Longer' }).click()
  await drawer().getByText('Generating your essay...').waitFor()
  await expectAccessible(page, 'the editor while it waits')
  await drawer().getByRole('button', { name: 'Cancel' }).click()
  await expectFocus(drawer().getByRole('button', { name: 'Make Longer' }))
  expect(await editor().innerText()).toBe(before)
  expect(await model.requests.at(-1)?.hungUp).toBe(true)
  await page.keyboard.press('Escape')
  await drawer().waitFor({ state: 'hidden' })
})

it('compares a draft from the chat with the text that is there', async () => {
  await page.getByRole('button', { name: 'Open assistant' }).click()
  await submitEssay().click()
  await drawer().getByRole('heading', { name: 'The assistant’s draft' }).waitFor()
  await drawer().getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(() => editor().innerText()).toContain('Harvard')
  await page.keyboard.press('Escape')
})

it('stops, and keeps what has come', async () => {
  model.reply(says(SHORTER, { pauseMs: 100 }))
  await panel()
    .getByRole('group', { name: 'With the text you have' })
    .getByRole('button', { name: 'Rewrite Essay' })
    .click()
  await panel().getByText('Every morning I').last().waitFor()
  await panel().getByRole('button', { name: 'Stop' }).click()
  await panel().getByText('It broke off before its end.').waitFor()
  await panel().getByRole('button', { name: 'Send' }).waitFor()
  expect(await model.requests.at(-1)?.hungUp).toBe(true)
})

it('shows a student without a subscription what can only be read', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const free = await context.newPage()
  await signInAsStudent(free, server.url)
  await openForm('Future Bedside Nurses Scholarship', free)
  await free.getByRole('button', { name: 'Open assistant' }).click()
  model.reply(says(SENTENCE.repeat(60)))
  await answerInterview(free)
  await expect.poll(() => submitEssay(free).getAttribute('aria-disabled')).toBe('true')
  await panel(free).getByText('Your own writing is never locked.').waitFor()
  const text = panel(free).getByText('Every morning I cross the bridge').last()
  await expect.poll(() => selectionOf(text)).toBe('none')
  await expectAccessibleInBoth(free, 'a draft that can only be read')
  await context.close()
})

it('keeps to what a sponsor allows', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const student = await context.newPage()
  await signInAsStudent(student, server.url)
  await openForm('Three Plain Questions Scholarship', student)
  await student.getByText('This sponsor doesn’t allow help from AI').waitFor()
  expect(await student.getByRole('button', { name: /assistant|Get help/i }).count()).toBe(0)
  await openForm('Marigold Room Scholarship', student)
  await student.getByRole('button', { name: /^Write essay/ }).click()
  await student.getByRole('button', { name: 'Write it yourself' }).waitFor()
  expect(await student.getByRole('button', { name: 'Draft with AI' }).count()).toBe(0)
  await context.close()
})

it('offers the assistant when an application lacks its essay', async () => {
  await openForm('Neighbors’ Health Prize')
  await page.getByRole('button', { name: 'Submit application' }).click()
  await page.getByRole('button', { name: 'Write Essay With AI' }).click()
  await panel().getByText('Do you want to give me keywords as well?').waitFor()
})

it('says that it failed, loses nothing, and does it on the next try', async () => {
  model.reply(fails(500))
  await panel().getByRole('button', { name: 'No', exact: true }).click()
  for (let position = 1; position <= 3; position++) {
    await panel().getByText(`(${position} of 3)`).waitFor()
    await message().fill(`My answer number ${position} is about the clinic.`)
    await message().press('Enter')
  }
  await panel().getByText('Some error occurred!!!').waitFor()
  await panel().getByText('My answer number 3').waitFor()
  await expectAccessibleInBoth(page, 'a reply that failed')
  model.reply(says(SENTENCE.repeat(41)))
  await panel().getByRole('button', { name: 'Try again' }).click()
  await submitEssay().waitFor()
})

it('helps with a plain answer, compares before it takes its place, and takes it back', async () => {
  await openForm('My First Budget')
  const part = page.getByRole('region', { name: /^What surprised you/ })
  await part.getByRole('button', { name: /^What surprised you/ }).click()
  const answer = part.getByLabel('Your answer')
  await answer.fill('Every coffee came to $84.')
  await part.getByRole('button', { name: 'Get help: What surprised you?' }).click()
  model.reply(says('Coffee alone came to $84.'))
  const own = panel().getByRole('group', { name: 'With the text you have' })
  await own.getByRole('button', { name: 'Rewrite Essay' }).click()
  await submitEssay().click()
  const versions = page.getByRole('dialog', { name: 'What surprised you?' })
  await versions.getByRole('button', { name: 'Use this version' }).waitFor()
  await expectAccessibleInBoth(page, 'another version of a plain answer')
  expect(await answer.inputValue()).toBe('Every coffee came to $84.')
  await versions.getByRole('button', { name: 'Use this version' }).click()
  await expect.poll(() => answer.inputValue()).toBe('Coffee alone came to $84.')
  await part.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => answer.inputValue()).toBe('Every coffee came to $84.')
  await expectFocus(answer)
})

it('keeps the field of the chat above the bar on a phone, also with a keyboard', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openForm('Three Bridges Scholarship')
  await page.getByRole('button', { name: 'Open assistant' }).click()
  await expectWritable()
  await page.setViewportSize({ width: 390, height: 600 })
  await expectWritable()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(page.url().replace('scholarshipDetail', 'uploadEssay'))
  await page.getByRole('button', { name: 'Assistant', exact: true }).click()
  await expectWritable()
  await page.setViewportSize({ width: 390, height: 600 })
  await expectWritable()
})

async function expectWritable(): Promise<void> {
  await expectUncovered(page.getByLabel('Your message'))
  await expectUncovered(page.getByRole('button', { name: 'Send' }))
}
