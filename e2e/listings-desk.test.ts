import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectStructure } from './checks/structure.ts'
import { expectAccessibleInBoth } from './support/axe.ts'
import { expectFitting } from './support/expect-fitting.ts'
import { expectFocus } from './support/focus.ts'
import { withOwnServer } from './support/journey.ts'
import { anAdministrator, aStudent } from './support/people.ts'
import { step } from './support/step.ts'

// What it brings in is seen by everybody on the server.
const it = withOwnServer()

let url: string
let admin: Page

it.beforeEach(async ({ open, server }) => {
  ;({ url } = server)
  admin = await open({ as: await anAdministrator(server) })
})

const button = (name: string) => admin.getByRole('button', { name, exact: true })
const heading = (name: string) => admin.getByRole('heading', { level: 1, name })

/** Narrow and wide, so that rows are cards and a table, and panes stand below and beside. */
async function expectWellMade(name: string): Promise<void> {
  await expectStructure(admin, name)
  for (const width of [320, 390, 1020, 1280]) {
    await admin.setViewportSize({ width, height: 900 })
    await expectFitting(admin, `${name}, ${width} px,`)
    if (width > 320) await expectAccessibleInBoth(admin, `${name} at ${width} px`)
  }
}

const ROWS = [
  {
    title: 'Hollow Creek Bee Award',
    sponsor: 'Hollow Creek Fund',
    amount: '$1,500',
    deadline: '2099-03-01',
    url: 'https://hollowcreek.example/apply',
    eligibility: 'Must be a resident of Ohio. Must keep at least two hives of bees.',
  },
  {
    title: 'Hollow Creek Honey Award',
    sponsor: 'Hollow Creek Fund',
    amount: '$700',
    deadline: '2099-04-01',
    url: 'https://hollowcreek.example/honey',
    eligibility: 'Must be a resident of Oregon. Must keep at least two hives of bees.',
  },
  {
    title: 'Hollow Creek Old Award',
    sponsor: 'Hollow Creek Fund',
    deadline: 'Spring 2019',
    url: 'https://hollowcreek.example/old',
    eligibility: 'Must be a resident of Ohio.',
  },
  { sponsor: 'Nameless Fund' },
]

const choose = (name: string, content: string) =>
  admin
    .getByLabel('Choose a file of scholarships')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })

it('brings a file in after a look at it, and undoes it', async ({ open, server }) => {
  const student = await open({ as: await aStudent(server) })
  await step('refuses what is no list of scholarships', refuseFiles)
  await step('shows what was read of each row', lookAtRows)
  await step('brings it in', bringIn)
  await step('takes in by hand what was set aside', takeInByHand)
  await step('decides by keyboard, and a student sees it', () => decide(student))
  await step('lets out what was held back', publish)
  await step('undoes it', undo)
})

async function refuseFiles(): Promise<void> {
  await admin.goto(`${url}/admin/subscriptions`)
  await admin.getByRole('link', { name: 'Listings' }).click()
  await expectFocus(heading('Listings desk'))
  await admin.getByText('Nothing waits').waitFor()
  await expectWellMade('a desk where nothing waits')
  await admin.getByRole('link', { name: 'Imports', exact: true }).click()
  await expectFocus(heading('Imports'))
  await admin.getByText('Files that you check or bring in appear here.').waitFor()
  await choose('awards.xlsx', 'x')
  await admin.getByText('Save it as CSV (UTF-8) first').waitFor()
  await expectWellMade('a file that is refused')
  await choose('awards.json', 'These are no scholarships.')
  await heading('awards.json').waitFor()
  await admin.getByText('The file is not JSON.').waitFor()
  await expectWellMade('a file that cannot be read')
  await admin.getByRole('link', { name: 'Bring in another file' }).click()
  await admin.getByRole('row', { name: 'awards.json' }).getByText('Failed').waitFor()
}

async function lookAtRows(): Promise<void> {
  await choose('hollow.jsonl', ROWS.map((row) => JSON.stringify(row)).join('\n'))
  await expectFocus(heading('hollow.jsonl'))
  await admin.getByText('Adds 3 listings. Of these, 1 would wait for a person').waitFor()
  await admin.getByText('1 row can’t come in').waitFor()
  const row = admin.getByRole('row', { name: 'Hollow Creek Bee Award' })
  for (const words of ['Would be added', '$1,500', '1 March 2099', 'Partly read', 'Certain'])
    await row.getByText(words).first().waitFor()
  await expectWellMade('what was read of a file')
  await admin.getByRole('link', { name: 'Set aside 1' }).click()
  await admin.getByText('The row has no title.').waitFor()
  await admin.getByRole('link', { name: 'Would be held back 1' }).click()
  await admin.getByText('of 2019, and not checked since').waitFor()
  await admin.reload()
  await admin.getByText('of 2019, and not checked since').waitFor()
}

async function bringIn(): Promise<void> {
  await button('Bring in').click()
  await admin.getByText('Added 3 listings. Of these, 1 waits for a person').waitFor()
  await admin.getByRole('link', { name: 'All rows' }).click()
  const row = admin.getByRole('row', { name: 'Hollow Creek Bee Award' })
  await row.getByText('Added', { exact: true }).waitFor()
  await expectWellMade('a file that was brought in')
  await row.getByRole('link', { name: 'Hollow Creek Bee Award' }).click()
  await admin.getByRole('heading', { level: 1, name: 'Hollow Creek Bee Award' }).waitFor()
  await admin.goBack()
}

