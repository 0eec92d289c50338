import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { loadLocalKey } from '../apps/server/src/http/local-key.ts'
import { expectAccessibleInBoth } from './support/axe.ts'
import { expectFitting } from './support/expect-fitting.ts'
import { expectFocus } from './support/focus.ts'
import { it } from './support/journey.ts'
import { anEmail, aNewcomer, aStudent } from './support/people.ts'
import { payWith } from './support/sandbox.ts'
import { submitButton } from './support/submit-button.ts'

const LIMIT = /^You have exceeded the limit of free scholarship views/
const HEADING = 'Unlock Unlimited Scholarship Applications'

let url: string
let open: (path: string) => Promise<Page>

it.beforeEach(({ open: openDevice, server }) => {
  ;({ url } = server)
  open = async (path) => {
    const page = await openDevice({ as: await aNewcomer(server) })
    await page.goto(url + path)
    return page
  }
})

const crown = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /Full Access|View Subscription Plan/ })

/** Applies to the next scholarship that asks for nothing, and closes what congratulates. */
async function apply(page: Page, popup: string): Promise<void> {
  await page.goto(`${url}/auth/dashboard/easy-apply`)
  await page
    .getByRole('link', { name: /^View Detail/ })
    .first()
    .click()
  const submit = page.getByRole('button', { name: 'Submit application' })
  await submit.waitFor()
  const hint = page.getByRole('dialog', { name: 'Your first application' })
  await page.addLocatorHandler(hint, () => hint.getByRole('button', { name: 'Start' }).click())
  await submit.click()
  await page.getByRole('button', { name: 'Send application' }).click()
  await page.waitForURL(/\/auth\/apply-success\?/)
  await page.getByRole('dialog', { name: popup }).getByRole('button', { name: 'Close' }).click()
}

/** As the server has it now: what a provider tells is applied a moment later. */
const statusOf = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/v1/user-payments/subscription', {
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    })
    const { data } = (await answer.json()) as { data: { subscription: { status: string } } }
    return data.subscription.status
  })

/** One that is not drawn at random: those are never closed. */
async function findClosed(page: Page): Promise<string> {
  await page.goto(`${url}/auth/dashboard/easy-apply`)
  await page
    .getByRole('link', { name: /^View Detail/ })
    .first()
    .waitFor()
  return page.evaluate(async () => {
    const query = 'offset=0&limit=15&withoutRequirement=true'
    const answer = await fetch(`/api/v1/scholarships/mine-eligible-scholarships?${query}`, {
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    })
    const { data } = (await answer.json()) as {
      data: { scholarshiplists: { title: string; isRandomDraw: boolean }[] }
    }
    const links = [...document.querySelectorAll('a')]
    const found = data.scholarshiplists.find(
      ({ title, isRandomDraw }) =>
        !isRandomDraw && links.some((link) => link.ariaLabel === `View Detail: ${title}`),
    )
    if (!found) throw new Error('Everything on the page is drawn at random.')
    return found.title
  })
}

