import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { expectFitting } from './support/expect-fitting.ts'
import { expectFocus } from './support/focus.ts'
import { it } from './support/journey.ts'
import { anOrganiser, aStudent, aSubscriber, type Person } from './support/people.ts'
import { fillLogin } from './support/sign-in.ts'
import { step } from './support/step.ts'

const NOTE = 'This is your field, isn’t it?'

let url: string
let student: Page
let parent: Page
let account: Person
let link: string
let title: string

it('joins a parent to a student, and lets go of them', async ({ open: openDevice, server }) => {
  ;({ url } = server)
  const child = await aStudent(server)
  await aSubscriber(server, child)
  account = await anOrganiser(server)
  student = await openDevice({ as: child, viewport: { width: 1280, height: 844 } })
  parent = await openDevice({ viewport: { width: 390, height: 844 } })
  await student.goto(`${url}/auth/dashboard`)
  await step('begins with a link that the student makes', invite)
  await step('goes on after the parent has logged in and accepted', accept)
  await step('shows the parent how it stands, and no way to send', readApplications)
  await step('lets the parent suggest a scholarship', suggest)
  await step('lets the parent fill in an answer that is not only the student’s', fillIn)
  await step('lets the parent take an answer back', takeBack)
  await step('brings the suggestion to the student, and back', saveSuggestion)
  await step('ends only after asking', end)
})

/** A part of the page that is still under way leaves the one before in its place. */
async function openTab(name: string): Promise<void> {
  const tabs = parent.getByRole('navigation', { name: 'About this student' })
  const tab = tabs.getByRole('link', { name })
  await tab.click()
  await tab.and(parent.locator('[aria-current=page]')).waitFor()
}

/** Both widths, one after the other. */
async function expectAccessibleAtBoth(page: Page, step: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page, `${step} at ${width} px`)
    await expectFitting(page, `${step}, ${width} px,`)
  }
  if (before) await page.setViewportSize(before)
}

async function invite(): Promise<void> {
  const menu = student.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Family' }).click()
  await student.getByRole('heading', { level: 1, name: 'Family' }).waitFor()
  await student.getByRole('heading', { name: 'A parent never sees or does' }).waitFor()
  await student.getByRole('button', { name: 'Invite a parent' }).click()
  const dialog = student.getByRole('dialog', { name: 'Invite a parent' })
  await dialog.getByLabel('Their email').fill('no address')
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await dialog.getByText('Please enter a validate email!').waitFor()
  await expectAccessibleAtBoth(student, 'inviting')
  await dialog.getByLabel('Their email').fill('')
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const made = dialog.getByLabel('Invitation link')
  await expect.poll(() => made.inputValue()).toMatch(/^http/)
  link = await made.inputValue()
  await expectAccessibleAtBoth(student, 'the link')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await student.getByRole('button', { name: 'Cancel invitation: A parent' }).waitFor()
  await expectAccessibleAtBoth(student, 'the family of the student')
}

async function accept(): Promise<void> {
  await parent.goto(link.replace(/^https?:\/\/[^/]+/, url))
  await parent.getByRole('heading', { level: 1, name: 'Maya Rivera invites you' }).waitFor()
  await parent.waitForURL(`${url}/invitation`)
  await expectAccessibleAtBoth(parent, 'the invitation')
  await parent.reload()
  await parent.getByRole('link', { name: 'Log in to accept' }).click()
  await fillLogin(parent, account)
  await parent.getByText(account.email).waitFor()
  await expectAccessibleAtBoth(parent, 'accepting')
  await parent.getByRole('button', { name: 'Accept' }).click()
  await parent.waitForURL(`${url}/auth/dashboard/family`)
  const card = parent.getByRole('article', { name: 'Maya Rivera' })
  await card.getByText(/matches, 2 drafts, 4 sent/).waitFor()
  await expectAccessibleAtBoth(parent, 'the family of the parent')
  await card.getByRole('link', { name: 'Open Maya Rivera' }).click()
}

