import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { expectFocus } from './support/focus.ts'
import { savedWith } from './support/form.ts'
import { it } from './support/journey.ts'
import { anEmail } from './support/people.ts'
import { step } from './support/step.ts'
import { submitButton } from './support/submit-button.ts'

const SCHOLARSHIP = 'Alderbrook Neighbors Grant'
const ESSAY = /^What did you start/
const TEXT = 'The pantry was closed on Sundays in [the month].'
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF })

let page: Page
let url: string
let complaints: string[]

it.beforeEach(async ({ open, server }) => {
  ;({ url } = server)
  complaints = []
  page = await open()
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url()))
      complaints.push(`asked ${request.url()}`)
  })
})

it('takes a new student from the landing page to a submitted application', async () => {
  await step('signs up', signUp)
  await step('fills in the personal answers', fillPersonal)
  await step('fills in the contact answers', fillContact)
  await step('fills in the education', fillEducation)
  await step('saves a match and opens it', openMatch)
  await step('is told what is missing', tryTooEarly)
  await step('keeps a draft of the essay', writeEssay)
  await step('goes on with the draft', fillIn)
  await step('sends it once', send)
  expect(complaints).toEqual([])
})

const choose = async (label: string, option: string) => {
  const box = page.getByRole('combobox', { name: label, exact: true })
  await box.click()
  await box.fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

const chooseMonthYear = async (group: string, month: string, year: string) => {
  const date = page.getByRole('group', { name: group })
  await date.getByLabel('Month').selectOption(month)
  await date.getByLabel('Year').selectOption(year)
}

/** A tab whose part of the page is still under way leaves the one before in its place. */
const openTab = async (name: string) => {
  const tab = page.getByRole('tab', { name })
  await tab.click()
  await tab.and(page.locator('[aria-selected=true]')).waitFor()
}

const saveTab = async () => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('User updated successfully').waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
}

async function signUp(): Promise<void> {
  await page.goto(url)
  await expectAccessible(page, 'the landing page')
  await page.getByRole('link', { name: 'Get started' }).first().click()
  await page.waitForURL(/\/conversation$/)
  // The conversation has journeys of its own; this one goes on with the plain forms.
  await page.goto(`${url}/signup`)

  await page.getByLabel('First name').fill('Nia')
  await page.getByLabel('Last name').fill('Whitfield')
  await page.getByLabel('Email').fill(anEmail('nia'))
  await page.getByLabel('Phone number', { exact: true }).fill('614 555 0199')
  await page.getByLabel('Password', { exact: true }).fill('columbus bus 8')
  await page.getByLabel('Confirm password', { exact: true }).fill('columbus bus 8')
  await page.getByLabel('I Agree').check()
  await expectAccessible(page, 'sign-up')
  await submitButton(page, 'Create account').click()

  await page.waitForURL(/\/auth\/userdetails/)
}

async function fillPersonal(): Promise<void> {
  await page.goto(`${url}/auth/dashboard/profile`)
  await page.getByLabel('Date of birth').fill('2009-05-06')
  await choose('Gender', 'Female')
  await choose('Citizenship', 'U.S. citizen')
  await choose('Ethnicity', 'Prefer not to say')
  await page.keyboard.press('Escape')
  await choose('Military affiliation', 'Prefer not to say')
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'the personal tab')
  await saveTab()
}

async function fillContact(): Promise<void> {
  await openTab('Contact')
  await choose('Country', 'United States')
  await page.getByLabel('Address', { exact: true }).fill('12 Linden Street')
  await page.getByLabel('City').fill('Columbus')
  await choose('State', 'Ohio')
  await page.getByLabel('Zip code').fill('43004')
  await expectAccessible(page, 'the contact tab')
  await saveTab()
}

async function fillEducation(): Promise<void> {
  await openTab('Education')
  await choose('Current school level', 'High school senior')
  await page.getByRole('combobox', { name: 'High school', exact: true }).fill('Lincoln High School')
  await page.keyboard.press('Escape')
  await chooseMonthYear('High school graduation', 'June', '2027')
  await page.getByRole('radio', { name: 'No' }).check()
  await chooseMonthYear('Expected college graduation', 'May', '2031')
  await choose('Field of study', 'Nursing')
  await choose('Degree you want', 'Bachelor')
  await page.getByLabel('GPA', { exact: true }).selectOption('3.4')
  await choose('Career goal', 'Health Care')
  await choose('Interested in online study', 'No')
  await expectAccessible(page, 'the education tab')
  await saveTab()
}

