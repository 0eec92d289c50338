import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { it } from './support/journey.ts'
import { aStudent } from './support/people.ts'

const CONTACT = '/auth/dashboard/profile?tab=contact'

let tabs: [Page, Page]

it.beforeEach(async ({ open, server }) => {
  const one = await open({ as: await aStudent(server) })
  tabs = [one, await one.context().newPage()]
  for (const page of tabs) {
    await page.goto(server.url + CONTACT)
    await fieldOf(page, 'City').waitFor()
  }
})

const fieldOf = (page: Page, label: string) => page.getByLabel(label, { exact: true })

const expectHeld = (page: Page, label: string, value: string) =>
  expect.poll(() => fieldOf(page, label).inputValue()).toBe(value)

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('status').filter({ hasText: 'User updated successfully' }).first().waitFor()
}

it('shows what one tab types in the other, and neither loses it', async () => {
  const [one, other] = tabs
  await fieldOf(one, 'City').fill('Dayton')
  await expectHeld(other, 'City', 'Dayton')
  await fieldOf(other, 'Zip code').fill('45402')
  await expectHeld(one, 'Zip code', '45402')
  for (const page of [one, other]) {
    await page.reload()
    await expectHeld(page, 'City', 'Dayton')
    await expectHeld(page, 'Zip code', '45402')
    await page.getByRole('tab', { name: /^Contact.*not saved/ }).waitFor()
  }
})

it('takes nothing back that another tab has saved', async () => {
  const [one, other] = tabs
  await fieldOf(one, 'City').fill('Akron')
  await save(one)
  for (const page of [one, other])
    await page.getByRole('tab', { name: 'Contact', exact: true }).waitFor()
  await expectHeld(other, 'City', 'Akron')
  await fieldOf(other, 'Address').fill('40 Main St')
  await save(other)
  await expectHeld(one, 'Address', '40 Main St')
  await one.reload()
  await expectHeld(one, 'City', 'Akron')
  await expectHeld(one, 'Address', '40 Main St')
})
