import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { openMailServer, type MailServer } from '../apps/server/src/testing/mail-server.ts'
import { expectAccessible } from './support/axe.ts'
import { codeBox, codeIn, linkIn } from './support/code-boxes.ts'
import { expectFitting } from './support/expect-fitting.ts'
import { expectFocus } from './support/focus.ts'
import { withOwnServer } from './support/journey.ts'
import { aNewcomer, anAdministrator, anEmail, type Person } from './support/people.ts'
import { fillLogin } from './support/sign-in.ts'
import { step } from './support/step.ts'
import { submitButton } from './support/submit-button.ts'

const NAME = 'Hartwell Neighbors'
const EMAIL = anEmail('dorothy')
const GUEST = anEmail('guest')

let mails: MailServer
let url: string
let owner: Page
let admin: Page
let guest: Page
let late: Page
let account: Person

const it = withOwnServer(async () => {
  mails = await openMailServer()
  return { SMTP_URL: mails.url, MAIL_FROM: 'Laurel <news@laurel.example>' }
})

afterAll(() => mails?.close())

it('takes an organization from signing up to its second member', async ({ open, server }) => {
  ;({ url } = server)
  account = await aNewcomer(server, GUEST)
  await mails.read(GUEST)
  owner = await open()
  admin = await open({ as: await anAdministrator(server) })
  guest = await open({ viewport: { width: 390, height: 844 } })
  late = await open({ as: await aNewcomer(server) })
  await step('begins with an account of one’s own', signUp)
  await step('asks about the organization, and says what is missing', tellAboutIt)
  await step('asks to be verified once the address is confirmed', askForVetting)
  await step('is verified by an administrator, and told so by mail', verify)
  await step('invites somebody by mail, who accepts after logging in', invite)
  await step('says that an invitation is over when it ends while it is read', seeItEnd)
  await step('shows a manager what a manager may do, also after logging in again', manage)
  await step('leads to one’s student page and back', switchBetween)
  await step('keeps its last owner', keepOwner)
  await step('keeps settings that are typed and not saved over a reload', keepTyped)
  await step('is called by another name once an administrator says so', rename)
})

async function expectGood(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    // What was clicked may stand half below the header.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page, `${name} at ${width} px`)
    await expectFitting(page, `${name}, ${width} px,`)
  }
  if (before) await page.setViewportSize(before)
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

async function signUp(): Promise<void> {
  await owner.goto(`${url}/organiser/start`)
  await expectGood(owner, 'the way in')
  await owner.getByRole('link', { name: 'Create an account' }).click()
  await owner.getByLabel('First name').fill('Dorothy')
  await owner.getByLabel('Last name').fill('Hartwell')
  await owner.getByLabel('Email').fill(EMAIL)
  await owner.getByRole('textbox', { name: 'Phone number' }).fill('614 555 0142')
  await owner.getByLabel('Password', { exact: true }).fill('five green turtles')
  await owner.getByLabel('Confirm password', { exact: true }).fill('five green turtles')
  await owner.getByLabel('I Agree').check()
  expect(await owner.getByText('I am a student').count()).toBe(0)
  await submitButton(owner, 'Create account').click()
  await owner.getByRole('button', { name: 'Create the organization' }).waitFor()
}

async function tellAboutIt(): Promise<void> {
  const create = owner.getByRole('button', { name: 'Create the organization' })
  await create.click()
  await owner.getByRole('heading', { name: 'There is a problem' }).waitFor()
  await expectGood(owner, 'what is missing')
  await owner.getByLabel('Name', { exact: true }).fill(NAME)
  await owner.getByLabel('Legal name').fill('Hartwell Neighbors, Inc.')
  await owner.getByLabel('EIN').fill('12-345')
  await owner.getByLabel('Website').fill('hartwell.example.org')
  await owner.getByLabel('Contact', { exact: true }).fill('Dorothy Hartwell')
  await owner.getByLabel('Contact’s email').fill(EMAIL)
  await owner.getByLabel('How winners are chosen').fill('Three of us read every application.')
  await owner.getByLabel('Who pays the winners').fill('We do, from donations.')
  await create.click()
  await owner.getByRole('link', { name: 'Please enter the EIN as 9 digits' }).click()
  await owner.getByLabel('EIN').fill('12-3456789')
  await create.click()
  await heading(owner, NAME).waitFor()
  await owner.getByRole('link', { name: 'Verification' }).waitFor()
  await expectGood(owner, 'the first look at the organization')
}

