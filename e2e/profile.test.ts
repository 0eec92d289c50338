import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { drawPicture } from './support/draw-picture.ts'
import { expectFitting } from './support/expect-fitting.ts'
import { expectFocus, hasFocus } from './support/focus.ts'
import { it } from './support/journey.ts'
import { aNewcomer, aStudent, type Person } from './support/people.ts'
import { step } from './support/step.ts'

/** Of somebody who has answered nothing there yet. */
const EDUCATION_PROBLEMS = [
  'Please fill your current school level!',
  'Please fill your high school name!',
  'High school graduation: You must select both month and year!',
  'Please select whether you are enrolled in college!',
  'Expected college graduation: You must select both month and year!',
  'Please fill your field of study!',
  'Please fill your degree type!',
  'Please fill your GPA/Percentage',
  'Please fill your career goal!',
  'Please fill your interest in online study!',
]

let url: string
let page: Page
let signIn: (person: Person) => Promise<void>

it.beforeEach(({ open: openDevice, server }) => {
  ;({ url } = server)
  signIn = async (person) => {
    page = await openDevice({ as: person })
  }
})

const save = () => page.getByRole('button', { name: 'Save', exact: true })
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
/** A list to choose from carries the name of its field. */
const inputs = () => page.locator('input, textarea, select')
const field = (label: string | RegExp) =>
  page.getByLabel(label, { exact: typeof label === 'string' }).and(inputs())
const toast = (words: string) => page.getByRole('status').filter({ hasText: words }).first()

/** A tab whose part of the page is still under way leaves the one before in its place. */
async function openTab(name: string): Promise<void> {
  await tab(name).click()
  await tab(name).and(page.locator('[aria-selected=true]')).waitFor()
}

async function open(path: string): Promise<void> {
  await page.goto(url + path)
  await save().waitFor()
}

/** Chooses from a list as the keyboard does: types over what stands there, and takes the first. */
async function choose(label: string, words: string): Promise<void> {
  const list = field(label)
  await list.click()
  await list.press('ControlOrMeta+a')
  await list.pressSequentially(words, { delay: 5 })
  const own = page.getByRole('listbox', { name: label, exact: true })
  await own.getByRole('option', { name: words, selected: true }).waitFor()
  await page.keyboard.press('Enter')
}

async function chooseMonth(legend: string, month: string, year: string): Promise<void> {
  const group = page.getByRole('group', { name: legend })
  await group.getByLabel('Month').selectOption(month)
  await group.getByLabel('Year').selectOption(year)
}

/** Saves, and reads what stands in the way from the summary above the form. */
async function expectProblems(expected: unknown): Promise<void> {
  await save().click()
  const summary = page.getByRole('heading', { name: 'There is a problem' }).locator('..')
  await expect.poll(() => summary.getByRole('link').allTextContents()).toEqual(expected)
}

async function looksRight(name: string): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    // As tall as the page: else the bar that saves lies over half of whatever is scrolled there.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height })
    await expectAccessible(page, `${name}, ${width} px`)
  }
  await page.setViewportSize({ width: 320, height: 900 })
  await expectFitting(page, `${name}, 320 px,`)
  await page.setViewportSize({ width: 1280, height: 900 })
}

const matched = () => page.getByText(/more possible$/).innerText()
const eligible = async (): Promise<number> => {
  const [fitting, possible] = (await matched()).match(/\d[\d,]*/g) ?? []
  return Number(fitting?.replace(',', '')) + Number(possible?.replace(',', ''))
}

it('asks for all answers with the specification’s messages, and suggests scholarships', async ({
  server,
}) => {
  await signIn(await aNewcomer(server))
  await step('the personal answers, and their draft', answerPersonal)
  await step('the contact answers', answerContact)
  await step('school, grades and colleges', answerEducation)
})

async function answerPersonal(): Promise<void> {
  await open('/auth/dashboard/profile')
  await looksRight('personal')
  await field('First name').fill('')
  await field('Last name').fill('')
  await expectProblems([
    'Please input your first name!',
    'Please input your last name!',
    'Please select your date of birth!',
    'Please select your gender!',
    'Please select your citizenship!',
    'Please fill your ethnicity!',
    'Please fill your military affiliation!',
  ])
  await looksRight('personal, refused')
  await field('First name').fill('Noor')
  await field('Last name').fill('Haddad')
  await field('Date of birth').fill(`${new Date().getFullYear() - 10}-03-04`)
  await choose('Gender', 'Female')
  await expectProblems(expect.arrayContaining(['User should not be less than 16 year!']))
  await field('Date of birth').fill('2007-03-04')

  await page.reload()
  await expect.poll(() => field('Date of birth').inputValue()).toBe('2007-03-04')
  await expect.poll(() => field('Gender').inputValue()).toBe('Female')
  const stored = await page.evaluate(() => [localStorage['formData'], localStorage['dates']])
  expect(stored[0]).toContain('gender')
  expect(stored[1]).toContain('2007-03-04')

  for (const name of ['ethnicity', 'citizenship']) {
    const notice = page.getByRole('checkbox', { name: new RegExp(`^My ${name}`) })
    await expect
      .poll(async () => [await notice.isChecked(), await notice.isDisabled()])
      .toEqual([true, true])
  }
  const consent = page.getByRole('checkbox', { name: /^I agree/ })
  await expect.poll(() => consent.isChecked()).toBe(false)
  await page.getByText('residents of Colorado, Connecticut, Virginia or Utah').waitFor()

  await choose('Citizenship', 'U.S. citizen')
  await choose('Ethnicity', 'Prefer not to say')
  await choose('Military affiliation', 'Prefer not to say')
  await save().click()
  await toast('User updated successfully').waitFor()
  await expect.poll(() => page.evaluate(() => localStorage['formData'] ?? null)).toBeNull()
}