it('leads from the limit to a subscription that is cancelled and resumed', async () => {
  const page = await open('/auth/dashboard')
  await apply(page, 'Congratulations')
  await apply(page, HEADING)
  await apply(page, 'Congratulations')
  const title = await findClosed(page)
  const closed = page.getByRole('link', { name: `View Detail: ${title}`, exact: true })
  await closed.click()

  await page.getByRole('heading', { level: 1, name: HEADING }).waitFor()
  await page.getByRole('alert').getByText(LIMIT).waitFor()
  await page
    .getByText('You’ve applied to 3 scholarships for free. Ready to apply for more?')
    .waitFor()
  expect(await crown(page).count()).toBe(0)
  const tab = (name: string) => page.getByRole('tab', { name })
  const tile = (name: RegExp) => page.getByRole('radio', { name })
  await expect.poll(() => tile(/^Quarterly/).isChecked()).toBe(true)
  await tab('Quarterly').press('ArrowRight')
  await expectFocus(tab('Yearly'))
  await expect.poll(() => tile(/^Yearly \$60 was \$180 .* 67% savings$/).isChecked()).toBe(true)
  await tile(/^Monthly/).check()
  await expect.poll(() => tab('Monthly').getAttribute('aria-selected')).toBe('true')
  await page.getByText(/^7 days free, then \$15 every month from .* Cancel anytime/).waitFor()
  await expectAccessibleInBoth(page, 'the plans')

  await page.getByRole('button', { name: 'Activate 7 days trial' }).click()
  await payWith(page, 'Declined')
  await page
    .getByRole('alert')
    .getByText(/declined/)
    .waitFor()
  await payWith(page, 'Asks its bank')
  await page.getByRole('button', { name: 'Yes, that is me' }).click()
  await page.getByRole('heading', { name: 'Your free trial has begun' }).waitFor()
  await page.getByText(/Nothing was charged today. The first charge is \$15 on/).waitFor()
  await expectAccessibleInBoth(page, 'a trial that has begun')
  await crown(page).getByText('View Subscription Plan').waitFor()

  await page.goto(`${url}/auth/dashboard/easy-apply`)
  await closed.click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()

  await crown(page).click()
  const plan = page.getByRole('region', { name: 'Monthly Plan' })
  await plan.getByText(/^Your free trial runs until/).waitFor()
  await plan.getByText(/^\w+ ending in \d{4}/).waitFor()
  await expectAccessibleInBoth(page, 'the plan of a subscriber')
  await plan.getByRole('button', { name: 'Cancel subscription' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel your subscription?' })
  await question.getByText(/^Everything stays open until your trial ends on/).waitFor()
  await expectAccessibleInBoth(page, 'the question whether to cancel')
  await question.getByRole('button', { name: 'Cancel subscription' }).click()
  await plan.getByText(/^It is cancelled. Everything stays open until/).waitFor()
  await expectFocus(plan.getByRole('heading', { name: 'Monthly Plan' }))
  await plan.getByRole('button', { name: 'Resume subscription' }).click()
  await plan.getByText(/^Your free trial runs until/).waitFor()
  await page.goto(`${url}/auth/dashboard/subscription-plan`)
  await page.waitForURL(/\/auth\/dashboard\/plan$/)
})

it('offers a membership in a popup on a phone', async () => {
  const page = await open('/auth/dashboard')
  await page.setViewportSize({ width: 390, height: 844 })
  await crown(page).click()
  const popup = page.getByRole('dialog', { name: 'Membership Options' })
  await popup
    .getByText('A 7-day free membership activates automatic application to matched scholarships.')
    .waitFor()
  const features = popup.getByRole('region', { name: 'What it opens' })
  await features.getByText('Unlimited scholarship views and applications').waitFor()
  await features.getByRole('button', { name: 'Next feature' }).click()
  await features.getByText('Easy Apply to all your matches and Apply with CV').waitFor()
  await expectAccessibleInBoth(page, 'the membership popup')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectFitting(page, 'the popup')
  await popup.getByRole('button', { name: 'No Thanks' }).click()
  await popup.waitFor({ state: 'hidden' })
  await expectFocus(crown(page))
  await crown(page).click()
  await popup.getByRole('button', { name: 'Activate 7 Days' }).click()
  await page.waitForURL(/\/sandbox-checkout\//)
  await page.getByRole('heading', { name: /^Quarterly Plan/ }).waitFor()
})

it('charges nothing from whoever goes back, and believes no claim of having paid', async () => {
  const page = await open('/auth/dashboard/subscription-plan')
  await page.getByRole('radio', { name: /^Yearly/ }).check()
  await page.getByRole('button', { name: 'Activate 7 days trial' }).click()
  await page.waitForURL(/\/sandbox-checkout\//)
  await page.getByRole('link', { name: 'Go back without paying' }).click()
  await page.getByRole('heading', { name: 'You did not subscribe' }).waitFor()
  await page.getByText('Nothing was charged').waitFor()
  await page.getByRole('link', { name: 'Back to the plans' }).click()
  await expect.poll(() => page.getByRole('radio', { name: /^Yearly/ }).isChecked()).toBe(true)

  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('userInfo') ?? '{}') as object
    localStorage.setItem('userInfo', JSON.stringify({ ...user, isActiveSubscription: true }))
  })
  await page.goto(`${url}/auth/dashboard/success?checkout=${randomUUID()}`)
  await page.getByRole('heading', { name: 'We couldn’t find that payment' }).waitFor()
  await crown(page).click()
  await page.getByText('There is no active subscription').waitFor()
  await page.getByRole('link', { name: 'See the plans' }).click()
  await page.getByRole('button', { name: 'No Thanks' }).click()
  await crown(page).getByText('Get Full Access').waitFor()
})

it('tells of a card that was refused, and follows the one that takes its place', async ({
  server,
}) => {
  const page = await open('/auth/payment?pId=sandbox_month-trial')
  await payWith(page, 'Runs out of money later')
  await page.getByRole('heading', { name: 'Your free trial has begun' }).waitFor()
  const key = await loadLocalKey(await server.database())
  await page.request.post(`${url}/sandbox-checkout/clock?key=${key}`, { data: { days: 8 } })
  await expect.poll(() => statusOf(page)).toBe('past_due')
  await page.goto(`${url}/auth/dashboard`)
  const alarm = page.getByRole('region', { name: 'Your subscription' })
  await alarm
    .getByText(/^Your card was refused for \$15 on .* Everything stays open until/)
    .waitFor()
  await expectAccessibleInBoth(page, 'the dashboard while a charge is owed')
  await alarm.getByRole('button', { name: 'Change card' }).click()
  await page.getByRole('radio', { name: 'Pays' }).check()
  await page.getByRole('button', { name: 'Save this card' }).click()
  const plan = page.getByRole('region', { name: 'Monthly Plan' })
  await plan.getByText(/^Your subscription is active/).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'We couldn’t find that payment' }).waitFor()
  await page.getByRole('link', { name: 'See your plan' }).click()
  await plan.waitFor()
})