async function openMatch(): Promise<void> {
  await page.getByRole('link', { name: /^Matches/ }).click()
  await page.getByRole('heading', { level: 1, name: /Your Recommendation \d+/ }).waitFor()
  await expectAccessible(page, 'the matches')
  await findCard()
  const card = page.getByRole('article', { name: SCHOLARSHIP })
  await card.getByText('You’re eligible').waitFor()
  await card.getByText('Lives in Ohio').waitFor()
  await card.getByRole('button', { name: `Save ${SCHOLARSHIP}` }).click()
  await page.getByRole('link', { name: 'Wishlist / Saved' }).click()
  await page.getByRole('link', { name: `View Detail: ${SCHOLARSHIP}` }).click()

  await page.getByRole('heading', { level: 1, name: SCHOLARSHIP }).waitFor()
  const first = page.getByRole('dialog', { name: 'Your first application' })
  await first.waitFor()
  await expectAccessible(page, 'the first popup')
  await first.getByRole('button', { name: 'Start' }).click()
  await expectAccessible(page, 'the application form')
}

/** Pages through the matches as a reader would, until the card is there. */
async function findCard() {
  const link = page.getByRole('link', { name: `View Detail: ${SCHOLARSHIP}` })
  const pages = page.getByRole('navigation', { name: 'Pagination' })
  for (;;) {
    await page.getByRole('article').first().waitFor()
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
    if ((await link.count()) > 0) return
    await Promise.all([
      page.waitForResponse((response) => response.url().includes('/mine-eligible-scholarships?')),
      pages.getByRole('link', { name: /^Next/ }).click(),
    ])
  }
}

const region = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const panel = (name: string) => region(name).getByRole('button', { name: new RegExp(`^${name}`) })
const open = async (name: string) => {
  if ((await panel(name).getAttribute('aria-expanded')) === 'false') await panel(name).click()
}

async function tryTooEarly(): Promise<void> {
  await page.getByRole('button', { name: 'Submit application' }).click()
  await page.getByText('Please fill all required fields').first().waitFor()
  const offer = page.getByRole('dialog', { name: 'This application needs an essay' })
  await offer.waitFor()
  await expectAccessible(page, 'the offer to write the essay')
  await offer.getByRole('button', { name: 'Not now' }).click()
  await page.getByText('Please upload!').first().waitFor()
  await expectAccessible(page, 'the form with gaps')
}

async function writeEssay(): Promise<void> {
  await open('What did you start')
  await region('What did you start').getByRole('button', { name: 'Write essay' }).click()
  const essay = page.getByRole('textbox', { name: ESSAY })
  await expectFocus(essay)
  // With the last word: a pause in the middle is saved, too.
  await Promise.all([savedWith(page, TEXT), essay.pressSequentially(TEXT)])
  await expectAccessible(page, 'the essay editor')
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: SCHOLARSHIP }).waitFor()
  await open('What did you start')
  await region('What did you start').getByText(TEXT).waitFor()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.waitForURL(/\/auth\/dashboard$/)
  await page.getByText('Saved draft').waitFor()
}

async function fillIn(): Promise<void> {
  await page.getByRole('link', { name: 'My Scholarship' }).click()
  await page
    .getByRole('tab', { name: /^Draft/ })
    .or(page.getByRole('link', { name: /^Draft/ }))
    .first()
    .click()
  await page.getByRole('link', { name: `View Detail: ${SCHOLARSHIP}` }).click()
  for (const name of ['Proof of enrollment', 'Recommendation letter']) {
    await open(name)
    await region(name)
      .locator('input[type=file]')
      .setInputFiles(file(`${name}.pdf`))
    await page.getByText(`${name}.pdf file uploaded successfully`).first().waitFor()
  }
  await open('Link to your project')
  await region('Link to your project').getByRole('textbox').fill('https://example.org/pantry')
  await open('Honor statement')
  await region('Honor statement').getByRole('checkbox').check()
  await expectAccessible(page, 'the complete form')
}

async function send(): Promise<void> {
  await page.getByRole('button', { name: 'Submit application' }).click()
  const gaps = page.getByRole('dialog', { name: 'One gap in brackets left to fill in' })
  await gaps.getByText('[the month]').waitFor()
  await expectAccessible(page, 'the question about gaps')
  await gaps.getByRole('button', { name: 'Fill in' }).click()
  await expectFocus(panel('What did you start'))
  await page.getByRole('button', { name: 'Submit application' }).click()
  await gaps.getByRole('button', { name: 'Submit anyway' }).click()
  const review = page.getByRole('dialog', { name: 'Check what is sent' })
  await review.getByText('https://example.org/pantry').waitFor()
  await expectAccessible(page, 'what is sent')
  await review.getByRole('button', { name: 'Send application' }).dblclick()

  await page.waitForURL(/\/auth\/apply-success\?/)
  await page.getByRole('heading', { name: 'Application sent !' }).waitFor()
  const congratulations = page.getByRole('dialog', { name: 'Congratulations' })
  await congratulations.getByRole('button', { name: 'Not now' }).click()
  await expectAccessible(page, 'the success page')
  await page.getByRole('main').getByRole('link', { name: 'My Scholarship' }).click()
  await page.getByRole('link', { name: `View Detail: ${SCHOLARSHIP}` }).click()
  await page.getByText('ACCEPTED').first().waitFor()
  await page.getByText('Received by the sponsor, not a decision').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Submit application' }).count()).toBe(0)
  await expectAccessible(page, 'the received application')
}
