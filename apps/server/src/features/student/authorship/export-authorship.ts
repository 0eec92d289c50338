import type { exportAuthorship as call } from '@laurel/contract/essay-record'
import type { FastifyReply } from 'fastify'
import type { App } from '../../../app-context.ts'
import { dayIn } from '../../../days.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { Asked } from '../../../http/serve.ts'
import { htmlOf } from '../essays/apply-edits.ts'
import { countAuthors } from './count-authors.ts'
import { readAuthors } from '../essays/read-authors.ts'
import type { EditRow } from '../essays/seal-rows.ts'
import { isIntact } from './read-authorship.ts'
import { readEssay } from './read-essay.ts'
import { RECORD_FORMAT, sealedContent, type EssayRecord } from './record-file.ts'

/** Answers with everything that is recorded of an essay, as a file to keep and to show. */
export async function exportAuthorship(
  app: App,
  { who, params, reply }: Pick<Asked<typeof call>, 'who' | 'params' | 'reply'>,
): Promise<FastifyReply> {
  await app.limits.use('essayRecord', who.applicantId)
  const essay = await readEssay(app, who.applicantId, params)
  const { key, kept, rows, present, scholarship, title } = essay
  if (!key || rows.length === 0) throw new CallFailure('NOT_FOUND')
  const exportedAt = app.clock.now()
  const content: Omit<EssayRecord, 'seal'> = {
    format: RECORD_FORMAT,
    product: app.config.productName,
    howToRead: howToRead(app.config.productName),
    exportedAt: exportedAt.toISOString(),
    scholarship: scholarship.title,
    sponsor: scholarship.sponsor,
    question: title,
    aiPolicy: scholarship.aiPolicy,
    ...key,
    isIntact: isIntact(app, essay),
    version: kept.version,
    essay: htmlOf(present),
    words: countAuthors(readAuthors(present)),
    rowCount: rows.length,
    rows: rows.map(toFileRow),
  }
  const record: EssayRecord = { ...content, seal: app.essaySeals.ofText(sealedContent(content)) }
  const day = dayIn(who.timeZone, exportedAt)
  return reply
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="essay-record-${day}.json"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(`${writeRecord(record)}\n`)
}

const toFileRow = ({ sizeCharacters: _size, folded, savedAt, ...row }: EditRow) => ({
  ...row,
  savedAt: savedAt.toISOString(),
  ...(folded && { folded }),
})

const howToRead = (product: string): string[] => [
  `This is how an essay came about, as ${product} recorded it with each save.`,
  '"essay" is its text as HTML; "words" counts whose words they are: the student\'s own, the assistant\'s, or pasted from elsewhere.',
  'Each row is one saved version. Its edits are made on the text of the row before; the first row begins with an empty text. "at" is a place in that text, counted in UTF-16 units from its beginning; there "removed" units went and "added" came, each stretch with its author. All edits of a row name places of the text before that row.',
  'Of a long record the first row may stand for many versions: "folded" says how many, since when, and which words were removed before it. Its edits lead there from an empty text.',
  'All rows together lead to exactly "essay".',
  '"pasted" means that the editor told of it being pasted, or that it was taken from another answer. What was typed counts as the student\'s, whatever was on the table beside it.',
  `Each "seal" is a keyed hash over its row and the seal before, that of the file over everything else: ${product} can tell whether anything was changed, left out or put in. Give this file back to it to have it checked.`,
]

/** A row to a line, so that it stays readable however many there are. */
function writeRecord({ rows, ...rest }: EssayRecord): string {
  const head = JSON.stringify(rest, undefined, 2).replace(/\n\}$/, '')
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`)
  return `${head},\n  "rows": [\n${lines.join(',\n')}\n  ]\n}`
}
