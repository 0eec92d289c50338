import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { openMailServer, type MailServer } from '../apps/server/src/testing/mail-server.ts'
import { expectAccessibleInBoth } from './support/axe.ts'
import { readZip } from '../apps/server/src/testing/read-zip.ts'
import { withOwnServer } from './support/journey.ts'
import { aNewcomer, type Person } from './support/people.ts'
import { logIn } from './support/session.ts'
import { submitButton } from './support/submit-button.ts'

const NEW_PASSWORD = 'another-long-phrase'
/** Of html, in ui/base.css: below the sticky header. */
const SCROLL_PADDING = 80
const WIDTHS = [390, 1280]

let mails: MailServer
let url: string
let person: Person
let page: Page
let another: () => Promise<Page>

const it = withOwnServer(async () => {
  mails = await openMailServer()
  return { SMTP_URL: mails.url, MAIL_FROM: 'Laurel <news@laurel.example>' }
})

afterAll(() => mails?.close())

it.beforeEach(async ({ open, server }) => {
  ;({ url } = server)
  person = await aNewcomer(server)
  another = () => open({ as: person })
  page = await another()
  await openSetting()
})

async function openSetting(at: Page = page) {
  await at.goto(`${url}/auth/dashboard/setting`)
  await at.getByRole('heading', { level: 1, name: 'Setting' }).waitFor()
}

const area = (name: string) => page.getByRole('region', { name })

async function expectAccessibleAll(step: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessibleInBoth(page, `${step}, ${width} px`)
  }
}

/** The address in a mail, on the server of this journey. */
function linkIn(mail: string, path: string): string {
  const token = new RegExp(`${path}#([\\w-]+)`).exec(mail)?.[1]
  if (token === undefined) throw new Error(`No link to ${path} in: ${mail}`)
  return `${url}${path}#${token}`
}

async function fillPasswords(current: string, next: string, again = next) {
  await page.getByLabel('Current password', { exact: true }).fill(current)
  await page.getByLabel('New password', { exact: true }).fill(next)
  await page.getByLabel('New password again', { exact: true }).fill(again)
  await page.getByRole('button', { name: 'Change password' }).click()
}

it('changes the password, which signs out every other device', async () => {
  // Besides the one that signed up.
  const other = await another()
  await openSetting(other)

  await fillPasswords('', 'short', 'other')
  await page.getByRole('link', { name: 'Please input your current password' }).waitFor()
  await page.getByRole('link', { name: 'Passwords do not match' }).waitFor()
  await expectAccessibleAll('a password that cannot be changed')
  await fillPasswords('not-my-password', NEW_PASSWORD)
  await page.getByRole('link', { name: 'That is not your current password.' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('password-current')
  await fillPasswords(person.password, 'password')
  await page.getByRole('link', { name: /^Please choose a password of at least 8/ }).waitFor()
  await fillPasswords(person.password, NEW_PASSWORD)
  await page.getByText('Your password is changed. 2 other devices were signed out.').waitFor()
  await expect
    .poll(() => page.getByLabel('Current password', { exact: true }).inputValue())
    .toBe('')

  await other.reload()
  await other.waitForURL(/\/auth\/login/)
  await expect(logIn(url, person)).rejects.toThrow('401')
})

it('signs out another device, and then all others', async () => {
  const other = await another()
  await openSetting()
  const devices = area('Where you are signed in')
  const signOut = devices.getByRole('button', { name: /^Sign out: / })
  await devices.getByText('This device').waitFor()
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(3)
  await signOut.first().click()
  await expectAccessibleAll('the question before signing out')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click()
  await devices.getByText(/^Signed out: /).waitFor()
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(2)

  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click()
  await devices.getByText('Signed out everywhere else.').waitFor()
  await expect.poll(() => signOut.count()).toBe(0)
  await other.goto(`${url}/auth/dashboard/setting`)
  await other.waitForURL(/\/auth\/login/)
})

it('keeps which mails are wanted, and takes back what could not be saved', async () => {
  const reminders = area('Emails').getByRole('switch', { name: 'Deadline reminders' })
  await reminders.click()
  await area('Emails').getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await reminders.waitFor()
  await expect.poll(() => reminders.isChecked()).toBe(false)

  // As mails lead here.
  await page.goto(`${url}/auth/dashboard/setting#mails`)
  await expect
    .poll(() => area('Emails').evaluate((each) => Math.round(each.getBoundingClientRect().top)))
    .toBe(SCROLL_PADDING)

  await page.route('**/mail-choices', (route) => route.abort())
  await area('Emails').getByRole('switch', { name: 'Suggestions' }).click()
  await area('Emails').getByText('This was not saved.').waitFor()
  await expect
    .poll(() => area('Emails').getByRole('switch', { name: 'Suggestions' }).isChecked())
    .toBe(true)
})

it('keeps the appearance from the first paint on, on public pages too', async () => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('radio', { name: 'Dark', exact: true }).check()
  const scheme = () => page.evaluate(() => document.documentElement.dataset['colorScheme'])
  await expect.poll(() => scheme()).toBe('dark')
  // What the document has as its body comes, before anything is painted.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return
      observer.disconnect()
      const { colorScheme } = document.documentElement.dataset
      Object.assign(window, { schemeAtFirst: colorScheme })
    }).observe(document, { childList: true, subtree: true })
  })
  const schemeAtFirst = () =>
    page.evaluate(() => (window as unknown as { schemeAtFirst?: string }).schemeAtFirst)
  for (const path of ['/auth/dashboard/setting', '/terms']) {
    await page.goto(url + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect([await schemeAtFirst(), await scheme()], path).toEqual(['dark', 'dark'])
  }
  await openSetting()
  await page.getByRole('radio', { name: 'Same as my device' }).check()
  await expect.poll(() => scheme()).toBe('light')
})