async function answerContact(): Promise<void> {
  await page.waitForURL(/tab=contact/)
  await field('Address').waitFor()
  await expectFocus(tab('Contact'))
  await looksRight('contact')
  await field('Email').fill('')
  await expectProblems([
    'Please input your email address!',
    'Please input your phone number!',
    'Please fill your address!',
    'Please fill your city!',
    'Please fill your state!',
    'Please fill your zip code!',
    'Please select your country!',
  ])
  await field('Email').fill('noor@')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('614-CALL-ME')
  await expectProblems(
    expect.arrayContaining(['Please enter a validate email!', 'Please enter only digits!']),
  )
  await page.getByRole('button', { name: 'Keep the old address' }).click()
  await page.getByRole('textbox', { name: 'Phone number' }).fill('614 555 0142')
  await choose('Country', 'United States')
  await field('Address').fill('12 High St')
  await field('City').fill('Columbus')
  await choose('State', 'Ohio')
  await field('Zip code').fill('43004')
  await save().click()
  await toast('User updated successfully').waitFor()
}

async function answerEducation(): Promise<void> {
  await page.waitForURL(/tab=education/)
  await field('High school').waitFor()
  await looksRight('education')
  await expectProblems(EDUCATION_PROBLEMS)
  await choose('Current school level', 'High school senior')
  await field('High school').fill('Nowhere Valley Academy')
  await page.getByRole('option', { name: 'Use “Nowhere Valley Academy”' }).click()
  await chooseMonth('High school graduation', 'June', '2027')
  await page.getByRole('radio', { name: 'Yes' }).check()
  await field('College Name').waitFor()
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await field('Potential College Name (optional)').fill('Ohio State University')
  await field('Potential College Name 2 (optional)').fill('Oberlin College')
  await chooseMonth('Expected college graduation', 'May', '2031')
  await choose('Field of study', 'Biology')
  await choose('Degree you want', 'Bachelor')
  await choose('Career goal', 'Health')
  await choose('Interested in online study', 'Maybe')
  await gradesAreConverted()
  const before = await eligible()
  await save().click()
  await toast('User updated successfully').waitFor()
  await expect.poll(() => save().isDisabled()).toBe(true)
  await suggestionsFollow(before)
}

async function gradesAreConverted(): Promise<void> {
  const chooseSystem = (words: string) => field('Marking system').selectOption(words)
  await chooseSystem('Choose')
  await expectProblems(['Please Select your Marking System!'])
  await chooseSystem('Percentage')
  await field('Percentage').fill('101')
  await expectProblems(['Enter a valid percentage between 0 and 100'])
  await field('Percentage').fill('82')
  await page.getByText('Counts as a GPA of 3.7').waitFor()
  await chooseSystem('CGPA, 10-point scale')
  await expect.poll(() => field('CGPA').inputValue()).toBe('')
  await field('CGPA').fill('11')
  await expectProblems(['Enter a valid GPA between 0 and 10'])
  await field('CGPA').fill('8.5')
  await page.getByText('Counts as a GPA of 4.0').waitFor()
}

async function suggestionsFollow(before: number): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Scholarship suggestions' })
  await panel.waitFor()
  expect(await hasFocus(panel.getByRole('button', { name: 'Close suggestions' }))).toBe(false)
  await panel.getByText('Can you suggest scholarships for me?').waitFor()
  await panel.getByRole('article').first().waitFor()
  await expect.poll(() => panel.getByRole('article').count()).toBe(3)
  await expect.poll(eligible).not.toBe(before)
  const now = await eligible()
  await panel.getByText(`${now.toLocaleString('en-US')} scholarships match`).waitFor()
  await looksRight('suggestions')
  await panel.getByRole('button', { name: 'Close suggestions' }).click()
  await panel.waitFor({ state: 'detached' })
}

it('asks for more at the question that a link leads to, and changes the matches', async ({
  server,
}) => {
  await signIn(await aNewcomer(server))
  await step('opens at the question', openAtQuestion)
  await step('refuses what is out of range and opens its group for it', refuseScore)
  await step('asks about relatives, takes several names, and changes the matches', answerMore)
})

