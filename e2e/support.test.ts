import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessibleInBoth } from './support/axe.ts'
import { expectFocus } from './support/focus.ts'
import { it } from './support/journey.ts'
import { anAdministrator, anEmail, aSubscriber, type Person } from './support/people.ts'
import { logIn } from './support/session.ts'
import type { RunningServer } from './support/server.ts'
import { submitButton } from './support/submit-button.ts'

const NARROW = { width: 390, height: 844 }
const WIDE = { width: 1280, height: 900 }
const SEND = '**/scholarships/add-support'
const UNREACHED = 'We could not be reached. What you typed is still here; please try again.'

let page: Page

const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name })
const thanks = () => page.getByRole('dialog', { name: 'Thank You!' })

async function expectAccessibleAll(step: string): Promise<void> {
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size)
    await expectAccessibleInBoth(page, `${step}, ${size.width} px`)
  }
}

interface Queued {
  id: string
  name: string
  query: string
  isPriority: boolean
}

async function ask(server: RunningServer, person: Person, query: string): Promise<void> {
  const { accessToken } = await logIn(server.url, person)
  const answer = await fetch(`${server.url}/api/v1/scholarships/add-support`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ query, description: 'Can I?' }),
  })
  expect(answer.status).toBe(200)
}

/** What an administrator sees and does, as calls. */
async function supportQueue(server: RunningServer) {
  const { accessToken } = await logIn(server.url, await anAdministrator(server))
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` }
  const send = async <Data>(path: string, body?: object): Promise<Data> => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const answer = await fetch(`${server.url}/api/v1/${path}`, init)
    return ((await answer.json()) as { data: Data }).data
  }
  const queue = 'admin/support-requests'
  return {
    waiting: async () =>
      (await send<{ requests: Queued[] }>(`${queue}?offset=0&limit=100`)).requests,
    answer: (id: string, answer: string) => send(`${queue}/${id}/answer`, { answer }),
  }
}

it('takes the message of a visitor, and keeps what is typed until it has arrived', async ({
  open,
  server,
}) => {
  const email = anEmail('maya')
  page = await open({ viewport: NARROW })
  await page.goto(`${server.url}/contact`)
  await page.getByText('Mon-Fri, 11 a.m. to 6 p.m. EST').waitFor()
  await expect.poll(() => box('Name').inputValue()).toBe('Guest')
  expect(await box('Name').isEditable()).toBe(false)
  await submitButton(page, 'Send message').click()
  await page.getByRole('link', { name: 'Please input your phone' }).waitFor()
  await page.getByRole('link', { name: 'Please input your message' }).waitFor()
  await expectAccessibleAll('an empty message')

  await page.getByRole('link', { name: 'Please input your email address!' }).click()
  await expectFocus(box('Email'))
  // Only the server refuses it.
  await box('Email').fill('maya@-school.example')
  await box('Phone').fill('614 555 0142')
  await box('Message').fill('I cannot sign up.\nWhat now?')
  await button('Send message').click()
  await page.getByRole('link', { name: 'Please enter a validate email!' }).waitFor()
  await box('Email').fill(email)
  await page.reload()
  await expect.poll(() => box('Message').inputValue()).toBe('I cannot sign up.\nWhat now?')

  await submitButton(page, 'Send message').press('Enter')
  await thanks().getByText(email).waitFor()
  await expectAccessibleAll('a message that has arrived')
  await page.keyboard.press('Escape')
  await expectFocus(button('Send message'))
  for (const name of ['Email', 'Phone', 'Message'])
    await expect.poll(() => box(name).inputValue()).toBe('')
})

it('asks once what was sent twice, and shows the answer', async ({ open, server }) => {
  const subscriber = await aSubscriber(server)
  await ask(server, subscriber, 'Following a second student')
  page = await open({ as: subscriber, viewport: WIDE })
  await page.goto(`${server.url}/auth/dashboard`)
  await page.getByRole('link', { name: 'Support', exact: true }).click()
  await page.getByText('Priority support: your requests come first.').waitFor()
  const requests = page.getByRole('list', { name: 'Your requests' }).getByRole('listitem')
  await requests.getByText('Following a second student').waitFor()
  await button('Send request').click()
  await page.getByRole('link', { name: 'Please input your query' }).waitFor()
  await page.getByRole('link', { name: 'Please input your description' }).waitFor()

  await box('Query').fill('An invoice')
  await box('Description').fill('Where is the one of October?')
  // It arrives, and its answer is lost.
  await page.route(SEND, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await button('Send request').click()
  await page.getByRole('alert').getByText(UNREACHED).waitFor()
  await expectAccessibleAll('a request that failed')
  await page.unroute(SEND)
  await page.reload()
  await expect.poll(() => box('Description').inputValue()).toBe('Where is the one of October?')
  // As if the session had to be renewed.
  await page.evaluate(() => localStorage.setItem('token', 'expired'))
  await button('Send request').click()
  await thanks().getByText(subscriber.email).waitFor()
  await thanks().getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => box('Query').inputValue()).toBe('')
  const asked = requests.filter({ hasText: 'An invoice' })
  await asked.getByText('Active').waitFor()
  await expect.poll(() => requests.count()).toBe(2)

  const admin = await supportQueue(server)
  const waiting = await admin.waiting()
  const invoice = waiting.findIndex(({ query }) => query === 'An invoice')
  const guest = waiting.findIndex(({ name }) => name === 'Guest')
  expect(waiting[invoice]).toMatchObject({ isPriority: true })
  expect(waiting[guest]).toMatchObject({ isPriority: false })
  expect(invoice).toBeLessThan(guest)
  await admin.answer(waiting[invoice]?.id ?? '', 'It is on your plan page.')
  await page.reload()
  await asked.getByText('Resolved').click()
  await asked.getByText('It is on your plan page.').waitFor()
  await expectAccessibleAll('a request that was answered')
})
