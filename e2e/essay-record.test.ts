import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { savedWith } from './support/form.ts'
import { goToEnd } from './support/go-to-end.ts'
import { it } from './support/journey.ts'
import { aStudent } from './support/people.ts'
import { step } from './support/step.ts'

const FORM = 'Alderbrook Neighbors Grant'
const QUESTION = /^What did you start/
const OWN = 'I wrote this line with my own hands.'
const FOREIGN = 'This sentence stood on a page somewhere else.'
const LATER = 'And this one was copied while the train was in a tunnel.'

let page: Page
let url: string

const editor = () => page.getByRole('textbox', { name: QUESTION })
const drawer = () => page.getByRole('dialog', { name: QUESTION })
const record = () => page.getByRole('region', { name: 'Who wrote this essay' })

async function openEditor() {
  await page.goto(`${url}/auth/dashboard/myScholarship?tab=draft`)
  await page.getByRole('link', { name: `View Detail: ${FORM}` }).click()
  await page.getByRole('heading', { level: 1, name: FORM }).waitFor()
  const panel = page.getByRole('button', { name: QUESTION }).first()
  if ((await panel.getAttribute('aria-expanded')) === 'false') await panel.click()
  await page.getByRole('button', { name: 'Edit essay' }).click()
  await editor().waitFor()
}

/** As the browser does it when somebody pastes what was copied elsewhere. */
const paste = (text: string) =>
  editor().evaluate((element, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    const how = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', how))
  }, text)

async function writeLine(write: () => Promise<unknown>) {
  await editor().click()
  await goToEnd(page)
  await page.keyboard.press('Enter')
  await write()
}

it('says who wrote an essay, and gives the record of it', async ({ open, server }) => {
  ;({ url } = server)
  page = await open({ as: await aStudent(server) })
  await step('tells what was typed from what was pasted, also offline', tellApart)
  await step('says of each earlier version who wrote how much', async () => {
    // How far the line was when a version was kept is the machine's to say.
    const typed = /\d words?, all yours$/
    await page.getByRole('radio', { name: typed }).first().waitFor()
  })
  await step('gives the record to keep, and knows it again', downloadRecord)
})

async function tellApart(): Promise<void> {
  await openEditor()
  await editor().click()
  await page.keyboard.press('Control+a')
  await Promise.all([savedWith(page, OWN), page.keyboard.type(OWN)])
  await writeLine(() => Promise.all([savedWith(page, FOREIGN), paste(FOREIGN)]))
  await page.context().setOffline(true)
  await writeLine(() => paste(LATER))
  await drawer()
    .getByText(/on this device/i)
    .waitFor()
  await Promise.all([savedWith(page, LATER), page.context().setOffline(false)])
  await drawer()
    .getByText(/^Saved \d/)
    .waitFor()

  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('radio', { name: /^Your text now/ }).check()
  await record().getByText('28 words: 8 yours, 20 pasted').waitFor()
  const pasted = record().getByRole('region').locator('mark[data-author=pasted]')
  await expect
    .poll(() => pasted.allTextContents())
    .toEqual(['Dotted line', `[pasted: ${FOREIGN}\n\n${LATER}]`])
  await expectAccessible(page, 'who wrote an essay')
}

async function downloadRecord(): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^essay-record-\d{4}-\d\d-\d\d\.json$/)
  const file = await readFile(await download.path(), 'utf8')
  const kept = JSON.parse(file) as { isIntact: boolean; essay: string; words: object }
  expect(kept).toMatchObject({ isIntact: true, words: { student: 8, pasted: 20 } })
  expect(kept.essay).toBe(`<p>${OWN}</p><p>${FOREIGN}</p><p>${LATER}</p>`)
  expect(await verify(file)).toMatchObject({ isGenuine: true, isComplete: true })
  expect(await verify(file.replace(OWN, FOREIGN))).toMatchObject({ isGenuine: false })
}

async function verify(file: string): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await fetch(`${url}/api/v1/essays/verify-record`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ file }),
  })
  return ((await answer.json()) as { data: unknown }).data
}
