import type { Locator, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { fails, says } from '../apps/server/src/testing/model-replies.ts'
import { startModelServer, type ModelServer } from '../apps/server/src/testing/model-server.ts'
import { expectAccessible, expectAccessibleInBoth } from './support/axe.ts'
import { expectFitting } from './support/expect-fitting.ts'
import { expectFocus } from './support/focus.ts'
import { anAccount } from './support/form.ts'
import { expectUncovered } from './support/in-sight.ts'
import { withOwnServer } from './support/journey.ts'
import { aStudent, aSubscriber, type Person } from './support/people.ts'
import { step } from './support/step.ts'

const ESSAY = 'A crossing you make every day'
const SENTENCE = 'Every morning I cross the bridge with Teo. '
/** 293 words of 300, with a gap and a name that nobody told of. */
const DRAFT = `${SENTENCE.repeat(35)}It is called [the name of the bridge]. I will go to Harvard.`
const SHORTER = SENTENCE.repeat(25).trim()

let model: ModelServer
let url: string
let subscriber: Person
let page: Page

const it = withOwnServer(async () => {
  model = await startModelServer()
  return model.env
})

afterAll(() => model?.close())

it.beforeEach(({ server }) => {
  ;({ url } = server)
})

const panel = (on: Page = page) => on.getByRole('complementary', { name: 'Essay assistant' })
const drawer = () => page.getByRole('dialog', { name: ESSAY })
const editor = () => page.getByRole('textbox', { name: ESSAY })
const message = (on: Page = page) => panel(on).getByLabel('Your message')
const submitEssay = (on: Page = page) =>
  panel(on).getByRole('button', { name: 'Submit Essay' }).last()

/** Opens the form of a scholarship that is among the matches. */
async function openForm(title: string, person: Person, on: Page = page): Promise<void> {
  const id = await (await anAccount(url, person)).find(title)
  await on.goto(`${url}/auth/scholarshipDetail?${id}`)
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

const selectionOf = (locator: Locator) =>
  locator.evaluate((each) => getComputedStyle(each).userSelect)

it('helps a subscriber from the interview to the essay', async ({ open, server }) => {
  subscriber = await aSubscriber(server)
  page = await open({ as: subscriber })
  await step('drafts after an interview and hands the essay in', draft)
  await step('keeps what is typed, and its size, until Esc says otherwise', maximise)
  await step('compares another version before it takes the place of the text', shorten)
  await step('leaves the text alone when the writing is cancelled', cancel)
  await step('compares a draft from the chat with the text that is there', handInAgain)
  await step('stops, and keeps what has come', stop)
})

/** And says what rests on what. */
async function draft(): Promise<void> {
  await openForm('Three Bridges Scholarship', subscriber)
  await page.getByRole('button', { name: `Get help: ${ESSAY}` }).click()
  await panel()
    .getByText('your application will say so, because this sponsor asks for it')
    .waitFor()
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
  await expectFitting(page, 'a draft at 320 px')
  await expectAccessible(page, 'a draft at 320 px')
  await page.setViewportSize({ width: 1280, height: 900 })

  await submitEssay().click()
  await page.getByText(`${ESSAY} Submitted Successfully!!!`).waitFor()
  await panel().waitFor({ state: 'hidden' })
  await reopen()
}

async function maximise(): Promise<void> {
  await page.getByRole('button', { name: 'Open assistant' }).click()
  await submitEssay().waitFor()
  await message().fill('And what about')
  const toggle = panel().getByRole('button', { name: 'Maximize' })
  await toggle.click()
  await page.getByRole('heading', { name: 'Requirements' }).waitFor({ state: 'hidden' })
  await expectAccessible(page, 'the assistant in place of the form')
  await page.keyboard.press('Escape')
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('false')
  await page.keyboard.press('Escape')
  await panel().waitFor({ state: 'hidden' })
  await expectFocus(page.getByRole('button', { name: 'Open assistant' }))
  await reopen()
  await page.getByRole('button', { name: 'Open assistant' }).click()
  await expect.poll(() => message().inputValue()).toBe('And what about')
  await message().fill('')
  await page.keyboard.press('Escape')
}

async function shorten(): Promise<void> {
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
}

async function cancel(): Promise<void> {
  const before = await editor().innerText()
  // Far from done while it is looked at, also on a busy machine.
  model.reply(says(SHORTER, { pauseMs: 5000 }))
  const asked = model.requests.length
  await drawer().getByRole('button', { name: 'Make Shorted' }).click()
  await drawer().getByText('Generating your essay...').waitFor()
  // Who cancels before the model was asked leaves nothing to hang up.
  await expect.poll(() => model.requests.length).toBe(asked + 1)
  await expectAccessible(page, 'the editor while it waits')
  await drawer().getByRole('button', { name: 'Cancel' }).click()
  await expectFocus(drawer().getByRole('button', { name: 'Make Shorted' }))
  expect(await editor().innerText()).toBe(before)
  expect(await model.requests.at(-1)?.hungUp).toBe(true)
  await page.keyboard.press('Escape')
  await drawer().waitFor({ state: 'hidden' })
}

async function handInAgain(): Promise<void> {
  await page.getByRole('button', { name: 'Open assistant' }).click()
  await submitEssay().click()
  await drawer().getByRole('heading', { name: 'The assistant’s draft' }).waitFor()
  await drawer().getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(() => editor().innerText()).toContain('Harvard')
  await page.keyboard.press('Escape')
}

async function stop(): Promise<void> {
  model.reply(says(SHORTER, { pauseMs: 100 }))
  await panel()
    .getByRole('group', { name: 'With the text you have' })
    .getByRole('button', { name: 'Rewrite Essay' })
    .click()
  await panel().getByText('Every morning I').last().waitFor()
  await panel().getByRole('button', { name: 'Stop' }).click()
  await panel().getByText('It stopped before the end.').waitFor()
  await panel().getByRole('button', { name: 'Send' }).waitFor()
  expect(await model.requests.at(-1)?.hungUp).toBe(true)
}

it('shows a student without a subscription what can only be read', async ({ open, server }) => {
  const person = await aStudent(server)
  const free = await open({ as: person })
  await openForm('Future Bedside Nurses Scholarship', person, free)
  await free.getByRole('button', { name: 'Open assistant' }).click()
  model.reply(says(SENTENCE.repeat(60)))
  await answerInterview(free)
  await expect.poll(() => submitEssay(free).getAttribute('aria-disabled')).toBe('true')
  await panel(free).getByText('Your own writing is never locked.').waitFor()
  const text = panel(free).getByText('Every morning I cross the bridge').last()
  await expect.poll(() => selectionOf(text)).toBe('none')
  await expectAccessibleInBoth(free, 'a draft that can only be read')
})

it('keeps to what a sponsor allows', async ({ open, server }) => {
  const person = await aStudent(server)
  const student = await open({ as: person })
  await openForm('Three Plain Questions Scholarship', person, student)
  await student.getByText('This sponsor doesn’t allow help from AI').waitFor()
  expect(await student.getByRole('button', { name: /assistant|Get help/i }).count()).toBe(0)
  await openForm('Marigold Room Scholarship', person, student)
  await student.getByRole('button', { name: /^Write essay/ }).click()
  await student.getByText('Write here. It is saved as you go.').waitFor()
  expect(await student.getByRole('button', { name: 'Draft with AI' }).count()).toBe(0)
})

it('is offered when an application lacks its essay, and loses nothing when it fails', async ({
  open,
  server,
}) => {
  subscriber = await aSubscriber(server)
  page = await open({ as: subscriber })
  await step('is offered', acceptOffer)
  await step('says that it failed, and does it on the next try', failOnce)
})

async function acceptOffer(): Promise<void> {
  await openForm('Neighbors’ Health Prize', subscriber)
  await page.getByRole('button', { name: 'Submit application' }).click()
  await page.getByRole('button', { name: 'Write Essay With AI' }).click()
  await panel().getByText('Do you want to give me keywords as well?').waitFor()
}

async function failOnce(): Promise<void> {
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
}

it('helps with a plain answer, compares before it takes its place, and takes it back', async ({
  open,
  server,
}) => {
  subscriber = await aSubscriber(server)
  page = await open({ as: subscriber })
  await openForm('My First Budget', subscriber)
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

it('keeps the field of the chat above the bar on a phone, also with a keyboard', async ({
  open,
  server,
}) => {
  subscriber = await aSubscriber(server)
  page = await open({ as: subscriber, viewport: { width: 390, height: 844 } })
  await openForm('Three Bridges Scholarship', subscriber)
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
