import { eq } from 'drizzle-orm'
import type { Readable } from 'node:stream'
import { textToHtml } from '@laurel/contract/essay-text'
import type { App } from '../../../app-context.ts'
import { requirements, scholarships } from '../../../db/schema/scholarships.ts'
import { fileIdOf } from '../../../file-links.ts'
import { receiptNumber } from '../../student/applications/rules.ts'
import { renderAside } from '../../../pdf/render-aside.ts'
import { findStoredFile } from '../../common/files/queries.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import { openArchive, type Archive } from '../../../exports/archive.ts'
import type { ExportedApplicant } from './read-batches.ts'

interface Parts {
  member: ScholarshipMember
  table: AsyncIterable<string>
  batches: AsyncIterable<readonly ExportedApplicant[]>
}

/** An archive with the table, and for each applicant a folder with a PDF and the files. */
export function archiveApplicants(app: App, parts: Parts): Readable {
  const archive = openArchive()
  void writeAll(app, archive, parts)
  return archive.output
}

/** Beside the answer, which is read meanwhile: it ends when this does, or this when it does. */
async function writeAll(app: App, archive: Archive, parts: Parts): Promise<void> {
  try {
    await writeParts(app, archive, parts)
  } catch (error) {
    // Nobody is left to be told when the reader has gone away.
    if (archive.output.destroyed) return
    app.server.log.error({ err: error }, 'an export of applicants broke off')
    archive.fail(new Error('The export broke off.'))
  }
}

async function writeParts(app: App, archive: Archive, { member, table, batches }: Parts) {
  const changedAt = app.clock.now()
  await archive.add('applicants.csv', table, { changedAt })
  const about = await readAbout(app, member.scholarshipId)
  const missing: string[] = []
  for await (const batch of batches)
    for (const applicant of batch)
      missing.push(...(await addApplicant(app, archive, about, applicant)))
  if (missing.length > 0)
    await archive.add('missing.txt', piecesOf(`${missing.join('\n')}\n`), { changedAt })
  archive.end()
}

interface About {
  title: string
  essays: ReadonlySet<string>
}

async function readAbout({ db }: Pick<App, 'db'>, scholarshipId: string): Promise<About> {
  const [scholarship] = await db
    .select({ title: scholarships.title })
    .from(scholarships)
    .where(eq(scholarships.id, scholarshipId))
  const asked = await db
    .select({ id: requirements.id, dataType: requirements.dataType })
    .from(requirements)
    .where(eq(requirements.scholarshipId, scholarshipId))
  const essays = asked.filter(({ dataType }) => dataType === 'editor').map(({ id }) => id)
  return { title: scholarship?.title ?? '', essays: new Set(essays) }
}

/** Returns what could not be added. */
async function addApplicant(
  app: App,
  archive: Archive,
  about: About,
  applicant: ExportedApplicant,
): Promise<string[]> {
  const folder = safeName(`${receiptNumber(applicant.applicationId)} ${nameOf(applicant)}`.trim())
  const packed = { isPacked: true, changedAt: app.clock.now() }
  const missing: string[] = []
  try {
    const pdf = await renderApplication(app, about, applicant)
    await archive.add(`${folder}/application.pdf`, piecesOf(Buffer.from(pdf)), packed)
  } catch (error) {
    if (archive.output.destroyed) throw error
    missing.push(`${folder}/application.pdf`)
  }
  for (const [place, { value, file }] of applicant.answers.entries()) {
    if (!file) continue
    const path = `${folder}/${place + 1} ${safeName(file.name)}`
    const id = typeof value === 'string' ? fileIdOf(value) : undefined
    const stored = id === undefined ? undefined : await findStoredFile(app.db, id)
    const bytes = stored && (await app.files.read(stored.id).catch(() => undefined))
    if (bytes) await archive.add(path, piecesFrom(bytes), packed)
    else missing.push(path)
  }
  return missing
}

const nameOf = ({ sender }: ExportedApplicant): string =>
  [sender?.firstName, sender?.lastName].filter(Boolean).join(' ')

/** What every computer takes as the name of a file. */
const safeName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 120)
    .trim()
    .replace(/\.$/, '_')

function renderApplication(
  app: Pick<App, 'clock'>,
  { title, essays }: About,
  applicant: ExportedApplicant,
): Promise<Uint8Array> {
  const { applicationId, submittedAt, answers } = applicant
  const name = nameOf(applicant) || receiptNumber(applicationId)
  const html = answers.map(({ requirementId, title: question, value, file }) => {
    const heading = `<h2>${escaped(question)}</h2>`
    if (file) return `${heading}${textToHtml(`File: ${file.name}`)}`
    if (typeof value === 'string')
      return heading + (essays.has(requirementId) ? value : textToHtml(value))
    return heading + textToHtml(Array.isArray(value) ? value.join(', ') : value ? 'Yes' : 'No')
  })
  return renderAside({
    title: name,
    about: [title, `Number ${receiptNumber(applicationId)}`],
    fullTitle: `${name} – ${title}`,
    author: name,
    html: html.join(''),
    date: `Sent ${submittedAt.toISOString().slice(0, 10)}`,
    producedAt: app.clock.now(),
    marginMillimetres: MARGIN_MILLIMETRES,
  })
}

const MARGIN_MILLIMETRES = 20

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

async function* piecesOf(whole: string | Buffer): AsyncGenerator<string | Buffer> {
  yield whole
}

async function* piecesFrom(bytes: NodeJS.ReadableStream): AsyncGenerator<string | Buffer> {
  yield* bytes
}