async function askForVetting(): Promise<void> {
  await owner.getByRole('link', { name: 'Verification' }).click()
  await heading(owner, 'Settings').waitFor()
  const ask = owner.getByRole('button', { name: 'Ask us to verify' })
  await ask.click()
  await owner.getByText('Please confirm your email address first').waitFor()
  await owner.getByRole('button', { name: 'Enter the code' }).click()
  await codeBox(owner, 1).focus()
  await owner.keyboard.type(codeIn(await mails.read(EMAIL)))
  await owner.getByRole('button', { name: 'Confirm' }).click()
  await owner.getByRole('button', { name: 'Confirm' }).waitFor({ state: 'detached' })
  await ask.click()
  await owner.getByText('Waiting for us').waitFor()
  await expectGood(owner, 'the settings')
}

async function verify(): Promise<void> {
  await admin.goto(`${url}/admin/organisations`)
  await admin.getByRole('button', { name: NAME }).click()
  await admin.getByText('12-3456789').waitFor()
  await admin.getByRole('button', { name: 'Refuse' }).click()
  await admin.getByText('Please say why: the organization reads it.').waitFor()
  await expectGood(admin, 'what an administrator looks at')
  await admin.getByLabel('Website').check()
  await admin.getByLabel('EIN or number').check()
  await admin.getByRole('button', { name: 'Verify', exact: true }).click()
  await admin.getByText('No organization waits for you.').waitFor()
  expect(await mails.read(EMAIL)).toContain(`${NAME} may now publish`)
  await owner.reload()
  await owner.getByText('You can publish scholarships.').waitFor()
}

