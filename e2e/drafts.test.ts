import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectFocus } from './support/focus.ts'
import { anAccount, openAnswer } from './support/form.ts'
import { it } from './support/journey.ts'
import { aStudent, type Person } from './support/people.ts'
import { fillLogin, signIn } from './support/sign-in.ts'

const SCHOLARSHIP = 'Solid B Scholarship'
const QUESTION = 'What makes you show up?'
const FILE = 'Attendance record'
const [OTHER, OTHER_QUESTION] = ['Careful Count Award', 'How did you keep the books?']
const [SLOW, SLOW_QUESTION] = [
  'Halvorsen First Stethoscope Award',
  'When did someone really listen to you?',
]
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
const SAVES = '**/submit-individual-scholarship'
const BASE = 'First part. Second part. Third part.'

let url: string
let student: Person
let account: Awaited<ReturnType<typeof anAccount>>
let id: string
let device: BrowserContext
let another: () => Promise<BrowserContext>

it.beforeEach(async ({ open: openDevice, server }) => {
  ;({ url } = server)
  student = await aStudent(server)
  account = await anAccount(url, student)
  id = await account.find(SCHOLARSHIP)
  await account.write(id, QUESTION, BASE)
  another = async () => (await openDevice({ as: student })).context()
  device = await another()
})

async function open(context: BrowserContext): Promise<{ page: Page; box: Locator }> {
  const page = await context.newPage()
  return { page, box: await openAnswer(page, url, id, QUESTION) }
}

const indicator = (page: Page, words: string | RegExp) =>
  page.getByRole('form', { name: 'Application' }).getByText(words).first().waitFor()
const keptText = async () => Object.values(await account.answers(id)).join()
const saved = (text: string) => expect.poll(keptText).toBe(text)
const shows = (box: Locator, text: string) => expect.poll(() => box.inputValue()).toBe(text)
const typeAtEnd = async (box: Locator, text: string) => {
  await box.press('ControlOrMeta+End')
  await box.pressSequentially(text)
}

/** The answers that the device keeps until the server has them; runs in the page. */
const unsentTexts = () =>
  new Promise<unknown[]>((resolve, reject) => {
    const opening = indexedDB.open('laurel-drafts')
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('unsent').objectStore('unsent').getAll()
      reading.addEventListener('success', () => {
        opening.result.close()
        resolve(
          (reading.result as { answer: { value: unknown } }[]).map(({ answer }) => answer.value),
        )
      })
    })
  })

it('keeps every character through four crashes of the page in mid-edit', async () => {
  await device.route(SAVES, (route) => route.abort())
  let text = BASE
  for (let crash = 0; crash < 4; crash++) {
    const { page, box } = await open(device)
    await shows(box, text)
    const typed = ` Crash ${crash}, and what was typed before it.`
    await typeAtEnd(box, typed)
    text += typed
    await expect.poll(() => page.evaluate(unsentTexts)).toContain(text)
    const crashed = page.waitForEvent('crash')
    const session = await device.newCDPSession(page)
    session.send('Page.crash').catch(() => undefined)
    await crashed
    await page.close()
  }
  await device.unroute(SAVES)
  const { box, page } = await open(device)
  await shows(box, text)
  await indicator(page, /^Saved \d/)
  await saved(text)
})

it('says without a connection that this device has it, and sends it when it is back', async () => {
  const { page, box } = await open(device)
  await device.setOffline(true)
  await typeAtEnd(box, ' Typed offline.')
  await indicator(page, 'Saved on this device')
  await page.getByText("You're offline. Answers and essays are saved here.").waitFor()
  await device.setOffline(false)
  await indicator(page, /^Saved \d/)
  await saved(`${BASE} Typed offline.`)
})

it('sends what was left unsent from any other page', async () => {
  await device.route(SAVES, (route) => route.abort())
  const { page, box } = await open(device)
  await typeAtEnd(box, ' Left behind.')
  await indicator(page, 'Not saved. Retrying…')
  // What was tried may have been the first words only.
  await expect.poll(() => page.evaluate(unsentTexts)).toContain(`${BASE} Left behind.`)
  await page.close()
  await device.unroute(SAVES)
  const next = await device.newPage()
  await next.goto(`${url}/auth/dashboard`)
  await saved(`${BASE} Left behind.`)
})

it('shows in one tab what the other has saved', async () => {
  const [one, two] = [await open(device), await open(device)]
  await typeAtEnd(one.box, ' From the first tab.')
  await shows(two.box, `${BASE} From the first tab.`)
  await typeAtEnd(two.box, ' From the second.')
  await shows(one.box, `${BASE} From the first tab. From the second.`)
  await saved(`${BASE} From the first tab. From the second.`)
  for (const { page } of [one, two])
    expect(await page.getByText('Both versions are kept').count()).toBe(0)
})

