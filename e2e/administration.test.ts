import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectStructure } from './checks/structure.ts'
import { expectAccessible, expectAccessibleInBoth } from './support/axe.ts'
import { expectFitting } from './support/expect-fitting.ts'
import { expectFocus } from './support/focus.ts'
import { withOwnServer } from './support/journey.ts'
import { aNewcomer, anAdministrator, aStudent, aSubscriber } from './support/people.ts'
import { payWith } from './support/sandbox.ts'
import { fillLogin } from './support/sign-in.ts'
import { step } from './support/step.ts'

// Its numbers and its queue are of everybody on the server.
const it = withOwnServer()

let url: string
let admin: Page
/** Whoever is given a subscription, pays for one, and asks for help. */
let person: Page
let email: string

it.beforeEach(async ({ open: openDevice, server }) => {
  ;({ url } = server)
  admin = await openDevice({ as: await anAdministrator(server) })
  const newcomer = await aNewcomer(server)
  ;({ email } = newcomer)
  person = await openDevice({ as: newcomer })
  await person.goto(`${url}/auth/dashboard/plan`)
})

const open = async (path: string, heading: string): Promise<void> => {
  await admin.goto(`${url}/admin${path}`)
  await admin.getByRole('heading', { level: 1, name: heading }).waitFor()
  await admin.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
}

