import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectStructure } from './checks/structure.ts'
import { expectAccessibleInBoth } from './support/axe.ts'
import { expectFitting } from './support/expect-fitting.ts'
import { expectFocus } from './support/focus.ts'
import { withOwnServer } from './support/journey.ts'
import { anOrganiser, aStudent } from './support/people.ts'
import { step } from './support/step.ts'

// Who applied is what everybody on the server sent.
const it = withOwnServer()

const SCHOLARSHIP = 'First Year, First Books'

let url: string
let scholarshipId: string
let student: Page
let organiser: Page

it.beforeEach(async ({ open, server }) => {
  ;({ url } = server)
  const db = await server.database()
  const { rows } = await db.$client.query('select id from scholarships where title = $1', [
    SCHOLARSHIP,
  ])
  scholarshipId = rows[0].id
  student = await open({ as: await aStudent(server) })
  organiser = await open({ as: await anOrganiser(server) })
})

it('leads an application from the student to the organisation, and the word of it back', async () => {
  await step('the student sends', sendAsStudent)
  await step('it stands in the table at once', findInTable)
  await step('the organisation reads it', readIt)
  await step('notes, tags and moves it', handleIt)
  await step('moves all, and takes it back', moveAndUndo)
  await step('exports the table', exportTable)
  await step('writes to the student', writeToStudent)
  await step('the student sees that it was read', seeThatItWasRead)
})

/** As the form of an application does, which has a journey of its own. */
async function sendAsStudent(): Promise<void> {
  await student.goto(`${url}/auth/scholarshipDetail?${scholarshipId}`)
  await student.getByRole('heading', { level: 1, name: SCHOLARSHIP }).waitFor()
  const status = await student.evaluate(async (id) => {
    const answer = await fetch('/api/v1/scholarships/submit-individual-scholarship', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${localStorage.getItem('token')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ scholarshipId: id, status: 'Received', requirements: [] }),
    })
    return answer.status
  }, scholarshipId)
  expect(status).toBe(200)
}

const row = () => organiser.getByRole('row').filter({ has: organiser.getByRole('rowheader') })
const said = (text: string | RegExp) => organiser.getByRole('status').filter({ hasText: text })

async function findInTable(): Promise<void> {
  await organiser.goto(`${url}/auth/applicants`)
  await organiser.getByLabel('Scholarship', { exact: true }).selectOption({ label: SCHOLARSHIP })
  await organiser.waitForURL((at) => at.search.includes(scholarshipId))
  // The list before it has rows, too.
  await organiser.getByText(`${SCHOLARSHIP}. Open until`).waitFor()
  await row().first().waitFor()
  await expectStructure(organiser, 'the table of applicants')
  for (const width of [320, 390, 768, 1280]) {
    await organiser.setViewportSize({ width, height: 900 })
    await expectFitting(organiser, `the table of applicants, ${width} px,`)
    if (width !== 768) await expectAccessibleInBoth(organiser, `the table at ${width} px`)
  }
  await organiser.getByLabel('Name, email, number or tag').fill('nobody of this name')
  await organiser.getByRole('heading', { name: 'Nobody here' }).waitFor()
  await organiser.getByRole('button', { name: 'Clear search' }).click()
  await row().first().waitFor()
}

async function readIt(): Promise<void> {
  await row().first().getByRole('link').click()
  await organiser.getByRole('heading', { name: 'Who sent it' }).waitFor()
  await organiser.getByText('First opened; the student sees that').waitFor()
  await expectStructure(organiser, 'one application')
  for (const width of [320, 1280]) {
    await organiser.setViewportSize({ width, height: 900 })
    await expectFitting(organiser, `one application, ${width} px,`)
    await expectAccessibleInBoth(organiser, `one application at ${width} px`)
  }
}

async function handleIt(): Promise<void> {
  await organiser.getByLabel('Add a note').fill('Ask the school.')
  await organiser.getByRole('button', { name: 'Add note' }).click()
  await organiser.getByRole('listitem').filter({ hasText: 'Ask the school.' }).waitFor()
  await organiser.getByRole('button', { name: 'Change', exact: true }).click()
  const dialog = organiser.getByRole('dialog')
  await expectAccessibleInBoth(organiser, 'the dialog of changes')
  await dialog.getByLabel('Add a tag').fill('First pick')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await said('1 application tagged “First pick”.').waitFor()
  await organiser.getByRole('link', { name: 'All applicants' }).click()
  await row().filter({ hasText: 'First pick' }).waitFor()
}

async function moveAndUndo(): Promise<void> {
  await organiser.getByLabel('Choose all on this page').check()
  await organiser.getByRole('button', { name: 'Move to shortlist' }).click()
  await said('moved to Shortlist.').waitFor()
  // The button is gone with what was chosen.
  await expectFocus(said('moved to Shortlist.'))
  await row().filter({ hasText: 'Shortlist' }).first().waitFor()
  await organiser.getByRole('button', { name: 'Undo' }).click()
  await said('put back.').waitFor()
  await expectFocus(said('put back.'))
  await row().filter({ hasText: 'In review' }).first().waitFor()
}

async function exportTable(): Promise<void> {
  await organiser.getByRole('button', { name: 'Export' }).click()
  await expectAccessibleInBoth(organiser, 'the dialog of the export')
  const saving = organiser.waitForEvent('download')
  await organiser.getByRole('button', { name: 'Save as CSV' }).click()
  const table = await readFile(await (await saving).path(), 'utf8')
  expect(table).toMatch(/^\uFEFFApplication ID,First Name,/)
  expect(table).toContain('First pick')
}

async function writeToStudent(): Promise<void> {
  await row().filter({ hasText: 'First pick' }).getByRole('checkbox').check()
  await organiser.getByRole('button', { name: 'Message' }).click()
  const dialog = organiser.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText('Please add a subject.').waitFor()
  await dialog.getByLabel('Subject').fill('An interview')
  await dialog.getByLabel('Message').fill('Can you come on Monday?')
  await expectAccessibleInBoth(organiser, 'the dialog of a message')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await organiser.getByText('Sent to 1 applicant').waitFor()
}

async function seeThatItWasRead(): Promise<void> {
  await student.goto(`${url}/auth/dashboard/trackApplications`)
  const application = student.getByRole('article', { name: SCHOLARSHIP })
  await application.getByText(/Read by Alderbrook .* on \d+ \w+ \d{4}\./).waitFor()
  await application.getByRole('link', { name: /^View receipt/ }).click()
  await student.getByText(/^Read by Alderbrook/).waitFor()
  await student.getByRole('heading', { name: 'An interview' }).waitFor()
  await student.getByText('Can you come on Monday?').waitFor()
  await expect.poll(() => student.getByText('Ask the school.').count()).toBe(0)
  await expectAccessibleInBoth(student, 'a receipt that was answered')
}
