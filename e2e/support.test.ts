import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessibleInBoth } from './support/axe.ts'
import { openBrowser } from './support/browser.ts'
import { expectFocus } from './support/focus.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { signInAsSubscriber } from './support/sign-in.ts'
import { submitButton } from './support/submit-button.ts'

const NARROW = { width: 390, height: 844 }
const WIDE = { width: 1280, height: 900 }
const SEND = '**/scholarships/add-support'
const UNREACHED = 'We could not be reached. What you typed is still here; please try again.'

let server: RunningServer
let browser: Browser
let page: Page

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  page = await browser.newPage()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

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

/** What an administrator sees and does, as calls. */
async function anAdministrator() {
  const send = async <Data>(path: string, token?: string, body?: object): Promise<Data> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const answer = await fetch(`${server.url}/api/v1/${path}`, init)
    return ((await answer.json()) as { data: Data }).data
  }
  const credentials = { userName: 'admin@laurel.example', password: 'laurel-demo-1' }
  const login = { ...credentials, loginType: 'register_user' }
  const { accessToken } = await send<{ accessToken: string }>('users/auth/login', undefined, login)
  const queue = 'admin/support-requests'
  return {
    waiting: async () =>
      (await send<{ requests: Queued[] }>(`${queue}?offset=0&limit=20`, accessToken)).requests,
    answer: (id: string, answer: string) => send(`${queue}/${id}/answer`, accessToken, { answer }),
  }
}

it('takes the message of a visitor, and keeps what is typed until it has arrived', async () => {
  await page.setViewportSize(NARROW)
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
  await box('Email').fill('maya@school.example')
  await page.reload()
  await expect.poll(() => box('Message').inputValue()).toBe('I cannot sign up.\nWhat now?')

  await submitButton(page, 'Send message').press('Enter')
  await thanks().getByText('maya@school.example').waitFor()
  await expectAccessibleAll('a message that has arrived')
  await page.keyboard.press('Escape')
  await expectFocus(button('Send message'))
  for (const name of ['Email', 'Phone', 'Message'])
    await expect.poll(() => box(name).inputValue()).toBe('')
})

it('asks once what was sent twice, and shows the answer', async () => {
  await page.setViewportSize(WIDE)
  await signInAsSubscriber(page, server.url)
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
  await thanks().getByText('parent@laurel.example').waitFor()
  await thanks().getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => box('Query').inputValue()).toBe('')
  const asked = requests.filter({ hasText: 'An invoice' })
  await asked.getByText('Active').waitFor()
  await expect.poll(() => requests.count()).toBe(2)

  const admin = await anAdministrator()
  const [, invoice, guest] = await admin.waiting()
  expect(invoice).toMatchObject({ query: 'An invoice', isPriority: true })
  expect(guest).toMatchObject({ name: 'Guest', isPriority: false })
  await admin.answer(invoice?.id ?? '', 'It is on your plan page.')
  await page.reload()
  await asked.getByText('Resolved').click()
  await asked.getByText('It is on your plan page.').waitFor()
  await expectAccessibleAll('a request that was answered')
})
