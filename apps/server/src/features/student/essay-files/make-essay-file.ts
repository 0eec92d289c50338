import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { makeEssayFile as makeCall, UploadedFile } from '@laurel/contract/files'
import { readLimits } from '@laurel/contract/requirement-limits'
import type { App } from '../../../app-context.ts'
import { textOf } from '../../../html.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { Asked } from '../../../http/serve.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { FileStoreUnavailable } from '../../../integrations/files/file-store.ts'
import { acceptEssay } from '../essays/accept-essay.ts'
import { discloseEssays } from '../essays/disclosure.ts'
import { rulesOf, uploadRules } from '../../common/files/rules.ts'
import { storeFile } from '../../common/files/store-file.ts'
import { uploadsFolder } from '../../common/files/upload-file.ts'
import { sayDay } from '../../../text/say-day.ts'
import { nameEssay } from './name-essay.ts'
import { essayTarget, essayWriter, type EssayTarget } from './queries.ts'
import { renderAside } from '../../../pdf/render-aside.ts'

/** Spec 1 section 4: "an A4 PDF (20 mm margins, page numbers, generated date)". */
const MARGIN_MILLIMETRES = 20

/** Makes a PDF of an essay and keeps it, with the essay, as a file for a requirement. */
export async function makeEssayFile(
  app: App,
  { body, who }: Pick<Asked<typeof makeCall>, 'body' | 'who'>,
): Promise<UploadedFile> {
  const html = acceptEssay(body.essay, 'essay')
  if (textOf(html) === '')
    throw new CallFailure('VALIDATION_FAILED', { fields: { essay: 'Please add essay!' } })
  const target = await essayTarget(app.db, who.applicantId, body.requirementId)
  if (!target) throw new CallFailure('NOT_FOUND')
  const { title, scholarshipTitle, dataType, limits } = target
  const rules = dataType === 'file' ? rulesOf(readLimits(limits, '')) : uploadRules('essay')
  if (!rules.endings.includes('.pdf'))
    throw new CallFailure('FILE_TYPE_REFUSED', { message: rules.wrongTypeMessage })
  await app.limits.use('essayFile', who.applicantId)
  await app.limits.use('upload', who.applicantId)
  const { name: writer, timeZone } = await essayWriter(app.db, who.applicantId)
  const producedAt = app.clock.now()
  const date = sayDay(producedAt, timeZone)
  const pdf = await renderAside({
    title,
    about: [scholarshipTitle, writer],
    fullTitle: `${title} – ${scholarshipTitle}`,
    author: writer,
    html: await disclosed(app, who.applicantId, target, body.requirementId, html),
    date,
    producedAt,
    marginMillimetres: MARGIN_MILLIMETRES,
  })
  if (pdf.length >= rules.limitBytes)
    throw new CallFailure('FILE_TOO_LARGE', { message: rules.tooLargeMessage })
  return withTemporaryFile(uploadsFolder(app), pdf, (temporaryPath) =>
    storeFile(app, who.applicantId, {
      temporaryPath,
      name: nameEssay(title, producedAt, timeZone),
      sizeBytes: pdf.length,
      contentType: 'application/pdf',
      isInert: true,
      sha256: createHash('sha256').update(pdf).digest('hex'),
      purpose: 'essay',
      requirementId: body.requirementId,
      essayHtml: html,
    }),
  )
}

/** The file says what the essay has to disclose; the text that it can be edited from does not. */
async function disclosed(
  { db }: Pick<App, 'db'>,
  applicantId: OwnApplicantId,
  { applicationId, aiPolicy }: EssayTarget,
  requirementId: string,
  html: string,
): Promise<string> {
  const essays = new Map([[requirementId, html]])
  const all = await discloseEssays(db, { applicationId, applicantId }, aiPolicy, essays)
  return all.get(requirementId) ?? html
}

async function withTemporaryFile<Result>(
  folder: string,
  content: Uint8Array,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = join(folder, `${randomUUID()}.upload`)
  try {
    await writeAside(folder, path, content)
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}

async function writeAside(folder: string, path: string, content: Uint8Array): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(path, content, { mode: 0o600 })
  } catch (error) {
    throw new FileStoreUnavailable('A PDF could not be written.', { cause: error })
  }
}
