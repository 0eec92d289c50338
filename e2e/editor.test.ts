import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { outboxEmails } from '../apps/server/src/db/schema/sessions.ts'
import { verifyOrganisationOf } from '../apps/server/src/testing/factories/draft.ts'
import { expectAccessibleInBoth } from './support/axe.ts'
import { expectFitting } from './support/expect-fitting.ts'
import { expectFocus } from './support/focus.ts'
import { withOwnServer } from './support/journey.ts'
import { anOrganiser, aStudent } from './support/people.ts'

// What is published is matched with everybody.
const it = withOwnServer()

const TITLE = 'Hartwell Neighbors Award'

const dayAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

it('takes a scholarship from an empty draft to a student’s matches', async ({ open, server }) => {
  const organiser = await anOrganiser(server)
  const [db, clock] = [await server.database(), { now: () => new Date() }]
  await verifyOrganisationOf({ db, clock }, organiser)
  const page = await open({ as: organiser })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto(`${server.url}/organiser/scholarships`)
  await button('New scholarship').click()
  await page.getByLabel('Name', { exact: true }).fill(TITLE)
  await page.getByLabel('What it is for').fill('For neighbors who start something.')

  // What is missing is said at its field, and leads there.
  await button('Publish').click()
  await page.getByRole('heading', { name: 'There is a problem' }).waitFor()
  await expectAccessibleInBoth(page, 'an editor with problems')
  await page.getByLabel('Amount for each winner, in dollars').fill('5000')
  await page.getByLabel('How many awards').fill('5')
  await page.getByLabel('Last day to apply').fill(dayAfter(60))
  await page.getByLabel('Winners are told by').fill(dayAfter(90))

  await page.getByRole('combobox', { name: 'Add a rule' }).fill('gpa')
  await page.keyboard.press('Enter')
  await page.getByLabel('Value').fill('1')
  await button('Keep this rule').click()
  await button('1.0. Change: GPA at least 1.0').waitFor()
  await button('Add something to send').click()
  await page.getByRole('button', { name: /^Essay/ }).click()
  await page.getByLabel('What you ask for').fill('What did you start?')
  await button('Keep it').click()
  await page.getByText('Essay', { exact: true }).waitFor()
  await page
    .getByRole('status')
    .getByText(/students match/)
    .waitFor()

  await page.getByText(/^Saved \d/).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
  await button('Preview as a student').click()
  await page.getByRole('dialog', { name: 'As a student sees it' }).waitFor()
  await expectAccessibleInBoth(page, 'the preview')
  await page.keyboard.press('Escape')
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessibleInBoth(page, `the editor, ${width} px`)
    await expectFitting(page, `the editor, ${width} px,`)
  }
  await button('Publish').click()
  await page.getByText('Students see this.').waitFor()
  await expectFocus(page.getByRole('heading', { level: 1, name: TITLE }))
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  const maya = await aStudent(server)
  const student = await open({ as: maya })
  await student.goto(`${server.url}/auth/dashboard/recommendation?search=Hartwell`)
  await student.getByRole('heading', { level: 3, name: TITLE }).waitFor()
  await student.goto(`${server.url}/auth/scholarshipDetail?${id}`)
  await student.getByRole('heading', { level: 1, name: TITLE }).waitFor()
  await student.getByText('What did you start?').first().waitFor()

  // A later last day is told to whoever saved it, and stands where they read about it.
  const saved = student.waitForResponse(/add-wishlist/)
  await student
    .getByRole('button', { name: `Save ${TITLE}` })
    .first()
    .click()
  await saved
  await page.reload()
  await page.getByText('Change what is published.').waitFor()
  await page.getByLabel('Last day to apply').fill(dayAfter(50))
  await page.getByText('The last day can only move later', { exact: false }).first().waitFor()
  await expectAccessibleInBoth(page, 'a change that is refused')
  await page.getByLabel('Last day to apply').fill(dayAfter(70))
  await page.getByText(/^Saved .* 1 change, not published yet/).waitFor()

  // Another device goes on with it, and what both changed comes together.
  const tablet = await open({ as: organiser })
  await tablet.goto(page.url())
  await tablet.getByText('1 change, not published yet').waitFor()
  await tablet.getByLabel('What it is for').fill('For neighbors of every age.')
  await tablet.getByText(/^Saved .* 2 changes, not published yet/).waitFor()
  await page.getByLabel('Winners are told by').fill(dayAfter(100))
  await page.getByText('Somebody else wrote here meanwhile').waitFor()
  await page.getByText(/^Saved .* 3 changes, not published yet/).waitFor()
  await page.reload()
  await page.getByText('3 changes, not published yet').waitFor()
  await button('Publish changes').click()
  const dialog = page.getByRole('dialog', { name: 'Publish changes' })
  await dialog.getByText('fewer than 20 who saved it').waitFor()
  await expectAccessibleInBoth(page, 'a change before it is published')
  await dialog.getByLabel('Why').fill('Schools were closed for a week.')
  await dialog.getByRole('button', { name: 'Publish changes' }).click()
  await page.getByText('Your changes are public').waitFor()
  await button('History').click()
  await page.getByRole('heading', { name: /^Changed after publishing/ }).waitFor()
  await expectAccessibleInBoth(page, 'the history')
  await page.keyboard.press('Escape')
  await student.reload()
  await student.getByRole('heading', { name: 'What changed' }).waitFor()
  await student.getByText('“Schools were closed for a week.”').waitFor()
  const mails = async () => {
    const sent = await db.select().from(outboxEmails).where(eq(outboxEmails.recipient, maya.email))
    return sent.map(({ subject }) => subject).filter((subject) => subject === `Changed: ${TITLE}`)
  }
  await expect.poll(async () => (await mails()).length).toBe(1)

  await expect.poll(() => page.getByText('not published yet').count()).toBe(0)

  // Calling it off takes it from everybody, with a reason.
  await button('Call this round off').click()
  await page.getByLabel('Why', { exact: true }).fill('The fund closed.')
  await button('Call it off').click()
  await page.getByText('Called off', { exact: true }).first().waitFor()
  await student.goto(`${server.url}/auth/dashboard/recommendation?search=Hartwell`)
  await expect.poll(() => student.getByRole('heading', { level: 3, name: TITLE }).count()).toBe(0)

  // A draft that goes leads back to the list.
  await page.goto(`${server.url}/organiser/scholarships`)
  await button('New scholarship').click()
  await button('Delete this draft').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Scholarships' }).waitFor()
})