it('gives an invoice for what was paid, and the money back for what was not used', async () => {
  const page = await open('/auth/payment?pId=sandbox_month')
  await payWith(page, 'Pays')
  await page.getByRole('heading', { name: 'You are subscribed' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'View Subscription Plan' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download invoice L-/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/^L-\d{4}-\d{6}\.pdf$/)
  await page.getByRole('button', { name: 'Get the last charge back' }).click()
  const question = page.getByRole('dialog', { name: 'Get the last charge back?' })
  await question.getByText(/^\$15 goes back to your Visa ending in 4242/).waitFor()
  await expectAccessibleInBoth(page, 'the question whether to refund')
  await question.getByRole('button', { name: 'Refund and end it' }).click()
  await page.getByText('Your money was refunded, and the subscription has ended.').waitFor()
  await page.getByRole('region', { name: 'Invoices' }).getByText('Refunded').waitFor()
  await expectAccessibleInBoth(page, 'a subscription that was refunded')
})

it('lets whoever declines invite others, and notes whose link somebody signed up by', async ({
  open: openDevice,
  server,
}) => {
  const page = await openDevice({ as: await aStudent(server) })
  await page.goto(`${url}/auth/dashboard/subscription-plan`)
  await page.getByRole('tab', { name: 'Quarterly' }).waitFor()
  await page.getByRole('button', { name: 'No Thanks' }).click()
  const invitation = page.getByRole('dialog', { name: 'Know someone who could use Laurel?' })
  const shown = invitation.getByLabel('Your link')
  await expect.poll(() => shown.inputValue()).toMatch(/^http/)
  const link = new URL(await shown.inputValue())
  await expectAccessibleInBoth(page, 'the invitation')
  await invitation.getByRole('button', { name: 'No Thanks' }).click()
  await page.waitForURL(/\/auth\/dashboard$/)

  const friend = await openDevice({ measuring: 'unasked' })
  await friend.goto(url + link.pathname + link.search)
  await friend.getByLabel('First name').fill('Maya')
  await friend.getByLabel('Last name').fill('Rivera')
  await friend.getByLabel('Email').fill(anEmail('maya'))
  await friend.getByRole('textbox', { name: 'Phone number' }).fill('614 555 0142')
  await friend.getByLabel('Password', { exact: true }).fill('a-long-enough-phrase')
  await friend.getByLabel('Confirm password', { exact: true }).fill('a-long-enough-phrase')
  await friend.getByLabel('I Agree').check()
  const sent = friend.waitForRequest(/\/register-applicants$/)
  await submitButton(friend, 'Create account').click()
  expect((await sent).postDataJSON()).toMatchObject({
    trackDeskLinkId: link.searchParams.get('linkId'),
  })
  await friend.waitForURL(/\/auth\/userdetails/)
})