async function readApplications(): Promise<void> {
  await parent.getByText('Only Maya can send an application.').waitFor()
  await parent
    .getByText(/\d of \d done/)
    .first()
    .waitFor()
  await expectAccessibleAtBoth(parent, 'the student’s applications')
  for (const role of ['button', 'link'] as const)
    expect(
      await parent
        .getByRole('main')
        .getByRole(role, { name: /submit|apply|send|draft/i })
        .count(),
    ).toBe(0)
}

async function suggest(): Promise<void> {
  await openTab('Matches')
  const card = parent.getByRole('main').getByRole('article').first()
  title = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: `Suggest ${title}` }).click()
  const dialog = parent.getByRole('dialog', { name: 'Suggest it to Maya' })
  await dialog.getByLabel('Note').fill(NOTE)
  await expectAccessibleAtBoth(parent, 'suggesting')
  await dialog.getByRole('button', { name: 'Suggest' }).click()
  await card.getByRole('button', { name: `Change note: ${title}` }).waitFor()
  await expectAccessibleAtBoth(parent, 'the student’s matches')
}

async function fillIn(): Promise<void> {
  await openTab('Answers')
  await parent.getByRole('heading', { name: /^Not answered yet/ }).waitFor()
  await parent.evaluate(() =>
    document.querySelectorAll('details').forEach((group) => (group.open = true)),
  )
  await expectAccessibleAtBoth(parent, 'the student’s answers')
  expect(await parent.getByRole('button', { name: /: (Religion|Marital status)/ }).count()).toBe(0)
  await parent.getByRole('button', { name: 'Answer: A parent finished college' }).click()
  const dialog = parent.getByRole('dialog')
  await expectAccessibleAtBoth(parent, 'answering')
  await dialog.getByText('Yes', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await parent.getByText('Answer saved').waitFor()
  await parent.getByRole('button', { name: 'Change: A parent finished college' }).waitFor({
    state: 'attached',
  })
  await expectFocus(parent.getByRole('heading', { level: 1 }))
}

async function takeBack(): Promise<void> {
  const name = 'A parent finished college'
  // A notification stays while the pointer is on it.
  await parent.mouse.move(1, 1)
  await parent.evaluate(() =>
    document.querySelectorAll('details').forEach((group) => (group.open = true)),
  )
  await parent.getByRole('button', { name: `Change: ${name}` }).click()
  await parent.getByRole('dialog').getByText('A parent finished college: Yes').waitFor()
  await expectAccessibleAtBoth(parent, 'changing an answer')
  await parent.getByRole('button', { name: 'Clear answer' }).click()
  await parent.getByText('Answer cleared').waitFor()
  await parent.getByRole('button', { name: `Answer: ${name}` }).waitFor({ state: 'attached' })
  await expectFocus(parent.getByRole('heading', { level: 1 }))
}

async function saveSuggestion(): Promise<void> {
  await student.goto(`${url}/auth/dashboard`)
  const panel = student.getByRole('region', { name: 'Suggested to you' })
  await panel.getByText(NOTE).waitFor()
  await expectAccessibleAtBoth(student, 'the suggestion')
  await panel.getByRole('button', { name: `Save: ${title}` }).click()
  await panel.waitFor({ state: 'detached' })
  await expectFocus(student.getByRole('heading', { level: 1 }))
  await student.goto(`${url}/auth/dashboard/saved`)
  await student.getByRole('main').getByText(title).first().waitFor()
  await openTab('Applications')
  await parent.reload()
  const row = parent.getByRole('listitem').filter({ hasText: NOTE })
  await row.getByText('Saved', { exact: true }).waitFor()
}

async function end(): Promise<void> {
  await student.goto(`${url}/auth/dashboard/family`)
  const name = /^End link with (?!Daniel)/
  await student.getByRole('button', { name }).click()
  const dialog = student.getByRole('dialog')
  await expectAccessibleAtBoth(student, 'ending a link')
  await dialog.getByRole('button', { name: 'End link' }).click()
  await student.getByRole('button', { name }).waitFor({ state: 'detached' })
  await expectFocus(student.getByRole('heading', { level: 1 }))
  await parent.reload()
  await parent.getByText('You are not linked with this student.').waitFor()
}