/** A call by whoever is signed in on the page. */
const send = (page: Page, path: string, body: object): Promise<number> =>
  page.evaluate(
    async ([url = '', payload = '']) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${localStorage.getItem('token')}`,
          'content-type': 'application/json',
        },
        body: payload,
      })
      return answer.status
    },
    [`/api/v1${path}`, JSON.stringify(body)],
  )

/** Narrow and wide, so that rows are cards and a table. */
async function expectWellMade(step: string): Promise<void> {
  await expectStructure(admin, step)
  for (const width of [320, 390, 1280]) {
    await admin.setViewportSize({ width, height: 900 })
    await expectFitting(admin, `${step}, ${width} px,`)
    if (width > 320) await expectAccessibleInBoth(admin, `${step} at ${width} px`)
  }
}

it('is not there for students, and leads visitors back once they are in', async ({
  open: openDevice,
  server,
}) => {
  const account = await aStudent(server)
  const student = await openDevice()
  await student.goto(`${url}/admin/revenue?months=3`)
  await student.waitForURL(/\/auth\/login$/)
  await student.getByText('Log in to see the page you asked for.').waitFor()
  await fillLogin(student, account)
  await student.waitForURL(/\/admin\/revenue\?months=3$/)
  await student.getByRole('heading', { name: 'We couldn’t find that page' }).waitFor()
  await student.getByRole('link', { name: 'Go to your dashboard' }).click()
  await student.getByRole('button', { name: /^Account/ }).click()
  await student.getByRole('link', { name: 'My Profile' }).waitFor()
  expect(await student.getByRole('link', { name: 'Administration' }).count()).toBe(0)

  await admin.goto(`${url}/auth/dashboard`)
  await admin.getByRole('button', { name: /^Account/ }).click()
  await admin.getByRole('link', { name: 'Administration' }).click()
  await admin.waitForURL(/\/admin\/subscriptions$/)
  await expectFocus(admin.getByRole('heading', { level: 1, name: 'Subscriptions' }))
})

it('gives, finds and opens subscriptions, and counts what came in', async () => {
  await step('says that nothing has come in yet', seeNoRevenue)
  await step('gives a subscription, and takes it back', giveAndTakeBack)
  await step('finds subscriptions, in an address that can be kept', findSubscriptions)
  await step('opens a subscription at an address of its own', openSubscription)
  await step('shows what the provider told, and what came in', readRevenue)
})

async function seeNoRevenue(): Promise<void> {
  await open('/revenue', 'Revenue')
  await admin.getByText('Nothing has come in yet').waitFor()
  await expectAccessible(admin, 'no revenue')
}

async function giveAndTakeBack(): Promise<void> {
  await open('/subscriptions', 'Subscriptions')
  const give = admin.getByRole('button', { name: 'Give a subscription' })
  await give.click()
  const dialog = admin.getByRole('dialog', { name: 'Give a subscription' })
  await dialog.getByRole('button', { name: 'Give it' }).click()
  await dialog.getByText('Please choose a day.').waitFor()
  await expectFocus(dialog.getByLabel('Their email'))
  await expectAccessibleInBoth(admin, 'giving a subscription')
  await dialog.getByLabel('Their email').fill('nobody@example.org')
  await dialog.getByLabel('Until the end of').fill('2099-12-31')
  await dialog.getByLabel('Reason').fill('Won the prize of our school')
  await dialog.getByRole('button', { name: 'Give it' }).click()
  await dialog.getByText('There is no account with this email.').waitFor()
  await dialog.getByLabel('Their email').fill(email)
  await dialog.getByRole('button', { name: 'Give it' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expectFocus(give)
  await person.reload()
  await person.getByText('Full access was given to you until 31 December 2099.').waitFor()

  const row = admin.getByRole('row', { name: email })
  await row.getByText('31 Dec 2099').waitFor()
  await row.getByRole('button').click()
  const details = admin.getByRole('dialog', { name: 'Noor Haddad' })
  await details.getByText('Won the prize of our school').waitFor()
  await expectAccessibleInBoth(admin, 'the details of a subscription')
  await details.getByRole('button', { name: 'Revoke access' }).click()
  const question = admin.getByRole('dialog', { name: 'Revoke access?' })
  await expectAccessible(admin, 'the question whether to take it back')
  await question.getByRole('button', { name: 'Revoke access' }).click()
  await question.waitFor({ state: 'hidden' })
  await row.getByText('Ended').waitFor()
  await expectFocus(row.getByRole('button'))
  await person.reload()
  await person.getByText('The subscription has ended.').waitFor()
}

async function findSubscriptions(): Promise<void> {
  await person.goto(`${url}/auth/payment?pId=sandbox_month`)
  await payWith(person, 'Pays')
  await person.getByRole('heading', { name: 'You are subscribed' }).waitFor()

  await open('/subscriptions', 'Subscriptions')
  await admin.getByLabel('Provider', { exact: true }).selectOption('Sandbox')
  await admin.getByLabel('Name, email or provider’s id').fill('noor')
  await admin.waitForURL(/\?search=noor&provider=sandbox$/)
  await admin.reload()
  const rows = admin.getByRole('row', { name: email })
  await rows.getByText('Monthly Plan').waitFor()
  await expect.poll(() => rows.count()).toBe(1)
  await expectWellMade('the subscriptions that were found')
  await admin.getByLabel('Status', { exact: true }).selectOption('Refunded')
  await admin.getByText('No subscription fits what you look for.').waitFor()
  await admin.goBack()
  await rows.getByText('Monthly Plan').waitFor()
}

async function openSubscription(): Promise<void> {
  await open('/subscriptions?provider=sandbox&search=noor', 'Subscriptions')
  const list = admin.url()
  const name = admin.getByRole('row', { name: email }).getByRole('button')
  const dialog = admin.getByRole('dialog', { name: 'Noor Haddad' })
  await name.click()
  await dialog.getByText('Monthly Plan').waitFor()
  await admin.waitForURL(/&open=/)
  const address = admin.url()
  await admin.reload()
  await dialog.getByText('Monthly Plan').waitFor()
  await admin.goBack()
  await dialog.waitFor({ state: 'hidden' })
  expect(admin.url()).toBe(list)
  await admin.goForward()
  await dialog.getByRole('heading', { name: 'Noor Haddad' }).waitFor()
  await admin.keyboard.press('Escape')
  await admin.waitForURL(list)
  await name.click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await admin.waitForURL(list)
  await expectFocus(name)

  const id = new URL(address).searchParams.get('open') ?? ''
  await admin.goto(`${url}/admin/subscriptions?status=refunded&open=${id}`)
  await dialog.getByText('Monthly Plan').waitFor()
  await admin.keyboard.press('Escape')
  await admin.waitForURL(/\?status=refunded$/)
  await expectFocus(admin.getByRole('heading', { level: 1 }))
  await admin.goto(`${url}/admin/subscriptions?open=${id.slice(0, -1)}`)
  const unknown = admin.getByRole('dialog', { name: 'Subscription' })
  await unknown.getByText('There is no subscription with the id').waitFor()
  await expectAccessibleInBoth(admin, 'a subscription that there is not')
  await unknown.getByRole('button', { name: 'See the list' }).click()
  await unknown.waitFor({ state: 'hidden' })
  await admin.getByRole('row', { name: email }).first().waitFor()
}

async function readRevenue(): Promise<void> {
  await open('/billing-events', 'Event log')
  await admin.getByRole('row').filter({ hasText: 'Applied' }).first().waitFor()
  await expectWellMade('the event log')
  await admin.getByRole('link', { name: /^sub_/ }).first().click()
  const told = admin.getByRole('dialog', { name: 'Noor Haddad' })
  await told.getByText('Monthly Plan').waitFor()
  await admin.goBack()
  await admin.getByRole('heading', { level: 1, name: 'Event log' }).waitFor()
  await admin.getByRole('link', { name: 'Problems' }).click()
  await admin.getByText('Every event was applied.').waitFor()
  await admin.reload()
  await admin.getByText('Every event was applied.').waitFor()

  await open('/revenue?months=3', 'Revenue')
  const name = '$15 paid in 3 months, nothing refunded'
  await admin.getByRole('img', { name }).waitFor()
  await expectWellMade('the revenue')
  await admin.getByRole('button', { name: 'View as table' }).click()
  const table = admin.getByRole('table', { name })
  await table.getByRole('cell', { name: '$15' }).waitFor()
  await expect.poll(() => table.getByRole('row').count()).toBe(4)
}

it('says so when nothing was given, though the dialog is closed by then', async () => {
  await open('/subscriptions', 'Subscriptions')
  await admin.getByRole('button', { name: 'Give a subscription' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Give a subscription' })
  let lose = () => {}
  const isClosed = new Promise<void>((resolve) => (lose = resolve))
  await admin.route('**/subscriptions/grants', async (route) => {
    await isClosed
    await route.abort()
  })
  await dialog.getByLabel('Their email').fill(email)
  await dialog.getByLabel('Until the end of').fill('2099-12-31')
  await dialog.getByLabel('Reason').fill('Won the prize of our school')
  await dialog.getByRole('button', { name: 'Give it' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  lose()
  await admin.getByText('No subscription was given').waitFor()
  await admin.unroute('**/subscriptions/grants')
})

it('answers who asks for help, and empties the queue', async ({ open: openDevice, server }) => {
  person = await openDevice({ as: await aSubscriber(server) })
  await person.goto(`${url}/auth/dashboard/plan`)
  await step('keeps what is typed until it is sent', answerRequests)
  await step('resolves what needs no answer, by keyboard alone', resolveByKeyboard)
})

async function answerRequests(): Promise<void> {
  const ask = (query: string) =>
    send(person, '/scholarships/add-support', { query, description: 'Please tell me more.' })
  expect([await ask('Deadlines'), await ask('Invoices')]).toEqual([200, 200])
  await open('/support', 'Support queue')
  const request = admin.getByRole('listitem').filter({ hasText: 'Deadlines' })
  await request.getByText('Priority').waitFor()
  await request.getByRole('button', { name: 'Deadlines' }).click()
  await request.getByText('Please tell me more.').waitFor()
  await request.getByLabel('Your answer').fill('On Monday.')
  await expectWellMade('a request that is open')
  await admin.reload()
  await expect.poll(() => request.getByLabel('Your answer').inputValue()).toBe('On Monday.')
  await request.getByRole('button', { name: 'Send answer' }).click()
  await admin.getByText('Answer sent').waitFor()
  await request.waitFor({ state: 'detached' })
  await expectFocus(admin.getByRole('heading', { level: 1 }))

  const other = admin.getByRole('listitem').filter({ hasText: 'Invoices' })
  const line = other.getByRole('button', { name: 'Invoices' })
  await line.click()
  await admin.goBack()
  await expect.poll(() => line.getAttribute('aria-expanded')).toBe('false')
  await line.click()
  await admin.waitForURL(/open=/)
  const id = new URL(admin.url()).searchParams.get('open')
  await other.getByLabel('Your answer').fill('In your plan.')
  expect(await send(admin, `/admin/support-requests/${id}/resolve`, {})).toBe(200)
  await other.getByRole('button', { name: 'Send answer' }).click()
  await admin.getByText('It is resolved already').waitFor()
  await other.waitFor({ state: 'detached' })
  expect(await admin.getByText('is not on this page').count()).toBe(0)
  await admin.goto(`${url}/admin/support?open=${id}`)
  await admin.getByText('The request that this link leads to is not on this page.').waitFor()
  await expectWellMade('a link to a request that is resolved')
  await admin.getByRole('link', { name: 'Look under Resolved' }).click()
  await other.getByText('What you typed was not sent').waitFor()
  await expectWellMade('what is resolved')
}

async function resolveByKeyboard(): Promise<void> {
  await open('/support', 'Support queue')
  const entry = admin.getByRole('link', { name: /^Support/ })
  const requests = admin.getByRole('main').getByRole('listitem')
  for (const [waiting, query] of [
    [2, 'Following a second student'],
    [1, 'My daughter finishes high school'],
  ] as const) {
    await expect.poll(() => entry.innerText()).toMatch(new RegExp(`${waiting}$`))
    const request = requests.filter({ hasText: query })
    await request.getByRole('button', { name: query }).press('Enter')
    await request.getByRole('button', { name: 'Resolve without an answer' }).press('Enter')
    const question = admin.getByRole('dialog', { name: 'Resolve without an answer?' })
    await expectFocus(question.getByRole('heading'))
    await expectAccessibleInBoth(admin, 'the question whether to resolve it')
    await admin.keyboard.press('Escape')
    await expectFocus(request.getByRole('button', { name: 'Resolve without an answer' }))
    await admin.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Resolve it' }).press('Enter')
    await request.waitFor({ state: 'detached' })
    await expectFocus(admin.getByRole('heading', { level: 1 }))
  }
  await admin.getByText('No one is waiting for an answer.').waitFor()
  await expect.poll(() => entry.innerText()).toBe('Support')
}

it('tells what became of an answer to whoever has gone on meanwhile', async () => {
  const ask = (query: string) =>
    send(person, '/scholarships/add-support', { query, description: 'Please tell me more.' })
  expect([await ask('Essays'), await ask('Letters')]).toEqual([200, 200])
  await open('/support', 'Support queue')
  const lineOf = (query: string) => admin.getByRole('listitem').filter({ hasText: query })
  let goOn = () => {}
  const hasGoneOn = new Promise<void>((resolve) => (goOn = resolve))
  await admin.route('**/answer', async (route) => {
    const answer = await route.fetch()
    await hasGoneOn
    await route.fulfill({ response: answer })
  })
  await lineOf('Essays').getByRole('button', { name: 'Essays' }).click()
  await lineOf('Essays').getByLabel('Your answer').fill('They are yours.')
  await lineOf('Essays').getByRole('button', { name: 'Send answer' }).click()
  await lineOf('Letters').getByRole('button', { name: 'Letters' }).click()
  await lineOf('Letters').getByLabel('Your answer').fill('Three of')
  goOn()
  await admin.getByText('Answer sent').waitFor()
  await admin.unroute('**/answer')
  await lineOf('Essays').waitFor({ state: 'detached' })
  await expectFocus(lineOf('Letters').getByLabel('Your answer'))

  const id = new URL(admin.url()).searchParams.get('open')
  expect(await send(admin, `/admin/support-requests/${id}/resolve`, {})).toBe(200)
  // Somebody who comes back to the tab after a minute.
  await admin.evaluate(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 60_000
    dispatchEvent(new Event('visibilitychange'))
  })
  await admin.getByText('What you were answering is not on this page any more').waitFor()
  await admin.getByRole('link', { name: 'Resolved' }).click()
  await lineOf('Essays').getByRole('button', { name: 'Essays' }).click()
  await lineOf('Essays').getByText('They are yours.').waitFor()
  expect(await admin.getByText('What you typed was not sent').count()).toBe(0)
  await lineOf('Letters').getByRole('button', { name: 'Letters' }).click()
  await admin.getByText('What you typed was not sent').waitFor()
})

it('closes to whoever is no administrator any more, and opens to whoever is one again', async () => {
  await open('/support', 'Support queue')
  await admin.route('**/admin/revenue*', (route) => {
    const error = { code: 'NOT_FOUND', description: 'Not found' }
    return route.fulfill({ status: 404, json: { error } })
  })
  await admin.route('**/register-applicants/profile', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: object }
    await route.fulfill({
      response,
      json: { data: { ...data, role: 'APPLICANT', permissions: [] } },
    })
  })
  await admin.getByRole('link', { name: 'Revenue' }).click()
  await admin.getByRole('heading', { name: 'We couldn’t find that page' }).waitFor()
  await admin.unrouteAll({ behavior: 'wait' })
  await admin.reload()
  await admin.getByRole('heading', { level: 1, name: 'Revenue' }).waitFor()
})
