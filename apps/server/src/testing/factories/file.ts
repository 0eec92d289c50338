import { deflateSync } from 'node:zlib'
import type { Student } from './student.ts'
import { zipOf } from './zip.ts'

/** A PDF of one empty page; `objects` are further objects inside it. */
export const aPdf = (objects = '', sizeBytes = 0): Buffer => {
  const start = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n${objects}\n`
  const end = 'trailer\n<< /Root 1 0 R >>\n%%EOF\n'
  const room = Math.max(0, sizeBytes - start.length - end.length)
  return Buffer.from(start + ' '.repeat(room) + end, 'latin1')
}

/** The objects of a PDF as newer programs write them: compressed in a stream. */
export const packedObjects = (objects: string): string => {
  const packed = deflateSync(Buffer.from(objects, 'latin1'))
  return `9 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream\nendobj`
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
