import { desc, eq, isNotNull } from 'drizzle-orm'
import { expect } from 'vitest'
import { applicants, users } from '../apps/server/src/db/schema/accounts.ts'
import { rounds } from '../apps/server/src/db/schema/rounds.ts'
import { outboxEmails } from '../apps/server/src/db/schema/sessions.ts'
import { seedApplication } from '../apps/server/src/features/running/samples/seed-application.ts'
import { expectAccessibleInBoth } from './support/axe.ts'
import { expectFitting } from './support/expect-fitting.ts'
import { withOwnServer } from './support/journey.ts'
import { anOrganiser, aStudent, type Person } from './support/people.ts'
import type { RunningServer } from './support/server.ts'
import { step } from './support/step.ts'

// Everybody of the sample's round is told.
const it = withOwnServer()

/** As if the student had applied to the sample's round before it closed. */
async function applyInTime(server: RunningServer, { email }: Person): Promise<void> {
  const db = await server.database()
  const [student] = await db
    .select({ applicantId: applicants.id, timeZone: applicants.timeZone })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(eq(users.email, email))
  if (!student) throw new Error(`There is no student ${email}.`)
  const account = { firstName: 'Maya', lastName: 'Rivera', email }
  const sample = {
    scholarship: 'alderbrook-porch-light',
    submittedDaysAgo: 8,
    answers: { evening: '<p>I come home at four.</p>', adult: 'Ms. Ito, 614-555-0190' },
  }
  await db.transaction((tx) => seedApplication(tx, { ...student, account }, sample, new Date()))
}