async function invite(): Promise<void> {
  const menu = owner.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Members' }).click()
  await owner.getByRole('button', { name: 'Invite a member' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Invite a member' })
  await dialog.getByLabel('Their email').fill(GUEST)
  await expectGood(owner, 'inviting')
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await owner.getByRole('button', { name: `Cancel invitation: ${GUEST}` }).waitFor()

  const link = linkIn(await mails.read(GUEST), '/organisation-invitation')
  await guest.goto(url + link)
  await heading(guest, `Join ${NAME}`).waitFor()
  await expectGood(guest, 'the invitation')
  await guest.getByRole('link', { name: 'Log in to accept' }).click()
  await fillLogin(guest, account)
  await guest.getByRole('button', { name: 'Accept' }).click()
  await heading(guest, NAME).waitFor()
  await owner.reload()
  await owner.getByLabel('Role of Noor Haddad').waitFor()
  await expectGood(owner, 'the members')
}

async function seeItEnd(): Promise<void> {
  const email = anEmail('late')
  await owner.getByRole('button', { name: 'Invite a member' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Invite a member' })
  await dialog.getByLabel('Their email').fill(email)
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await late.goto(url + linkIn(await mails.read(email), '/organisation-invitation'))
  await heading(late, `Join ${NAME}`).waitFor()
  await late.getByText('It was mailed to another address than that of your account.').waitFor()
  await expectGood(late, 'an invitation to another address')
  const cancel = owner.getByRole('button', { name: `Cancel invitation: ${email}` })
  await cancel.click()
  await cancel.waitFor({ state: 'detached' })
  await late.getByRole('button', { name: 'Accept' }).press('Enter')
  await late.getByText('This invitation was used, cancelled or has expired.').waitFor()
  await expectFocus(heading(late, 'Invitation'))
  await expectGood(late, 'an invitation that is over')
}

async function manage(): Promise<void> {
  await guest.setViewportSize({ width: 1280, height: 844 })
  const menu = guest.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Members' }).click()
  await guest.getByText('Manager: Scholarships, applicants and decisions.').waitFor()
  expect(await menu.getByRole('link', { name: 'Record' }).count()).toBe(0)
  expect(await guest.getByRole('button', { name: 'Invite a member' }).count()).toBe(0)
  await guest.goto(`${url}/organiser/programs`)
  await heading(guest, 'We couldn’t find that page').waitFor()
  await menu.getByRole('button', { name: 'Logout' }).click()
  await guest.waitForURL(`${url}/home`)
  await guest.goto(`${url}/auth/login`)
  await fillLogin(guest, account)
  await guest.waitForURL(`${url}/organiser`)
}

async function switchBetween(): Promise<void> {
  await guest.getByRole('button', { name: 'Account' }).click()
  await guest.getByRole('link', { name: 'Your student page' }).click()
  await guest.waitForURL(`${url}/auth/dashboard`)
  await guest.getByRole('button', { name: 'Account' }).click()
  await guest.getByRole('link', { name: `Switch to ${NAME}` }).click()
  await heading(guest, NAME).waitFor()
}

async function keepOwner(): Promise<void> {
  await owner.getByRole('button', { name: 'Leave' }).click()
  const dialog = owner.getByRole('dialog', { name: `Leave ${NAME}?` })
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
  await dialog.getByText('An organization keeps at least one owner.').waitFor()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  const menu = owner.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Record' }).click()
  await owner.getByText('Noor Haddad accepted an invitation as manager.').waitFor()
  await owner.getByText('(administrator) verified the organization.').waitFor()
  await expectGood(owner, 'the record')
}

async function keepTyped(): Promise<void> {
  const menu = owner.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Settings' }).click()
  const phone = owner.getByLabel('Contact’s phone')
  const household = owner.getByLabel('Email of somebody who lives with you')
  await phone.fill('614 555 0199')
  await household.fill('twin@exa')
  await owner.getByText('Not saved yet.').waitFor()
  await owner.reload()
  await owner.getByText('Not saved yet.').waitFor()
  expect(await phone.inputValue()).toBe('614 555 0199')
  expect(await household.inputValue()).toBe('twin@exa')
  await expectGood(owner, 'settings that are not saved')
  await owner.getByRole('button', { name: 'Save' }).click()
  await owner.getByText('Not saved yet.').waitFor({ state: 'detached' })
  await owner.reload()
  await phone.waitFor()
  expect(await phone.inputValue()).not.toBe('')
  expect(await owner.getByText('Not saved yet.').count()).toBe(0)
}

const RENAMED = 'Hartwell Neighborhood Fund'

async function rename(): Promise<void> {
  const name = owner.getByLabel('Name', { exact: true })
  const change = owner.getByRole('button', { name: 'Change the name' })
  await name.fill(RENAMED)
  await owner.reload()
  await change.waitFor()
  expect(await name.inputValue()).toBe(RENAMED)
  await change.click()
  await owner.getByText(`You asked for ${RENAMED}`).waitFor()
  await heading(owner, 'Settings').waitFor()
  await owner.getByText(`Students see ${NAME}.`).waitFor()
  await expectGood(owner, 'a name that was asked for')
  await admin.goto(`${url}/admin/organisations`)
  await admin.getByRole('heading', { name: `${NAME} wants to be ${RENAMED}` }).waitFor()
  await expectGood(admin, 'a name that an administrator looks at')
  const form = admin.getByRole('form', { name: `Name of ${NAME}` })
  await form.getByRole('button', { name: 'Refuse' }).click()
  await form.getByText('Please say why: the organization reads it.').waitFor()
  await form.getByRole('button', { name: 'Change the name' }).click()
  await admin.getByText('Names asked for').waitFor({ state: 'detached' })
  // The other is of the member who joined, which waits for the next minute.
  const told = [await mails.read(EMAIL), await mails.read(EMAIL)]
  expect(told.join('\n')).toContain(`${NAME} is now ${RENAMED}`)
  await owner.reload()
  await owner.getByText(`Students see ${RENAMED}.`).waitFor()
  const menu = owner.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Record' }).click()
  await owner.getByText('You asked for another name of the organization.').waitFor()
}
