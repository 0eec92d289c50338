import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import {
  googleClaims,
  signWith,
  startGoogleKeys,
  type GoogleKeys,
} from '../apps/server/src/testing/google-keys.ts'
import { openMailServer, type MailServer } from '../apps/server/src/testing/mail-server.ts'
import { expectAccessible } from './support/axe.ts'
import { codeBox, codeIn, linkIn, otherCode, paste, shownCode } from './support/code-boxes.ts'
import { expectFitting } from './support/expect-fitting.ts'
import { expectFocus } from './support/focus.ts'
import { withOwnServer } from './support/journey.ts'
import { anEmail } from './support/people.ts'
import { submitButton } from './support/submit-button.ts'

const OLD_PASSWORD = 'columbus bus 8'
const NEW_PASSWORD = 'a quieter bus 9'
const STATES = [
  [320, 'light'],
  [1280, 'dark'],
] as const

let mails: MailServer
let google: GoogleKeys
let url: string
let openPage: (path: string, device?: BrowserContext) => Promise<Page>

const it = withOwnServer(async () => {
  ;[mails, google] = await Promise.all([openMailServer(), startGoogleKeys()])
  return { ...google.env, SMTP_URL: mails.url, MAIL_FROM: 'Laurel <news@laurel.example>' }
})

afterAll(async () => {
  await Promise.all([mails?.close(), google?.stop()])
})

it.beforeEach(({ open, server }) => {
  ;({ url } = server)
  openPage = async (path, device) => {
    const page = await (device?.newPage() ?? open({ viewport: { width: 390, height: 844 } }))
    await page.goto(url + path)
    return page
  }
})

/** Nothing scrolls sideways and nothing is out of reach, on a small phone and on a dark desk. */
async function expectGood(page: Page, step: string) {
  for (const [width, colorScheme] of STATES) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `${step}, ${width} px, ${colorScheme}`)
    await expectFitting(page, `${step}, ${width} px,`)
  }
}

/** Makes an account on the plain form; its address. */
async function signUp(page: Page): Promise<string> {
  const email = anEmail('maya')
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Rivera')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Phone number' }).fill('614 555 0142')
  await page.getByLabel('Password', { exact: true }).fill(OLD_PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(OLD_PASSWORD)
  await page.getByLabel('I Agree').check()
  await submitButton(page, 'Create account').click()
  await page.waitForURL(/\/auth\/userdetails/)
  return email
}

async function submitNewPassword(page: Page) {
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Reset password' }).click()
}

