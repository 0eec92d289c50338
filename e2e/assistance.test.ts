import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, expectAccessibleInBoth } from './support/axe.ts'
import { expectFitting } from './support/expect-fitting.ts'
import { expectFocus } from './support/focus.ts'
import { it } from './support/journey.ts'
import { aNewcomer, aStudent, aSubscriber } from './support/people.ts'
import { step } from './support/step.ts'
import { submitButton } from './support/submit-button.ts'

const log = (on: Page) => on.getByRole('log')
/** Says something and waits for what comes back. */
async function say(on: Page, words: string): Promise<string> {
  const lines = log(on).getByRole('listitem').filter({ hasText: 'Laurel said' })
  // While one reply is under way, no other message is sent.
  await on.getByRole('button', { name: 'Send', exact: true }).waitFor()
  const before = await lines.count()
  await on.getByLabel('Your message').fill(words)
  await on.getByLabel('Your message').press('Enter')
  await lines.nth(before).waitFor()
  return lines.nth(before).innerText()
}

it('answers what is asked about matches, drafts and applications', async ({ open, server }) => {
  const page = await open({ as: await aStudent(server) })
  await page.goto(`${server.url}/auth/dashboard`)
  await step('answers a suggested question and leads to its screen', () => askSuggested(page))
  await step('does not ask again on a reload', () => reload(page))
  await step('answers what is typed, with chips for what comes next', () => askInWords(page))
  await step('starts over', () => startOver(page))
})

it('answers beside the lists, which become compact when it is maximised', async ({
  open,
  server,
}) => {
  const page = await open({ as: await aStudent(server) })
  await page.goto(`${server.url}/auth/dashboard/recommendation`)
  const opener = page.getByRole('button', { name: 'Ask Laurel' })
  const panel = page.getByRole('complementary', { name: 'Ask Laurel' })
  const main = page.getByRole('main')
  await step('opens beside the cards', async () => {
    await main.getByRole('article').first().waitFor()
    await opener.click()
    await panel.getByText('What would you like to know?').waitFor()
    await main
      .getByRole('link', { name: /^View Detail:/ })
      .first()
      .waitFor()
    await expectAccessibleInBoth(page, 'the assistant beside a list')
  })
  await step('takes the room of the cards, and changes what they list', async () => {
    await panel.getByRole('button', { name: 'Maximize' }).click()
    await main
      .getByRole('link', { name: /^View Detail:/ })
      .first()
      .waitFor({ state: 'detached' })
    await say(page, 'nursing, closing before June')
    await panel.getByRole('link', { name: 'Show them in Matches' }).click()
    await page.waitForURL(/search=nursing/)
    await main.getByText('“nursing”', { exact: true }).waitFor()
    await expectAccessibleInBoth(page, 'compact cards beside the assistant')
  })
  await step('gives it back with Esc, and closes with the next', async () => {
    await panel.getByLabel('Your message').press('Escape')
    await main
      .getByRole('link', { name: /^View Detail:/ })
      .first()
      .waitFor()
    await panel.getByLabel('Your message').press('Escape')
    await panel.waitFor({ state: 'detached' })
    await expectFocus(opener)
  })
})

/** With the numbers that the screens show. */
async function askSuggested(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Laurel’s Assistance' }).click()
  await page.getByRole('heading', { level: 1, name: 'Laurel’s Assistance' }).waitFor()
  const matches = await menu.getByRole('link', { name: /^Matches\s*\d/ }).innerText()
  const count = /\d+/.exec(matches)?.[0]
  await page.getByRole('link', { name: 'See answer: How many scholarships match me?' }).click()
  await page.waitForURL(/\/assistanceChat$/)
  const answer = log(page).getByText(`${count} scholarships match you`)
  await answer.waitFor()
  await log(page).getByText('Tell me more about what you look for').waitFor()
  await expectAccessibleInBoth(page, 'the chat with an answer')
  await log(page).getByRole('link', { name: 'Matches' }).click()
  await page.getByRole('heading', { level: 1, name: `Your Recommendation ${count}` }).waitFor()
}