async function openAtQuestion(): Promise<void> {
  await open('/auth/dashboard/profile?ask=pellEligible')
  const pell = page.getByRole('group', { name: /Pell Grant/ })
  const yes = pell.getByRole('radio', { name: 'Yes' })
  await expectFocus(yes)
  await page.waitForURL(/tab=more$/)
  await page.getByRole('button', { name: /^Money 0 of 4 answered/ }).waitFor()
  await looksRight('more about you')
}

async function refuseScore(): Promise<void> {
  await page.getByRole('button', { name: /^Grades and scores/ }).click()
  await field(/SAT score/).fill('1650')
  await page.getByRole('button', { name: /^Grades and scores/ }).click()
  await expectProblems(['Please enter a number from 400 to 1600.'])
  await field(/SAT score/).fill('1400')
}

async function answerMore(): Promise<void> {
  await page.getByRole('button', { name: /^Work, service and memberships/ }).click()
  await page
    .getByRole('group', { name: 'Military ties of my' })
    .getByRole('button', { name: 'parent or guardian' })
    .click()
  await field(/parent or guardian have ties to the military/).waitFor()
  const clubs = field(/^Which clubs, unions or associations do you belong to/)
  await clubs.fill('4-H')
  await clubs.press('Enter')
  await page.getByRole('button', { name: /^About you/ }).click()
  for (const name of [/LGBTQ/, /four-year college/, /Pell Grant/])
    await page.getByRole('group', { name }).getByRole('radio', { name: 'No', exact: true }).check()
  const before = await matched()
  await expectAccessible(page, 'more about you, answered')
  await save().click()
  await toast('User updated successfully').waitFor()
  await expect.poll(matched).not.toBe(before)
  await page.reload()
  await page.getByRole('button', { name: /^Money 1 of 4 answered/ }).waitFor()
}

it('takes a picture by keyboard, shows it in the header, and takes it away', async ({ server }) => {
  await signIn(await aNewcomer(server))
  await open('/auth/dashboard/profile')
  await step('crops and saves it', choosePicture)
  await step('takes it away', removePicture)
})

async function choosePicture(): Promise<void> {
  await page.getByRole('button', { name: 'Add a picture' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your picture' })
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose a picture' }).focus()
  await page.keyboard.press('Enter')
  const chooser = await choosing
  await chooser.setFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await dialog.getByText('You can only upload JPG/PNG file!').waitFor()
  await chooser.setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawPicture(page) })
  await dialog.getByRole('button', { name: 'Zoom in' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: /Part of the picture/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await looksRight('the picture')
  await dialog.getByRole('button', { name: 'Save picture' }).focus()
  await page.keyboard.press('Enter')
  await toast('Picture saved').waitFor()
  const shown = page.getByRole('button', { name: 'Change the picture' }).locator('img')
  await expect.poll(() => shown.count()).toBe(1)
  const header = page.getByRole('button', { name: /^Account/ }).locator('[style*=background]')
  await expect.poll(() => header.count()).toBe(1)
}

async function removePicture(): Promise<void> {
  await page.getByRole('button', { name: 'Change the picture' }).click()
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await toast('Picture removed').waitFor()
  await page.getByRole('button', { name: 'Add a picture' }).waitFor()
}

it('has no side bars at /auth/profile, and is read back at /auth/dashboard/plan', async ({
  server,
}) => {
  await signIn(await aStudent(server))
  await step('/auth/profile has its own order and its own words', changeOnItsOwn)
  await step('/auth/dashboard/plan reads the profile back', readBack)
})

async function changeOnItsOwn(): Promise<void> {
  await open('/auth/profile')
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
  await expect
    .poll(() => page.getByRole('tab').allTextContents())
    .toEqual(['Education', 'Basic', 'Contact'])
  await looksRight('/auth/profile')
  await openTab('Contact')
  await field('City').fill('Dayton')
  await save().click()
  await toast('Details updated successfully!!').waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page.waitForURL(/\/auth\/dashboard$/)
}

async function readBack(): Promise<void> {
  await page.goto(`${url}/auth/dashboard/plan`)
  for (const name of ['Personal Details', 'Contact Details', 'Education Details'])
    await page.getByRole('heading', { level: 2, name }).waitFor()
  await page.getByText('Dayton').waitFor()
  await page.getByText('There is no active subscription').waitFor()
  await looksRight('the plan page')
  await page.getByRole('link', { name: 'Edit Contact Details' }).click()
  await page.waitForURL(/profile\?tab=contact/)
}

it('wants a date of birth before the education of a new account', async ({ server }) => {
  await signIn(await aNewcomer(server))
  await open('/auth/profile?tab=contact')
  await openTab('Education')
  await expectProblems(EDUCATION_PROBLEMS)
  await choose('Current school level', 'High school senior')
  await field('High school').pressSequentially('Bexley High School')
  await chooseMonth('High school graduation', 'June', '2027')
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await chooseMonth('Expected college graduation', 'May', '2031')
  await choose('Field of study', 'Biology')
  await choose('Degree you want', 'Bachelor')
  await field('GPA').selectOption('3.5')
  await choose('Career goal', 'Health')
  await choose('Interested in online study', 'Maybe')
  await save().click()
  await page.getByText('Please enter valid date of birth in Basic tab').waitFor()
})