it('merges what two devices changed in different places, and shows both on request', async () => {
  const [laptop, phone] = [await open(device), await open(await another())]
  await laptop.box.fill(BASE.replace('First', 'The laptop’s first'))
  await indicator(laptop.page, /^Saved \d/)
  await saved(BASE.replace('First', 'The laptop’s first'))
  await phone.box.fill(`${BASE} The phone’s end.`)
  const merged = `${BASE.replace('First', 'The laptop’s first')} The phone’s end.`
  await shows(phone.box, merged)
  await saved(merged)
  await phone.page.getByText('Merged with what you wrote on another device').waitFor()
  await phone.page.getByRole('button', { name: 'See both' }).click()
  await phone.page
    .getByRole('region', { name: 'The other version' })
    .getByText('laptop’s')
    .waitFor()
  await phone.page.getByRole('region', { name: 'What you had here' }).getByText('phone’s').waitFor()
  await phone.page.getByRole('button', { name: 'Keep as merged' }).click()
  await shows(phone.box, merged)
  await expectFocus(phone.box)
})

it('keeps both texts when two devices changed the same words', async () => {
  const [laptop, phone] = [await open(device), await open(await another())]
  await laptop.box.fill('Laptop.')
  await saved('Laptop.')
  await phone.box.fill('Phone.')
  await phone.page.getByText('Both versions are kept').waitFor()
  await indicator(phone.page, 'Not saved. Choose a version.')
  expect(await keptText()).toBe('Laptop.')
  await phone.page.getByRole('button', { name: 'Keep both' }).click()
  await shows(phone.box, 'Phone.\n\nLaptop.')
  await expectFocus(phone.box)
  await saved('Phone.\n\nLaptop.')
})

it('asks before logging out without what is only on this device', async () => {
  await device.route(SAVES, (route) => route.abort())
  const { page, box } = await open(device)
  await typeAtEnd(box, ' Only here.')
  await indicator(page, 'Not saved. Retrying…')
  const logOut = async () => {
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.locator('#account-menu').getByRole('button', { name: 'Logout' }).click()
  }
  await logOut()
  const question = page.getByRole('dialog', { name: 'Some answers are only on this device' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect.poll(() => box.inputValue()).toBe(`${BASE} Only here.`)
  await logOut()
  await question.getByRole('button', { name: 'Log out anyway' }).click()
  await page.waitForURL(/\/home$/)
  await device.unroute(SAVES)
  await signIn(page, url, student)
  await saved(`${BASE} Only here.`)
})

it('keeps what another tab was writing out of an application that was sent, and says so', async () => {
  const other = await account.find(OTHER)
  const [one, two] = [await device.newPage(), await device.newPage()]
  const [box, theirs] = [
    await openAnswer(one, url, other, OTHER_QUESTION),
    await openAnswer(two, url, other, OTHER_QUESTION),
  ]
  await box.fill('What is sent.')
  await shows(theirs, 'What is sent.')
  await two.route(SAVES, (route) => route.abort())
  await typeAtEnd(theirs, ' Too late.')
  await indicator(two, 'Not saved. Retrying…')
  const submit = one.getByRole('button', { name: 'Submit application' })
  await submit.click()
  await one.getByRole('button', { name: 'Send application' }).dblclick()
  await one.waitForURL(/\/auth\/apply-success/)
  await two.getByText('Application sent').first().waitFor()
  const late = two.getByRole('group', { name: 'Written after the application was sent' })
  await late.getByText('What is sent. Too late.').waitFor()
  expect(Object.values(await account.answers(other))).toEqual(['What is sent.'])
})

it('submits with edits in flight on a slow network, once for two clicks', async () => {
  const other = await account.find(SLOW)
  const page = await device.newPage()
  const sent: string[] = []
  const { promise: isPressed, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(SAVES, async (route) => {
    const { status } = route.request().postDataJSON() as { status: string }
    sent.push(status)
    await isPressed
    await route.continue()
  })
  const box = await openAnswer(page, url, other, SLOW_QUESTION)
  await Promise.all([page.waitForRequest(SAVES), box.fill('First words.')])
  await typeAtEnd(box, ' Last words.')
  await page.getByRole('button', { name: 'Submit application' }).dblclick()
  await page.getByRole('button', { name: 'Send application' }).dblclick()
  goOn()
  await page.waitForURL(/\/auth\/apply-success/)
  expect(Object.values(await account.answers(other))).toEqual(['First words. Last words.'])
  expect(sent.filter((status) => status === 'received')).toHaveLength(1)
})

it('comes back to the form with its text when the session ends in the middle', async () => {
  const { page, box } = await open(device)
  await page.evaluate(() => {
    localStorage.setItem('token', 'ended')
    localStorage.setItem('refresh_token', 'ended')
  })
  // In one piece: keys that come after the page has left for the login are meant for nothing here.
  await box.fill(`${BASE} After the end.`)
  await page.waitForURL(/\/auth\/login/)
  await fillLogin(page, student)
  await page.waitForURL(/scholarshipDetail/)
  await saved(`${BASE} After the end.`)
})

it('sends a file again that a lost connection cut, without choosing it twice', async () => {
  const { page } = await open(device)
  const keys: (string | undefined)[] = []
  await page.route('**/api/v1/files', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return keys.length === 1 ? route.abort() : route.continue()
  })
  const region = page.getByRole('region', { name: FILE }).first()
  const toggle = region.getByRole('button', { name: FILE }).first()
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  await region
    .locator('input[type=file]')
    .setInputFiles({ name: 'record.pdf', mimeType: 'application/pdf', buffer: PDF })
  await region.getByText('record.pdf file upload failed.').waitFor()
  await region.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('record.pdf file uploaded successfully').waitFor()
  expect(new Set(keys).size).toBe(1)
  expect(keys).toHaveLength(2)
})