async function reload(page: Page): Promise<void> {
  await page.goBack()
  await log(page).getByText('scholarships match you').waitFor()
  await page.reload()
  await log(page).getByText('scholarships match you').waitFor()
}

async function askInWords(page: Page): Promise<void> {
  expect(await say(page, 'what is missing in my drafts')).toContain('“Alderbrook Neighbors Grant”')
  // One thing is asked at a time: had the reload asked again, that would stand before this.
  expect(await log(page).getByText('You said').count()).toBe(2)
  await log(page).getByRole('link', { name: 'Alderbrook Neighbors Grant' }).click()
  await page.getByRole('heading', { level: 1, name: 'Alderbrook Neighbors Grant' }).waitFor()
  await page.goBack()
  await log(page).getByText('Alderbrook Neighbors Grant').first().waitFor()
  expect(await say(page, 'status of the thermometer prize')).toContain('Your application: finalist')
  expect(await say(page, 'and its deadline?')).toContain('The Thermometer Prize')
  expect(await say(page, 'what is the weather in Paris?')).toContain('I do not know that.')
  await page.locator('[data-answer]').first().waitFor()
  await expectFocus(page.getByLabel('Your message'))
  await page.locator('[data-answer]').first().click()
  await log(page).getByText('You said').nth(5).waitFor()
  await expectFitting(page, 'the chat')
}

async function startOver(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: 'Start over' })
  await again.click()
  await again.waitFor({ state: 'hidden' })
  await log(page).getByText('What would you like to know?').waitFor()
  await expect.poll(() => log(page).getByText('You said').count()).toBe(0)
}

it('fits a phone, with the field to write in in sight', async ({ open, server }) => {
  const viewport = { width: 390, height: 740 }
  const page = await open({ as: await aStudent(server), viewport })
  await page.goto(`${server.url}/auth/dashboard/assistance`)
  await page.getByRole('link', { name: 'See answer: Which scholarships fit me best?' }).click()
  await log(page).getByText('These fit you best').waitFor()
  await expectFitting(page, 'the chat on a phone')
  await expect
    .poll(async () => {
      const field = await page.getByLabel('Your message').boundingBox()
      return field && field.y + field.height
    })
    .toBeLessThanOrEqual(740)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBe(0)
  await expectAccessible(page, 'the chat on a phone')
})

it('says why an answer is closed beyond the free limit', async ({ open, server }) => {
  const viewport = { width: 390, height: 844 }
  const newcomer = await open({ as: await aNewcomer(server), viewport })
  await newcomer.goto(`${server.url}/auth/dashboard/assistance`)
  await newcomer.getByRole('link', { name: /See answer: How many scholarships match/ }).waitFor()
  await useUpFreeLimit(newcomer)
  await newcomer.getByRole('link', { name: 'See answer: How many scholarships match me?' }).click()
  const dialog = newcomer.getByRole('dialog', { name: 'No free answers left for now' })
  await dialog.getByText('You have exceeded the limit of free scholarship views.').waitFor()
  await expectAccessible(newcomer, 'no free answers left')
  await newcomer.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(newcomer.url()).toMatch(/\/assistance$/)
})

/** Sends three applications that ask for nothing. */
const useUpFreeLimit = (on: Page): Promise<void> =>
  on.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token')}`,
      'content-type': 'application/json',
    }
    const list = await fetch('/api/v1/scholarships/mine-eligible-scholarships?limit=50', {
      headers,
    })
    const { data } = await list.json()
    let sent = 0
    for (const { id } of data.scholarshiplists) {
      if (sent === 3) return
      const answer = await fetch('/api/v1/scholarships/submit-individual-scholarship', {
        method: 'POST',
        headers,
        body: JSON.stringify({ scholarshipId: id, status: 'Received', requirements: [] }),
      })
      if (answer.ok) sent += 1
    }
    throw new Error(`Only ${sent} could be sent.`)
  })