it('gives a new password by the mailed code', async () => {
  const email = await signUp(await openPage('/signup'))
  await mails.read(email)
  const page = await openPage('/auth/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByText('Please input your email address!').waitFor()
  await expectGood(page, 'asking for a code')
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await page.getByText('OTP sent successfully').waitFor()
  const code = codeIn(await mails.read(email))

  await page.reload()
  await page.getByText(email).waitFor()
  const submit = page.getByRole('button', { name: 'Submit' })
  await expect.poll(() => submit.isDisabled()).toBe(true)
  await expectGood(page, 'entering a code')
  await page.setViewportSize({ width: 320, height: 844 })
  expect((await codeBox(page, 6).boundingBox())?.width).toBe(40)
  await codeBox(page, 1).focus()
  await page.keyboard.type('12x34')
  await expect.poll(() => shownCode(page)).toBe('1234__')
  await expectFocus(codeBox(page, 5))
  await page.keyboard.press('Backspace')
  await expectFocus(codeBox(page, 4))
  await page.keyboard.press('Backspace')
  await expect.poll(() => shownCode(page)).toBe('123___')
  await page.keyboard.press('ArrowLeft')
  await expectFocus(codeBox(page, 3))
  await paste(page, otherCode(code))
  await page.keyboard.press('Enter')

  await page.getByText('OTP submitted successfully!').waitFor()
  await page.getByRole('button', { name: 'Reset password' }).click()
  await page.getByRole('link', { name: 'Please input your password!' }).waitFor()
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill('another')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await page.getByRole('link', { name: 'Passwords do not match', exact: true }).waitFor()
  await submitNewPassword(page)
  await page.getByText('This code is wrong or has expired. Please ask for a new one.').waitFor()
  await page.getByRole('button', { name: 'Resend OTP' }).waitFor()
  await expectGood(page, 'a refused code')

  await page.getByRole('button', { name: 'Enter the code again' }).click()
  await codeBox(page, 3).focus()
  await paste(page, `${code.slice(0, 3)} ${code.slice(3)}`)
  await expect.poll(() => shownCode(page)).toBe(code)
  await submit.click()
  await submitNewPassword(page)
  await page.waitForURL(/\/auth\/dashboard/)
  await page.getByText('Password reset successfully').waitFor()
})

it('gives a new password by the mailed link, once', async () => {
  const email = await signUp(await openPage('/signup'))
  await mails.read(email)
  const asking = await openPage('/forgot-password')
  await asking.getByLabel('Email').fill(email)
  await asking.getByRole('button', { name: 'Send code' }).click()
  const link = linkIn(await mails.read(email), '/forgot-password')

  const page = await openPage(link)
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  await page.waitForURL(`${url}/forgot-password`)
  await submitNewPassword(page)
  await page.waitForURL(/\/auth\/dashboard/)
  const again = await openPage(link)
  await submitNewPassword(again)
  await again.getByText('This link was used already or has expired.').waitFor()
  await again.getByRole('button', { name: 'Ask for a new code' }).click()
  await again.getByRole('button', { name: 'Send code' }).waitFor()
})

it('confirms an address by its mailed link or code', async () => {
  const page = await openPage('/register')
  const email = await signUp(page)
  const mail = await mails.read(email)
  await page.goto(`${url}/auth/dashboard`)
  const notice = page.getByRole('region', { name: 'Confirm your email' })
  await notice.getByRole('button', { name: 'Enter the code' }).click()
  await expectFocus(codeBox(page, 1))
  await paste(page, otherCode(codeIn(mail)))
  await notice.getByRole('button', { name: 'Confirm' }).click()
  await notice.getByText('This code is wrong or has expired.').waitFor()
  await expectGood(page, 'the notice on the dashboard')
  await codeBox(page, 1).focus()
  await paste(page, codeIn(mail))
  await notice.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Your email is confirmed.').waitFor()
  await expect.poll(() => notice.count()).toBe(0)

  const other = await openPage('/signup')
  const link = linkIn(await mails.read(await signUp(other)), '/confirm-email')
  await other.goto(url + link)
  await other.getByRole('heading', { name: 'Your email is confirmed' }).waitFor()
  await other.waitForURL(`${url}/confirm-email`)
  await expectGood(other, 'a confirmed address')
  await other.getByRole('link', { name: 'Go to the dashboard' }).click()
  await other.waitForURL(/\/auth\/dashboard/)
  const stranger = await openPage(link)
  await stranger.getByText('This link was used already or has expired.').waitFor()
})

it('registers in four steps that outlive a reload', async () => {
  const page = await openPage('/auth/register1')
  await submitButton(page, 'Create account').click()
  await page.getByRole('link', { name: 'Please confirm your password!' }).waitFor()
  await expectGood(page, 'the first step with what is missing')
  await page.getByLabel('First name').fill('Maya')
  await page.reload()
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('input[name=firstName]')?.value === 'Maya',
  )
  await signUp(page)

  await page.getByText('Step 2 of 4').waitFor()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('link', { name: 'Please select your date of birth!' }).click()
  await expectFocus(page.getByLabel('date of birth'))
  await expectGood(page, 'the second step with what is missing')
  await page.getByLabel('date of birth').fill('2008-06-09')
  await page.getByLabel('What year of school are you in?').selectOption({ index: 3 })
  for (const group of ['citizenship', 'describe you'])
    await page.getByRole('group', { name: group }).getByLabel('Prefer not to say').check()
  await page.reload()
  await expect.poll(() => page.getByLabel('date of birth').inputValue()).toBe('2008-06-09')
  await page.getByLabel('Female').check()
  await page.getByRole('button', { name: 'Save and continue' }).click()

  await page.getByText('Step 3 of 4').waitFor()
  await page.getByRole('combobox', { name: 'Which high school' }).fill('Lincoln High School')
  await page.getByLabel('Month').selectOption('June')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('link', { name: /\? You must select both month and year!$/ }).waitFor()
  await expectGood(page, 'the third step with half a date')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect.poll(() => page.getByLabel('Female').isChecked()).toBe(true)
  await page.goBack()
  await page.reload()
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Which high school' }).inputValue())
    .toBe('Lincoln High School')
  await page.getByLabel('Year').selectOption('2027')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByText('Step 4 of 4').waitFor()
  await fillGoals(page)
  await page.reload()
  await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Columbus')
  await expectGood(page, 'the fourth step')
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.waitForURL(/\/auth\/dashboard/)
  await page.getByText('User updated successfully').waitFor()
  const kept = () => page.evaluate(() => [localStorage['register2'], sessionStorage['register1']])
  await expect.poll(kept).toEqual([undefined, undefined])
  await page.goto(`${url}/auth/register1`)
  await page.waitForURL(/\/auth\/dashboard/)
})

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function fillGoals(page: Page) {
  const group = (name: string) => page.getByRole('group', { name })
  await group('enrolled in a college').getByLabel('No', { exact: true }).check()
  await page.getByLabel('What do you study').selectOption({ index: 2 })
  await group('degree').getByLabel('Bachelor').check()
  await page.getByLabel('Marking system').selectOption('Percentage')
  await page.getByRole('textbox', { name: 'Percentage' }).fill('82')
  await page.getByText('Counts as a GPA of 3.7').waitFor()
  await page.getByLabel('What kind of work').selectOption({ index: 2 })
  await group('military').getByLabel('No military affiliation').check()
  await group('online').getByLabel('Maybe').check()
  await choose(page, 'Country', 'United States')
  await page.getByLabel('Address', { exact: true }).fill('12 Oak St')
  await page.getByLabel('City').fill('Columbus')
  await choose(page, 'State', 'Ohio')
  await page.getByLabel('Zip code').fill('43085')
}

