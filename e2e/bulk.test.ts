import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessibleInBoth } from './support/axe.ts'
import { expectFocus } from './support/focus.ts'
import { it } from './support/journey.ts'
import { aNewcomer, aStudent, aSubscriber } from './support/people.ts'

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Size 3/Root 1 0 R>>\n%%EOF',
)

const applyButton = (page: Page) => page.getByRole('button', { name: /^Apply to [\d,]+ selected/ })

async function countSelected(page: Page): Promise<number> {
  return Number(/[\d,]+/.exec(await applyButton(page).innerText())?.[0].replace(',', ''))
}

/** How many are listed, all of which are selected at first. */
async function countListed(page: Page): Promise<number> {
  await expect.poll(() => countSelected(page)).toBeGreaterThan(0)
  return countSelected(page)
}

it('applies to a whole list once, through a double click and a reload in the middle', async ({
  open,
  server,
}) => {
  const page = await open({ as: await aSubscriber(server) })
  await page.goto(`${server.url}/auth/dashboard/easy-apply`)
  const listed = await countListed(page)
  await page.getByRole('checkbox').first().click()
  await expect.poll(() => countSelected(page)).toBe(listed - 1)

  const keys: (string | undefined)[] = []
  await page.route('**/submit-scholarships', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    // The first answer comes too late for the page that asked.
    if (keys.length > 1) return route.continue()
    await route.fetch()
  })
  await applyButton(page).click()
  const review = page.getByRole('dialog', { name: 'Check what is sent' })
  // The subscriber is a parent, who reads of the student.
  await review.getByText(/^\d+ fits? the student, \d+ (is|are) not certain yet\.$/).waitFor()
  await review.getByRole('heading', { name: 'About the student' }).waitFor()
  await expectAccessibleInBoth(page, 'what is sent to many')
  await review.getByRole('button', { name: /^Send to all/ }).dblclick()
  await page.getByRole('progressbar', { name: 'Applications' }).waitFor()
  // What the list read in the middle comes after all was sent.
  await page.route(
    '**/mine-eligible-scholarships?*',
    async (route) => {
      const answered = page.waitForResponse('**/submit-scholarships')
      const response = await route.fetch()
      await answered
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.reload()
  const thanks = page.getByRole('dialog', { name: 'Scholarship applied successfully!' })
  await thanks.getByText(`${listed - 1} applications were sent.`).waitFor()
  await thanks.getByRole('button', { name: 'Continue' }).click()

  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  await page.getByRole('heading', { name: 'Easy Apply Scholarships 1', exact: true }).waitFor()
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
})

it('sends one CV to many', async ({ open, server }) => {
  const page = await open({ as: await aSubscriber(server) })
  await page.goto(`${server.url}/auth/dashboard/easyApplyWithCv`)
  const listed = await countListed(page)
  await applyButton(page).click()
  await page.getByRole('button', { name: /^Send (to all|it)/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Apply with your CV' })
  await dialog.getByRole('button', { name: 'Upload file' }).click()
  await dialog.getByText('Please upload!').waitFor()
  await dialog
    .getByLabel('Choose your CV')
    .setInputFiles({ name: 'CV.pdf', mimeType: 'application/pdf', buffer: PDF })
  await dialog.getByRole('button', { name: 'Upload file' }).click()
  await page.getByText(`${listed} applications were sent.`).waitFor()
})

it('says first why the button is blocked for those without a subscription', async ({
  open,
  server,
}) => {
  const page = await open({ as: await aStudent(server) })
  await page.goto(`${server.url}/auth/dashboard/easy-apply`)
  await applyButton(page).click()
  await page.getByRole('heading', { name: 'Unlock Unlimited Scholarship Applications' }).waitFor()
  await page.getByRole('alert').getByText('Easy Apply to All needs a subscription').waitFor()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goBack()
  await applyButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Easy Apply to All needs a subscription' })
  await dialog.getByText('You can apply one by one.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expectFocus(applyButton(page))
})

it('says before the choice how little is settled, and leaves out what only may fit', async ({
  open,
  server,
}) => {
  const newcomer = await open({ as: await aNewcomer(server) })
  await newcomer.goto(`${server.url}/auth/dashboard/easyApplyWithCv`)
  const listed = await countListed(newcomer)
  await expectNotice(newcomer, `Each of these ${listed} may fit you, or may not.`)

  const page = await open({ as: await aStudent(server) })
  await page.goto(`${server.url}/auth/dashboard/easy-apply`)
  await expectNotice(page, 'more may fit you')
  const all = await countListed(page)
  const settled = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    const path = '/api/v1/scholarships/mine-eligible-scholarships/count?verdict=eligible'
    return ((await (await fetch(path, { headers })).json()) as { data: number }).data
  })
  await page.getByRole('button', { name: 'Select only eligible' }).click()
  await expect.poll(() => countSelected(page)).toBe(settled)
  const possible = page.getByRole('article').filter({ hasText: 'Possible.' }).first()
  await expect.poll(() => possible.getByRole('checkbox').isChecked()).toBe(false)
  await page.getByRole('button', { name: 'Select all' }).click()
  await expect.poll(() => countSelected(page)).toBe(all)
})

async function expectNotice(page: Page, words: string): Promise<void> {
  const notice = page.getByRole('region', { name: 'How well these fit' })
  await notice.getByText(words).waitFor()
  await notice.getByRole('link', { name: 'Complete your profile' }).waitFor()
  await expectAccessibleInBoth(page, 'a list of which little is settled')
}
