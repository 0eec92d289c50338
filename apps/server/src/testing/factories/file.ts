import { deflateSync } from 'node:zlib'
import type { Student } from './student.ts'
import { zipOf } from './zip.ts'

/**
 * A PDF of one empty page; `objects` are further objects inside it, from number 4 on, and `entries`
 * further entries of its catalogue, which may lead to them.
 */
export const aPdf = (objects = '', sizeBytes = 0, entries = ''): Buffer => {
  const begin = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${entries} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n${objects}\n`
  const room = (end: string) => Math.max(0, sizeBytes - begin.length - end.length)
  const table = tableOf(begin, '<< /Root 1 0 R >>')
  const padded = begin + ' '.repeat(room(table(0)))
  return Buffer.from(padded + table(padded.length), 'latin1')
}

/** Where each object begins, for a table that begins at a place that is told later. */
const tableOf = (begin: string, trailer: string) => {
  const places = new Map(
    [...begin.matchAll(/^(\d+) 0 obj$/gm)].map((at) => [Number(at[1]), at.index]),
  )
  const sections = [...places].map(
    ([object, place]) => `${object} 1\n${String(place).padStart(10, '0')} 00000 n \n`,
  )
  const size = Math.max(...places.keys()) + 1
  const table = `xref\n0 1\n0000000000 65535 f \n${sections.join('')}trailer\n${trailer.replace('<<', `<< /Size ${size}`)}\n`
  // As long whatever the place, so that a file can be made of a wanted size.
  return (place: number) => `${table}startxref\n${String(place).padStart(10, '0')}\n%%EOF\n`
}

/**
 * A PDF as newer programs write them, whose objects lie compressed in a stream (object 9, with these
 * entries in its dictionary) that a table in a stream leads to. Object 7 is the document's first action.
 */
export const aPackedPdf = (
  action: string,
  stream = '/Type /ObjStm /Filter /FlateDecode',
): Buffer => {
  const packed = deflateSync(Buffer.from(`7 0 ${action}`, 'latin1'))
  const begin = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction 7 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n8 0 obj\n/FlateDecode\nendobj\n9 0 obj\n<< ${stream} /N 1 /First 4 /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream\nendobj\n`
  const places = [...begin.matchAll(/^(\d+) 0 obj$/gm)].map((at) => [Number(at[1]), at.index])
  const rows = Buffer.alloc(11 * 4)
  for (const [object = 0, place = 0] of places)
    rows.writeUInt32BE(0x01_00_00_00 + (place << 8), object * 4)
  // Kind 2: the first object in the stream that is object 9.
  rows.writeUInt32BE(0x02_00_09_00, 7 * 4)
  rows.writeUInt32BE(0x01_00_00_00 + (begin.length << 8), 10 * 4)
  const table = `10 0 obj\n<< /Type /XRef /Size 11 /W [1 2 1] /Root 1 0 R /Length ${rows.length} >>\nstream\n${rows.toString('latin1')}\nendstream\nendobj\nstartxref\n${begin.length}\n%%EOF\n`
  return Buffer.from(begin + table, 'latin1')
}

export const aPng = (): Buffer =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

export const aJpeg = (): Buffer =>
  Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')

/** A ZIP archive of empty files with these names, such as a Word document's. */
export const aZip = (...names: string[]): Buffer => zipOf(names.map((name) => ({ name })))

export const aDocx = (): Buffer => aZip('[Content_Types].xml', 'word/document.xml')

export const aDoc = (part = 'WordDocument'): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(70_000),
    Buffer.from(part, 'utf16le'),
    Buffer.alloc(100),
  ])

interface UploadOptions {
  name?: string
  content?: Buffer
  purpose?: string
  requirementId?: string
  /** The fields follow the file. */
  isFileFirst?: boolean
  key?: string
}

/** What `inject` sends to upload a file; a PDF for a requirement unless told otherwise. */
export async function uploadRequest(student: Student, options: UploadOptions = {}) {
  const { name = 'essay.pdf', content = aPdf(), purpose, requirementId, key } = options
  const file = new Blob([new Uint8Array(content)])
  const form = new FormData()
  if (options.isFileFirst) form.append('file', file, name)
  for (const [field, value] of Object.entries({ purpose, requirementId }))
    if (value !== undefined) form.append(field, value)
  if (!options.isFileFirst) form.append('file', file, name)
  return formRequest(student, form, key === undefined ? {} : { 'idempotency-key': key })
}

/** A form as `inject` sends it to the upload call. */
export async function formRequest(
  student: Student,
  form: FormData,
  headers: Record<string, string> = {},
) {
  const encoded = new Response(form)
  const contentType = encoded.headers.get('content-type') ?? ''
  return {
    method: 'POST' as const,
    url: '/api/v1/files',
    headers: { ...student.headers, ...headers, 'content-type': contentType },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}
