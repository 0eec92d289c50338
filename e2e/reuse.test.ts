import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { expectFocus } from './support/focus.ts'
import { savedWith } from './support/form.ts'
import { it } from './support/journey.ts'
import { aStudent } from './support/people.ts'
import { step } from './support/step.ts'

const IMPORT = fileURLToPath(
  new URL('../apps/server/src/commands/import-scholarships.ts', import.meta.url),
)
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
const ANSWER = 'My aunt worked nights at the county hospital for thirty years.'

let page: Page
let url: string

it('takes documents and answers from one application to the next', async ({ open, server }) => {
  ;({ url } = server)
  await importScholarships(
    server.dataDir,
    aScholarship('County Nursing Award', 'Why do you want to study nursing?', 200),
    aScholarship('Caregivers Award', 'Tell us why you chose nursing', 5),
  )
  page = await open({ as: await aStudent(server) })
  await step('uploads a document once and attaches it to an application', attach)
  await step('offers an answer where a similar question comes again', takeAnswer)
  await step('tells on both sides when the answer changes', changeAnswer)
  await step('says of a document where it is used before it is deleted', deleteDocument)
})

const aScholarship = (title: string, question: string, wordLength: number) => ({
  key: title,
  title,
  sponsor: 'Linden County Hospital Foundation',
  description: `<p>${title}</p>`,
  amounts: [1000],
  criteria: [],
  requirements: [
    asks('text', question, { wordLength }),
    asks('file', 'Transcript', { fileType: ['.pdf'], fileSize: 1 }),
  ],
})

const asks = (dataType: string, title: string, limits: object) => ({
  title,
  description: '',
  limits,
  requirementType: 'inputText',
  field: { key: dataType, name: title, dataType },
})

/** As an organiser's own, so that applications are taken here. */
async function importScholarships(dataDir: string, ...scholarships: object[]) {
  const folder = await mkdtemp(join(tmpdir(), 'laurel-reuse-'))
  const file = join(folder, 'scholarships.json')
  await writeFile(file, JSON.stringify(scholarships))
  const env = { ...process.env, DATA_DIR: dataDir }
  const args = [IMPORT, file, '--organiser', 'organiser@laurel.example']
  await promisify(execFile)(process.execPath, args, { env })
  await rm(folder, { recursive: true })
}

async function openScholarship(title: string) {
  await page.goto(`${url}/auth/dashboard/recommendation?sort=newest`)
  await page.getByRole('link', { name: title }).first().click()
  await page.getByRole('heading', { name: 'Requirements' }).waitFor()
}

const panel = (title: string) => page.getByRole('region', { name: title })

async function openPanel(title: string) {
  const toggle = panel(title).getByRole('heading').getByRole('button')
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
}

async function attach(): Promise<void> {
  await page.goto(`${url}/auth/dashboard/documents`)
  await page.getByText('What you upload here').waitFor()
  await page
    .getByLabel('Upload a document')
    .setInputFiles({ name: 'Transcript.pdf', mimeType: 'application/pdf', buffer: PDF })
  await page.getByRole('button', { name: 'Preview: Transcript.pdf' }).waitFor()
  await expectAccessible(page, 'the documents')

  await openScholarship('County Nursing Award')
  await openPanel('Transcript')
  await page.getByRole('button', { name: /^Choose from your documents/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Transcript\.pdf/ })
    .click()
  await panel('Transcript').getByText('Done').waitFor()
}

async function takeAnswer(): Promise<void> {
  await Promise.all([
    savedWith(page, ANSWER),
    page.getByRole('textbox', { name: 'Your answer' }).fill(ANSWER),
  ])
  await page.getByText(/^Saved \d/).waitFor()

  await openScholarship('Caregivers Award')
  await page.getByRole('button', { name: /^Preview: County/ }).click()
  const preview = page.getByRole('dialog')
  await preview.getByText('6 words over this limit; you decide what to cut').waitFor()
  await expectAccessible(page, 'the preview of an answer')
  await preview.getByRole('button', { name: 'Use this answer' }).click()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Your answer' }).inputValue())
    .toBe(ANSWER)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Your answer' }).inputValue()).toBe('')
  await page.getByRole('button', { name: 'Use an earlier answer' }).click()
  await Promise.all([
    savedWith(page, ANSWER),
    page.getByRole('button', { name: /^Use this answer: County/ }).click(),
  ])
  await page.getByText(/^Saved \d/).waitFor()
}

async function changeAnswer(): Promise<void> {
  await openScholarship('County Nursing Award')
  await openPanel('Why do you want to study nursing?')
  const longer = `${ANSWER} She taught me to listen.`
  await Promise.all([
    savedWith(page, longer),
    page.getByRole('textbox', { name: 'Your answer' }).fill(longer),
  ])
  await page.getByText('the draft there has it as it was').waitFor()
  await page.getByText(/^Saved \d/).waitFor()

  await openScholarship('Caregivers Award')
  await openPanel('Tell us why you chose nursing')
  await page.getByText('The answer you took this from has changed').waitFor()
  await page.getByRole('button', { name: 'Show changes' }).click()
  await expect.poll(() => page.getByRole('dialog').locator('ins').innerText()).toContain('listen')
  await expectAccessible(page, 'the changes of an answer')
  await page.getByRole('dialog').getByRole('button', { name: 'Use the new one' }).click()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Your answer' }).inputValue())
    .toContain('She taught me to listen.')
}

async function deleteDocument(): Promise<void> {
  await page.goto(`${url}/auth/dashboard/documents`)
  await page.getByRole('link', { name: 'County Nursing Award' }).waitFor()
  await page.getByRole('button', { name: 'Delete: Transcript.pdf' }).click()
  await page.getByText('your draft for County Nursing Award will need another file').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('What you upload here').waitFor()
  await expectFocus(page.getByRole('heading', { level: 1 }))
}