it('an organisation decides and tells; the student sees it and has it by mail', async ({
  open,
  server,
}) => {
  const student = await aStudent(server)
  await applyInTime(server, student)
  const page = await open({ as: await anOrganiser(server) })
  const choice = (name: string) => page.getByRole('combobox', { name: `Decision on ${name}` })

  await step('choosing winners and alternates', async () => {
    await page.goto(`${server.url}/auth/winner`)
    await page.getByRole('link', { name: 'Porch Light Award' }).click()
    await choice('Maya Rivera').selectOption('Winner')
    await page.getByText('2 winners, 1 award left').waitFor()
    await page.getByLabel('Amount for Maya Rivera, in US dollars').fill('3000')
    await page.getByLabel('Amount for Maya Rivera, in US dollars').press('Enter')
    await page.getByText('$5,500').waitFor()
    await choice('Fatuma Abdi').selectOption('Alternate')
    await choice('Amara Osei').selectOption('Alternate')
    await page.getByRole('button', { name: 'Move Amara Osei up' }).click()
    await page.getByText('1. Amara Osei').waitFor()
    await page.getByText('Saved. Nobody has been told.').waitFor()
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectFitting(page, `winners, ${width} px`)
      await expectAccessibleInBoth(page, `winners, ${width} px`)
    }
  })

  await step('an amount that cannot be read', async () => {
    const amount = page.getByLabel('Amount for Maya Rivera, in US dollars')
    const tell = page.getByRole('button', { name: 'Tell 10 students' })
    const toCorrect = page.getByText('Correct the amount for Maya Rivera first.')
    await amount.fill('12,0o0')
    await amount.press('Tab')
    await page.getByText('Please enter dollars, such as 2,500, or nothing.').waitFor()
    await toCorrect.waitFor()
    expect(await tell.isDisabled()).toBe(true)
    await page.reload()
    await toCorrect.waitFor()
    expect(await amount.inputValue()).toBe('12,0o0')
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectFitting(page, `an amount that cannot be read, ${width} px`)
      await expectAccessibleInBoth(page, `an amount that cannot be read, ${width} px`)
    }
    await amount.fill('3,000')
    await toCorrect.waitFor({ state: 'detached' })
    await amount.press('Enter')
    await page.getByText('Saved. Nobody has been told.').waitFor()
  })

  await step('reading a mail before it goes', async () => {
    await page.getByRole('textbox', { name: /^Winners/ }).fill('Your evening stayed with us.')
    await page.getByRole('button', { name: 'Read the email: Winners' }).click()
    const mail = page.getByRole('dialog', { name: 'Emails: Winners' })
    await mail.getByText('> Your evening stayed with us.').waitFor()
    await expectAccessibleInBoth(page, 'a mail before it goes')
    await page.keyboard.press('Escape')
  })

  await step('telling everybody', async () => {
    await page.getByRole('button', { name: 'Tell 10 students' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tell 10 students?' })
    await expectAccessibleInBoth(page, 'telling everybody')
    await dialog.getByRole('button', { name: 'Tell 10 students' }).click()
    await page.getByText('All 10 students were told.').waitFor()
    await page.getByRole('heading', { name: 'Who was told what' }).waitFor()
    await page.getByRole('button', { name: 'Has answered' }).first().waitFor()
    const reach = page.getByRole('region', { name: 'How far students came' })
    await reach.getByRole('row', { name: 'Decided on 10' }).waitFor()
    await expectAccessibleInBoth(page, 'who was told what')
    await page.getByRole('button', { name: 'See who won: Porch Light Award' }).click()
    await page.getByRole('dialog', { name: 'Who won' }).getByText('Maya R.').waitFor()
    await page.keyboard.press('Escape')
  })

  await step('the student learns it', async () => {
    const device = await open({ as: student })
    await device.goto(`${server.url}/auth/dashboard`)
    const news = device.getByRole('region', { name: 'News of your applications' })
    await news.getByRole('link', { name: 'You won: Porch Light Award' }).waitFor()
    await expectFitting(device, 'the dashboard of somebody who won')
    await expectAccessibleInBoth(device, 'the dashboard of somebody who won')
    await device.goto(`${server.url}/auth/dashboard/trackApplications?tab=applications`)
    const row = device.getByRole('article', { name: 'Porch Light Award' })
    await row.getByText('chose you. The award is $3,000.').waitFor()
    await row.getByText('Your evening stayed with us.').waitFor()
    await expectAccessibleInBoth(device, 'an outcome')
    await device.getByRole('button', { name: /^Notifications, \d+ unread/ }).click()
    await device.getByRole('link', { name: /You won/ }).click()
    await device.getByRole('heading', { name: 'Receipt' }).waitFor()
    await device.getByText('Your evening stayed with us.').waitFor()
    await device.getByRole('button', { name: 'See who won: Porch Light Award' }).click()
    const list = device.getByRole('dialog', { name: 'Who won' })
    await list.getByText('Maya R.').waitFor()
    await list.getByText('$3,000').waitFor()
    await expectAccessibleInBoth(device, 'who won')
  })

  await step('looking at an earlier round', async () => {
    const db = await server.database()
    const [round] = await db
      .select()
      .from(rounds)
      .where(isNotNull(rounds.announcedAt))
      .orderBy(desc(rounds.announcedAt))
      .limit(1)
    if (!round) throw new Error('No round was announced.')
    const now = new Date()
    await db.insert(rounds).values({ ...round, cycle: '2019', announcedAt: now, updatedAt: now })
    await page.reload()
    await page
      .getByRole('navigation', { name: 'Rounds' })
      .getByRole('link', { name: '2019' })
      .click()
    await page.getByText(/^Round of 2019\. Announced on /).waitFor()
    await page.reload()
    await page.getByText(/^Round of 2019\. Announced on /).waitFor()
    await expectAccessibleInBoth(page, 'an earlier round')
    await page.getByRole('link', { name: round.cycle, exact: true }).click()
    await page.getByText('Your evening stayed with us.').waitFor()
  })

  await step('the mail is written once', async () => {
    const db = await server.database()
    const mails = await db
      .select()
      .from(outboxEmails)
      .where(eq(outboxEmails.recipient, student.email))
    const told = mails.filter(({ subject }) => subject === 'You won: Porch Light Award')
    expect(told.map(({ bodyText }) => bodyText)).toEqual([
      expect.stringContaining('The award is $3,000.'),
    ])
  })
})