it('hands over everything about this person as a ZIP archive', async () => {
  await page.route('**/export', (route) => route.abort(), { times: 1 })
  const button = page.getByRole('button', { name: 'Download everything about me' })
  await button.click()
  await page.getByText('The download did not come through. Please try again.').waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toMatch(/^laurel-data-\d{4}-\d\d-\d\d\.zip$/)
  await page.getByText(/^Downloaded laurel-data/).waitFor()
  const files = readZip(await readFile(await download.path()))
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['profile.json', 'applications.json', 'sessions.json']),
  )
  expect(files.get('profile.json')?.toString()).toContain(person.email)
  expect([...files.values()].join()).not.toContain(person.password)
})

it('deletes the account after its password, and leaves nothing on the device', async ({
  server,
}) => {
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this account?' })
  const confirm = dialog.getByRole('button', { name: 'Delete my account' })
  await confirm.click()
  await dialog.getByText('Please input your password').waitFor()
  await expectAccessibleAll('the last question before deletion')
  await dialog.getByLabel('Your password', { exact: true }).fill('not-my-password')
  await confirm.click()
  await dialog.getByText('That is not your current password.').waitFor()
  await dialog.getByLabel('Your password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await page.getByText('Your account is deleted').waitFor()
  expect(new URL(page.url()).pathname).toBe('/home')
  const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  // Where which page was scrolled to, written as this one was left.
  await expect.poll(() => page.evaluate(kept)).toEqual(['react-router-scroll-positions'])
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([])
  await expectAccessibleAll('the goodbye')

  await page.goto(`${url}/auth/dashboard/setting`)
  await page.waitForURL(/\/auth\/login/)
  await expect(logIn(url, person)).rejects.toThrow('401')
  await aNewcomer(server, person.email)
})

it('records that nothing may be sold, and confirms it by a mailed link', async () => {
  const wish = 'dana.whitfield@example.org'
  await page.goto(`${url}/do-not-sell-my-personal-information`)
  const send = submitButton(page, 'Send request')
  await send.click()
  await page.getByRole('link', { name: 'Please input your email address!' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('request-email')
  await expectAccessibleAll('a form without an address')
  await page.getByLabel('Name').fill('Dana Whitfield')
  await page.getByLabel('Email').fill(wish)
  await page.getByLabel('State').fill('Nevada')
  await page.route('**/privacy-requests', (route) => route.abort(), { times: 1 })
  await send.click()
  await page.getByText('What you typed is still here').waitFor()
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Dana Whitfield')
  await send.click()
  await page.getByRole('heading', { name: 'We have your request' }).waitFor()
  const reference = await page.locator('strong').first().innerText()
  expect(reference).toMatch(/^DNS-\w{6}$/)
  await expectAccessibleAll('a recorded request')

  await page.goto(linkIn(await mails.read(wish), '/do-not-sell-my-personal-information'))
  await page.getByRole('heading', { name: 'Confirmed' }).waitFor()
  await page.getByText(reference).waitFor()
  await expect.poll(() => new URL(page.url()).hash).toBe('')
})

it('says what is wrong with a link that is too old, and offers the form', async () => {
  await page.goto(`${url}/unsubscribe#not-a-token-of-ours`)
  const problem = page.getByRole('alert')
  await problem.getByText('This link is wrong or has expired.').waitFor()
  await page.getByRole('alert').getByText('You can send the form below instead.').waitFor()
  await expectAccessibleAll('a link that is no good')
  const address = 'lena.okafor@example.org'
  await page.getByLabel('Email').fill(address)
  await submitButton(page, 'Unsubscribe').click()
  await page.getByRole('heading', { name: 'We have your request' }).waitFor()
  await page.goto(linkIn(await mails.read(address), '/do-not-sell-my-personal-information'))
  await page.getByRole('heading', { level: 2, name: 'You are unsubscribed' }).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Unsubscribe' }).waitFor()
})