async function takeInByHand(): Promise<void> {
  await admin.getByRole('link', { name: 'Set aside 1' }).click()
  const open = button('Put it right: line 4')
  await open.focus()
  await admin.keyboard.press('Enter')
  const dialog = admin.getByRole('dialog', { name: 'Line 4' })
  await expectFocus(dialog.getByLabel('Title'))
  await expectWellMade('a row that is put right')
  await admin.keyboard.type('Log in')
  await admin.keyboard.press('Enter')
  await dialog.getByText('The row is a page, a form or a line of a table').waitFor()
  await expectFocus(dialog.getByLabel('Title'))
  await dialog.getByLabel('Title').fill('Named At Last Award')
  await dialog.getByLabel('Deadline').fill('March 1, 2099')
  await admin.keyboard.press('Enter')
  await admin.getByText('Line 4 taken in').waitFor()
  await expectFocus(heading('hollow.jsonl'))
  await admin.getByText('Added 4 listings').waitFor()
  await admin.getByRole('link', { name: 'Added 4' }).click()
  await admin.getByRole('row', { name: 'Named At Last Award' }).waitFor()
}

async function decide(student: Page): Promise<void> {
  await student.goto(`${url}/auth/dashboard/recommendation?search=hollow`)
  const card = student.getByRole('article', { name: 'Hollow Creek Bee Award' })
  const question = card.getByText('Do you keep at least two hives of bees?')
  await question.first().waitFor()
  // What students look at stands first.
  const saved = student.waitForResponse((answer) => answer.url().includes('/add-wishlist'))
  await card.getByRole('button', { name: 'Save Hollow Creek Bee Award' }).click()
  expect((await saved).ok()).toBe(true)

  await admin.getByRole('link', { name: 'Listings', exact: true }).click()
  await admin.getByRole('link', { name: 'Partly read 2' }).click()
  await admin.getByRole('heading', { name: 'Hollow Creek Bee Award' }).waitFor()
  await expectWellMade('the desk')
  await admin.keyboard.press('?')
  await admin.getByRole('dialog', { name: 'Keys' }).waitFor()
  await expectAccessibleInBoth(admin, 'the keys')
  await admin.keyboard.press('Escape')
  const [ohio, bees] = [row('1'), row('2')]
  await admin.keyboard.press('k')
  await expectFocus(ohio)
  await admin.keyboard.press('j')
  await expectFocus(bees)

  await admin.getByText('Decide the same in 1 other listing').waitFor()
  await admin.keyboard.press('a')
  await admin.getByText('All done').waitFor()
  await admin.getByText('1 done today').waitFor()
  await admin.keyboard.press('z')
  await expectFocus(bees)
  await admin.getByText('Decide the same in 1 other listing').waitFor()

  await admin.keyboard.press('e')
  const dialog = admin.getByRole('dialog', { name: 'What it asks' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Choose what it is about.').waitFor()
  await dialog.getByLabel('About').selectOption('GPA')
  await dialog.getByLabel('Value').fill('7')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Must be at most 4.').waitFor()
  await expectAccessibleInBoth(admin, 'a clause that is edited')
  await dialog.getByLabel('Value').fill('3.5')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await admin.getByText('All done').waitFor()
  await expectFocus(button('Look for more'))
  await expectWellMade('a desk where all is done')
  await admin.keyboard.press('z')
  await expectFocus(bees)
  await bees.getByText('Not understood').waitFor()
  await admin.getByText('0 done today').waitFor()
  await admin.keyboard.press('r')
  await admin.getByText('1 done today').waitFor()

  // Lists hear of what the desk decides a moment later.
  const asked = async () => {
    await student.reload()
    await card.waitFor()
    return question.count()
  }
  await expect.poll(asked).toBe(0)
  await card.getByText('You’re eligible').waitFor()
}

/** The line of a clause, by its number. */
const row = (number: string) =>
  admin
    .getByRole('region', { name: 'What we read' })
    .getByRole('button', { name: new RegExp(`^${number} `) })

async function publish(): Promise<void> {
  await admin.getByRole('link', { name: 'Held back 1' }).click()
  await admin.getByText('of 2019, and not checked since').first().waitFor()
  await expectWellMade('a listing that is held back')
  await admin.keyboard.press('p')
  await admin.getByText('Published: students see it now.').waitFor()
  await button('Let it wait again').click()
  await admin.getByText('Students do not see it.').waitFor()
  await admin.getByRole('link', { name: 'Merged' }).click()
  await admin.getByText('Nothing was merged').waitFor()
  await expectWellMade('the merges')
}

async function undo(): Promise<void> {
  await admin.goto(`${url}/admin/listings/imports`)
  await admin.getByRole('link', { name: 'hollow.jsonl' }).click()
  await button('Undo').click()
  const dialog = admin.getByRole('dialog', { name: 'Undo this import?' })
  await dialog.getByText('Takes away 4 listings that it added.').waitFor()
  await expectAccessibleInBoth(admin, 'the question whether to undo')
  await dialog.getByRole('button', { name: 'Undo the import' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await admin.getByText('4 listings taken away.').waitFor()
  await expectWellMade('a file that was undone')
  await admin.goto(`${url}/admin/listings/imports`)
  await admin.getByRole('row', { name: 'hollow.jsonl' }).getByText('Undone').waitFor()
  await expectWellMade('the history of imports')
}
