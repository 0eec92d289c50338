import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { expectFocus } from './support/focus.ts'
import { it } from './support/journey.ts'
import { aStudent } from './support/people.ts'
import { step } from './support/step.ts'
import { whileVerySlow } from './support/while-very-slow.ts'

const SENT = 'The Thermometer Prize'

let page: Page
let url: string

it.beforeEach(async ({ open, server }) => {
  ;({ url } = server)
  page = await open({ as: await aStudent(server) })
})

const track = (tab: string) => page.goto(`${url}/auth/dashboard/trackApplications?tab=${tab}`)

it('shows what was sent, and withdraws it', async () => {
  await step('shows the receipt, also on paper', readReceipt)
  await step('goes on at the link that was followed', comeBack)
  await step('withdraws only after asking, and says so on the receipt', withdraw)
})

async function readReceipt(): Promise<void> {
  await track('applications')
  await page.getByText('4 sent (1 finalist, 1 won, 1 not selected), 2 drafts').waitFor()
  await page.getByRole('link', { name: `View receipt: ${SENT}` }).click()
  await page.getByRole('heading', { level: 1, name: 'Receipt' }).waitFor()
  await page.getByText('LR-').waitFor()
  await page.getByRole('heading', { name: 'The best advice you got when you were sick' }).waitFor()
  await expectAccessible(page, 'the receipt')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
  await expect.poll(() => page.getByRole('button').filter({ visible: true }).count()).toBe(0)
  await expectLightPaper()
  await page.emulateMedia({ media: 'screen' })
}

/** Dark colors would leave what has a ground of its own unreadable. */
async function expectLightPaper(): Promise<void> {
  const ground = await page.evaluate(() => {
    const { documentElement: root } = document
    const before = root.getAttribute('data-color-scheme') ?? ''
    root.setAttribute('data-color-scheme', 'dark')
    const found = getComputedStyle(root).getPropertyValue('--sunken')
    root.setAttribute('data-color-scheme', before)
    return found
  })
  expect(ground).toBe('#f1f0ea')
}

async function comeBack(): Promise<void> {
  await page.goBack()
  const link = page.getByRole('link', { name: `View receipt: ${SENT}` })
  await expectFocus(link)
  await link.click()
  await page.getByRole('link', { name: 'Track applications' }).click()
}

async function withdraw(): Promise<void> {
  await page.getByRole('button', { name: `Withdraw: ${SENT}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw this application?' })
  await expectAccessible(page, 'the question before withdrawing')
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expectFocus(page.getByRole('button', { name: `Withdraw: ${SENT}` }))
  await page.getByText('4 sent (1 finalist, 1 won, 1 not selected), 2 drafts').waitFor()
  await page.getByRole('button', { name: `Withdraw: ${SENT}` }).click()
  await whileVerySlow(page, async () => {
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByText('4 sent (1 won, 1 not selected, 1 withdrawn), 2 drafts').waitFor()
    await page.getByRole('button', { name: `Withdraw: ${SENT}` }).waitFor({ state: 'detached' })
    await expectFocus(page.getByRole('heading', { name: SENT }))
  })
  await page.getByRole('link', { name: `View receipt: ${SENT}` }).click()
  await page.getByText('You withdrew this application on').waitFor()
}

it('leads from a planned step to its place in the form', async () => {
  await track('planner')
  const planned = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Alderbrook Neighbors Grant' }) })
  await planned.locator('summary').click()
  await planned
    .getByRole('link', { name: /^Write: / })
    .first()
    .click()
  await page.waitForURL(/scholarshipDetail\?.+#requirement-/)
  await page.locator('button[aria-expanded="true"]:focus').waitFor()
})

it('gives the calendar an address, and takes it away', async () => {
  await track('planner')
  await page.getByRole('button', { name: 'Add to your calendar' }).click()
  const shown = page.getByLabel('Your private address')
  await expect.poll(() => shown.inputValue()).toMatch(/^http/)
  const address = await shown.inputValue()
  expect(await (await fetch(address)).text()).toContain('BEGIN:VCALENDAR')
  await page.getByRole('button', { name: 'Switch off' }).click()
  const question = page.getByRole('dialog').getByRole('button', { name: 'Switch off' })
  await whileVerySlow(page, async () => {
    await question.click()
    await page.getByRole('button', { name: 'Add to your calendar' }).waitFor()
    await expectFocus(page.getByRole('heading', { name: 'Add to your calendar' }))
  })
  expect((await fetch(address)).status).toBe(404)
})

it('puts a switch back that could not be saved', async () => {
  await track('automatic')
  const reminders = page.getByRole('switch', { name: 'Remind me before deadlines' })
  await page.route('**/register-applicants/automation', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await reminders.click()
  await page.getByText('This was not saved').waitFor()
  await expect.poll(() => reminders.isChecked()).toBe(true)
  await expect.poll(() => page.getByRole('switch', { disabled: true }).count()).toBe(2)
})