it('logs in with Google by a navigation, and refuses an answer to another login', async () => {
  const page = await openPage('/')
  await page.route('https://accounts.google.com/**', async (route) => {
    const asked = new URL(route.request().url()).searchParams
    const claims = googleClaims({ now: () => new Date() }, { nonce: asked.get('nonce') })
    const token = await signWith(google.privateKey, claims)
    const back = `${asked.get('redirect_uri')}#state=${asked.get('state')}&id_token=${token}`
    await route.fulfill({
      contentType: 'text/html',
      body: `<script>location.replace(${JSON.stringify(back)})</script>`,
    })
  })
  await page.getByRole('link', { name: 'Login', exact: true }).first().click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.waitForURL(/\/conversation/)

  const forged = await openPage('/auth/login#state=foreign&id_token=a.b.c')
  await forged.getByText('We couldn’t match this Google login').waitFor()
  await forged.waitForURL(`${url}/auth/login`)
  await forged.goto(`${url}/faq`)
  const refused = await openPage('/auth/login#error=access_denied')
  await refused.getByRole('alert').waitFor()
})

it('clears what is stored at a logout, and asks two tabs to log in once the session has ended', async () => {
  const page = await openPage('/signup')
  await signUp(page)
  await page.evaluate(() => {
    localStorage['conversation'] = '{}'
    localStorage['formData'] = '{}'
    sessionStorage['passwordReset'] = '{}'
  })
  await page.goto(`${url}/signup`)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(/\/home$/)
  const kept = async () =>
    (await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).filter(
      (key) => key !== 'react-router-scroll-positions',
    )
  await expect.poll(kept).toEqual(['measuringConsent'])

  await page.goto(`${url}/signup`)
  await signUp(page)
  const other = await openPage('/auth/dashboard', page.context())
  await other.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    localStorage['token'] = 'expired'
    localStorage['refresh_token'] = 'expired'
  })
  await page.goto(`${url}/auth/dashboard/saved`)
  await page.waitForURL(/\/auth\/login/)
  await page.getByText('Your session has ended.').waitFor()
  await other.waitForURL(/\/auth\/login/)
})

it('draws nothing of a logout of another tab before it has heard of it', async () => {
  const page = await openPage('/signup')
  await signUp(page)
  const asked = Promise.withResolvers<void>()
  await page.route('**/scholarships/stats', async (route) => {
    await asked.promise
    await route.continue()
  })
  await page.goto(`${url}/auth/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // Removed in this tab no event follows: as what another has removed can be read before it.
  await page.evaluate(() => delete localStorage['token'])
  const answered = page.waitForResponse('**/scholarships/stats')
  asked.resolve()
  await (await answered).finished()
  await page.evaluate(() => dispatchEvent(new Event('storage')))
  await page.waitForURL(/\/auth\/login/)
})
