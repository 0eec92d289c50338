import type { FastifyReply } from 'fastify'
import type { App } from '../../../../app-context.ts'
import { dayIn } from '../../../../days.ts'
import type { ApplicantSession } from '../../../../http/session.ts'
import { openArchive, type Archive } from '../../../../exports/archive.ts'
import { EXPORT_PARTS } from './export-parts.ts'
import { listExportedFiles, readFileNotes, type ExportedFile } from './read-files.ts'
import { recordExport } from './record-export.ts'
import { readOwner, type Owner } from './read-owner.ts'
import { renderReadme } from './render-readme.ts'

/** Answers with everything kept about a person, while it is read. */
export async function exportData(
  app: App,
  { userId, timeZone }: ApplicantSession,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await app.limits.use('exportData', userId)
  const owner = await readOwner(app.db, userId)
  await recordExport(app, owner)
  const archive = openArchive()
  void writeAll(app, archive, owner)
  const name = `${app.config.productName}-${dayIn(timeZone, app.clock.now())}.zip`
  return reply
    .headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(archive.output)
}

/** Beside the answer, which is read meanwhile: it ends when this does, or this when it does. */
async function writeAll(app: App, archive: Archive, owner: Owner): Promise<void> {
  try {
    await writeParts(app, archive, owner)
  } catch (error) {
    // Nobody is left to be told when the reader has gone away.
    if (archive.output.destroyed) return
    app.server.log.error({ err: error }, 'an export broke off')
    archive.fail(new Error('The export broke off.'))
  }
}

async function writeParts(app: App, archive: Archive, owner: Owner): Promise<void> {
  const changedAt = app.clock.now()
  for (const { name, read } of EXPORT_PARTS)
    await archive.add(name, asJson(await read(app.db, owner)), { changedAt })
  const files = await listExportedFiles(app.db, owner)
  await archive.add('files.json', asJson(readFileNotes(app.db, files)), { changedAt })
  const unread: string[] = []
  for (const file of files) if (!(await addFile(app, archive, file))) unread.push(file.path)
  const readme = renderReadme({ productName: app.config.productName, changedAt, unread })
  await archive.add('README.txt', piecesOf(readme), { changedAt })
  archive.end()
}

/** Whether it could be read to its end. */
async function addFile(app: App, archive: Archive, file: ExportedFile): Promise<boolean> {
  let isWhole = true
  const noteFault = (error: unknown) => {
    isWhole = false
    // Not which: its id opens the file.
    app.server.log.warn({ err: error }, 'a file is missing in an export')
  }
  const bytes = await app.files.read(file.id).catch(noteFault)
  if (!bytes) return false
  const pieces = untilFault(bytes, noteFault)
  await archive.add(file.path, pieces, { isPacked: true, changedAt: file.createdAt })
  return isWhole
}

async function* untilFault(
  bytes: NodeJS.ReadableStream,
  noteFault: (error: unknown) => void,
): AsyncGenerator<string | Buffer> {
  try {
    yield* bytes
  } catch (error) {
    noteFault(error)
  }
}

async function* asJson(value: object): AsyncGenerator<string> {
  if (!(Symbol.asyncIterator in value)) {
    yield `${JSON.stringify(value, undefined, 2)}\n`
    return
  }
  let before = '[\n'
  for await (const each of value as AsyncIterable<object>) {
    yield before + JSON.stringify(each, undefined, 2)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  yield text
}
