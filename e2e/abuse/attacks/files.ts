import { aPackedPdf, aPdf } from '../../../apps/server/src/testing/factories/file.ts'
import { zipOf } from '../../../apps/server/src/testing/factories/zip.ts'
import { atOnce, type Attack, type Attacker } from '../attack.ts'

const MEGABYTE = 1_048_576
/** Just below what a kept document may be. */
const DOCUMENT_BYTES = 5 * MEGABYTE - 1000

async function upload(attacker: Attacker, name: string, content: Buffer): Promise<void> {
  const form = new FormData()
  form.append('purpose', 'document')
  form.append('file', new Blob([new Uint8Array(content)]), name)
  // Written out first: a stream that is still being read when it is cut off ends the program.
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  const body = await encoded.arrayBuffer()
  await attacker.send('/api/v1/files', { method: 'POST', headers, body })
}

/** The same file from several connections. */
const uploads = (name: string, fileName: string, make: () => Buffer): Attack => ({
  name,
  async run(attacker) {
    const content = make()
    const works = Array.from({ length: 8 }, () => () => upload(attacker, fileName, content))
    await atOnce(4, works)
  },
})

const repeated = (fragment: string) =>
  aPdf(fragment.repeat(Math.floor((DOCUMENT_BYTES - 1000) / fragment.length)))

const documentOf = (count: number) =>
  zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...Array.from({ length: count }, (_, index) => ({ name: `word/media/${index}`, content: 'x' })),
  ])

const shrunk = () =>
  zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: Buffer.alloc(95 * MEGABYTE, '<w:p>Some text</w:p>') },
  ])

const rain: Attack = {
  name: 'a rain of large honest PDFs',
  async run(attacker) {
    const content = aPdf('', DOCUMENT_BYTES)
    const works = Array.from({ length: 35 }, () => () => upload(attacker, 'letter.pdf', content))
    await atOnce(12, works)
  },
}

export const attacks: readonly Attack[] = [
  uploads('PDF: an action and signs of comments', 'a.pdf', () =>
    aPdf(`/Launch${'%'.repeat(DOCUMENT_BYTES - 1000)}`),
  ),
  uploads('PDF: actions and comments in turn', 'a.pdf', () => repeated('/JavaScript %')),
  uploads('PDF: nested lists', 'a.pdf', () => repeated('[')),
  uploads('PDF: nested dictionaries', 'a.pdf', () => repeated('<</A')),
  uploads('PDF: beginnings of objects', 'a.pdf', () => repeated('1 0 obj\n')),
  uploads('PDF: beginnings of streams', 'a.pdf', () => repeated('/ObjStm stream\n')),
  uploads('PDF: a list that unpacks to very much', 'a.pdf', () =>
    aPackedPdf(`<< /S /GoTo >>${' '.repeat(300 * MEGABYTE)}`),
  ),
  uploads('a name of nothing but dots', `y${'.'.repeat(70_000)}x.pdf`, () => aPdf()),
  uploads('Word: as many parts as an archive may have', 'a.docx', () => documentOf(4990)),
  uploads('Word: parts that unpack to very much', 'a.docx', shrunk),
  rain,
]