async function talkOfAnEssay(on: Page, url: string): Promise<void> {
  await on.goto(`${url}/auth/dashboard/assistanceChat?essay`)
  await log(on).getByText('What is the essay about?').waitFor()
  await say(on, 'A time I helped my neighbors')
  for (let turn = 0; turn < 5; turn++) {
    if ((await on.getByText('Drafted with AI').count()) > 0) return
    await say(on, 'I carried groceries for Mrs. Bell every Friday.')
  }
}

it('asks for the topic of an essay, then drafts what a free account may only read', async ({
  open,
  server,
}) => {
  const page = await open({ as: await aStudent(server) })
  await talkOfAnEssay(page, server.url)
  await page.getByText('Drafted with AI').waitFor()
  await page.getByText('Your own writing is never locked.').waitFor()
  expect(await page.getByRole('button', { name: 'Copy essay' }).count()).toBe(0)
  await expectAccessible(page, 'an essay on a topic')
})

it('lets a subscriber copy it', async ({ open, server }) => {
  const subscriber = await open({
    as: await aSubscriber(server),
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await talkOfAnEssay(subscriber, server.url)
  await subscriber.getByRole('button', { name: 'Copy essay' }).click()
  await subscriber.getByText('Copied.').waitFor()
  const copied = await subscriber.evaluate(() => navigator.clipboard.readText())
  expect(copied.split(/\s+/).length).toBeGreaterThan(50)
})

it('shows the help to everybody, also without scripts', async ({ open, server }) => {
  const visitor = await open({ javaScriptEnabled: false })
  for (const path of ['/laurelAssistance', '/chatbot']) {
    await visitor.goto(server.url + path)
    await visitor.getByText('How are scholarships matched to me?').click()
    await visitor.getByText('Nothing is guessed').waitFor()
  }
  await visitor.getByText('Who can use it?').click()
  await visitor.getByText('Students of 16 and over').waitFor()
  await visitor.getByText('Nothing is guessed').waitFor({ state: 'hidden' })
})

it('finds what was typed before its script came', async ({ open, server }) => {
  const visitor = await open()
  const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>()
  await visitor.route('**/assets/**', async (route) => {
    await isTyped
    await route.continue()
  })
  await visitor.goto(`${server.url}/laurelAssistance`, { waitUntil: 'commit' })
  await visitor.getByLabel('Search the answers').fill('erase')
  goOn()
  await visitor.getByText('1 answer', { exact: true }).waitFor()
})

it('is found from the landing page, searched, and leads a visitor to log in and ask', async ({
  open,
  server,
}) => {
  const parent = await aSubscriber(server)
  const visitor = await open()
  await visitor.goto(server.url)
  const site = visitor.getByRole('navigation', { name: 'Site' })
  await site.getByRole('link', { name: 'Chatbot' }).click()
  await visitor.getByRole('heading', { level: 1, name: 'Laurel’s Assistance' }).waitFor()
  await visitor.getByLabel('Search the answers').fill('erase')
  await visitor.getByText('1 answer', { exact: true }).waitFor()
  await visitor.getByText('How do I download my data or delete my account?').click()
  await expectAccessibleInBoth(visitor, 'the help with an answer')
  expect(await visitor.getByRole('main').getByRole('link', { name: 'Matches' }).count()).toBe(0)
  await visitor.getByLabel('Search the answers').fill('zeppelin')
  await visitor.getByText('No answer has all these words.').waitFor()
  await visitor.getByRole('link', { name: 'Log in and ask' }).click()
  await visitor.getByLabel('Email').fill(parent.email)
  await visitor.getByLabel('Password', { exact: true }).fill(parent.password)
  await submitButton(visitor, 'Login').click()
  await visitor.waitForURL(/\/auth\/dashboard\/assistance$/)
  await visitor.goto(`${server.url}/laurelAssistance`)
  await visitor.getByRole('link', { name: 'Ask about your own scholarships' }).waitFor()
})
