import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { openMailServer, type MailServer } from '../apps/server/src/testing/mail-server.ts'
import { aScholarship } from '../apps/server/src/testing/factories/scholarship.ts'
import { expectAccessibleInBoth } from './support/axe.ts'
import { linkIn } from './support/code-boxes.ts'
import { expectFitting } from './support/expect-fitting.ts'
import { withOwnServer } from './support/journey.ts'
import { aNewcomer, anAdministrator, anEmail, type Person } from './support/people.ts'
import type { RunningServer } from './support/server.ts'
import { fillLogin } from './support/sign-in.ts'
import { step } from './support/step.ts'

const TITLE = 'Lakeshore Members’ Family Award'
const NAME = 'Lakeshore Foundation'
const MAILBOX = 'awards@lakeshorecu.org'

let mails: MailServer
let url: string
let scholarshipId: string
let owner: Page
let admin: Page
let guest: Page
let sponsor: Person
let colleague: Person

const it = withOwnServer(async () => {
  mails = await openMailServer()
  return { SMTP_URL: mails.url, MAIL_FROM: 'Laurel <news@laurel.example>' }
})

afterAll(() => mails?.close())

it('gives a listing to the sponsor who proves to be theirs', async ({ open, server }) => {
  ;({ url } = server)
  scholarshipId = await anImportedListing(server)
  sponsor = await aNewcomer(server)
  // The first one asks to confirm the address.
  await mails.read(sponsor.email)
  colleague = await aNewcomer(server, anEmail('colleague'))
  owner = await open()
  admin = await open({ as: await anAdministrator(server) })
  guest = await open({ viewport: { width: 390, height: 844 } })
  await step('leads from the public page past logging in and signing up', comeFromPage)
  await step('takes an address at the domain of its page only', askByMail)
  await step('is taken over by whoever follows the link', follow)
  await step('stands among the scholarships of the organization', lookAtOwn)
  await step('is taken back by an administrator', takeBack)
})

async function anImportedListing(server: RunningServer): Promise<string> {
  const db = await server.database()
  const parts = {
    db,
    clock: { now: () => new Date() },
    matches: { catchUp: async () => undefined },
  }
  const { id } = await aScholarship(parts, {
    title: TITLE,
    sponsor: 'Lakeshore Credit Union',
    delivery: 'provider',
    applyUrl: 'https://www.lakeshorecu.org/scholarship',
    descriptionText: 'For members of the credit union and whoever lives with them.',
    descriptionHtml: '<p>For members of the credit union and whoever lives with them.</p>',
  })
  return id
}

async function expectGood(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessibleInBoth(page, `${name} at ${width} px`)
    await expectFitting(page, `${name}, ${width} px,`)
  }
  if (before) await page.setViewportSize(before)
}

const publicPage = () => `${url}/scholarships/${scholarshipId.slice(-12)}`

async function comeFromPage(): Promise<void> {
  await owner.goto(publicPage())
  await owner.getByRole('heading', { name: 'Is this yours?' }).waitFor()
  await expectGood(owner, 'the public page')
  await owner.getByRole('link', { name: 'Look after this page' }).click()
  await fillLogin(owner, sponsor)
  await owner.getByLabel('Name', { exact: true }).fill(NAME)
  await owner.getByLabel('Legal name').fill('Lakeshore Foundation, Inc.')
  await owner.getByLabel('EIN').fill('12-3456789')
  await owner.getByLabel('Website').fill('foundation.lakeshorecu.org')
  await owner.getByLabel('Contact', { exact: true }).fill('Dorothy Lake')
  await owner.getByLabel('Contact’s email').fill(sponsor.email)
  await owner.getByLabel('How winners are chosen').fill('Three of us read every application.')
  await owner.getByLabel('Who pays the winners').fill('We do, from donations.')
  await owner.getByRole('button', { name: 'Create the organization' }).click()
  await owner.getByRole('dialog', { name: 'Is this yours?' }).waitFor()
}

async function askByMail(): Promise<void> {
  const dialog = owner.getByRole('dialog', { name: 'Is this yours?' })
  const address = dialog.getByLabel('An address at lakeshorecu.org')
  const send = dialog.getByRole('button', { name: 'Send the link' })
  await address.fill(sponsor.email)
  await send.click()
  await dialog.getByText('Please use an address at lakeshorecu.org').waitFor()
  await expectGood(owner, 'asking for a listing')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await owner.getByRole('button', { name: `This is ours: ${TITLE}` }).click()
  await address.fill(MAILBOX)
  await send.click()
  await owner.getByRole('button', { name: `Take back the link: ${TITLE}` }).waitFor()
  await owner.getByText(MAILBOX).first().waitFor()
  await expectGood(owner, 'a link that waits for an answer')
}

async function follow(): Promise<void> {
  const mail = await mails.read(MAILBOX)
  expect(mail).toContain(`of ${NAME} asks to look after it`)
  await guest.goto(url + linkIn(mail, '/organisation-invitation'))
  await guest.getByText(`Only say yes if you know ${NAME}.`).waitFor()
  await expectGood(guest, 'the question to the sponsor')
  await guest.getByRole('link', { name: 'Log in to accept' }).click()
  await fillLogin(guest, colleague)
  await guest.getByRole('button', { name: 'Accept' }).click()
  await guest.getByText('Whoever asked looks after the scholarship now.').waitFor()
  await expectGood(guest, 'thanks')
  await guest.getByRole('link', { name: 'See its public page' }).click()
  await guest.getByText('Its sponsor took it over').waitFor()
  expect(await guest.getByRole('heading', { name: 'Is this yours?' }).count()).toBe(0)
}

async function lookAtOwn(): Promise<void> {
  expect(await mails.read(sponsor.email)).toContain('looks after')
  await owner.reload()
  await owner.getByRole('link', { name: TITLE }).click()
  await owner.getByRole('heading', { level: 1, name: TITLE }).waitFor()
}

async function takeBack(): Promise<void> {
  await admin.goto(`${url}/admin/organisations`)
  await admin.getByRole('heading', { name: 'Scholarships that sponsors took over' }).waitFor()
  await expectGood(admin, 'what was taken over')
  await admin.getByRole('button', { name: `Right: ${TITLE}` }).click()
  await admin.getByRole('button', { name: `Right: ${TITLE}` }).waitFor({ state: 'detached' })
  await admin.getByRole('button', { name: `Take back: ${TITLE}` }).click()
  await admin.getByText('Taken back').waitFor()
  await owner.goto(publicPage())
  await owner.getByRole('heading', { name: 'Is this yours?' }).waitFor()
}
