import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { boundBody } from '../../../http/bound-body.ts'
import { drainBody } from '../../../http/drain-body.ts'
import { CallFailure } from '../../../http/failures.ts'
import { FileStoreUnavailable } from '../../../integrations/files/file-store.ts'
import { LARGEST_FILE_BYTES } from './rules.ts'

/** A file that has arrived whole, in a temporary place, with the fields around it. */
export interface ReceivedUpload {
  temporaryPath: string
  sentName: string
  sizeBytes: number
  sha256: string
  /** It went past what any upload may be and was cut off. */
  isTruncated: boolean
  fields: ReadonlyMap<string, string>
}

const FILE_FIELD = 'file'
const FIELDS = new Set(['purpose', 'requirementId'])
const LIMITS = {
  files: 2,
  fileSize: LARGEST_FILE_BYTES,
  fields: 10,
  parts: 12,
  fieldNameSize: 100,
  fieldSize: 200,
  headerPairs: 20,
  headerSize: 8192,
}
/** Twice the largest file: past that nobody is told how large a file may be. */
const LARGEST_BODY_BYTES = 2 * LARGEST_FILE_BYTES
/** Without the parser's own refusal, so that the purpose's words say how large it may be. */
const READING = { limits: LIMITS, throwFileSizeLimit: false }

/**
 * Streams the one file of a multipart body to disk and hands it to the work; whatever happens
 * then, the temporary file is gone afterwards.
 */
export async function withReceivedUpload<Result>(
  request: FastifyRequest,
  folder: string,
  work: (upload: ReceivedUpload) => Promise<Result>,
): Promise<Result> {
  const temporaryPath = join(folder, `${randomUUID()}.upload`)
  try {
    return await work(await receive(request, folder, temporaryPath))
  } finally {
    drainBody(request.raw, LARGEST_BODY_BYTES)
    // What cannot be removed now is swept later, and must not hide what happened.
    await rm(temporaryPath, { force: true }).catch(() => undefined)
  }
}

async function receive(
  request: FastifyRequest,
  folder: string,
  temporaryPath: string,
): Promise<ReceivedUpload> {
  if (Number(request.headers['content-length']) > LARGEST_BODY_BYTES)
    throw new CallFailure('BODY_TOO_LARGE')
  boundBody(request.raw, LARGEST_BODY_BYTES)
  const problems: Record<string, string> = {}
  const fields = new Map<string, string>()
  let received: Omit<ReceivedUpload, 'fields'> | undefined
  for await (const part of readParts(request)) {
    if (part.type === 'field') takeField(part, fields, problems)
    else if (part.fieldname === FILE_FIELD && !received && !(FILE_FIELD in problems))
      received = await writeAside(part, folder, temporaryPath)
    else {
      part.file.resume()
      problems[part.fieldname] ??=
        part.fieldname === FILE_FIELD ? 'Please send one file only.' : 'This field is not known.'
    }
  }
  if (!received) problems[FILE_FIELD] ??= 'Please choose a file.'
  else if (received.sizeBytes === 0) problems[FILE_FIELD] ??= 'This file is empty.'
  if (!received || Object.keys(problems).length > 0)
    throw new CallFailure('VALIDATION_FAILED', { fields: problems })
  return { ...received, fields }
}

/** Everything the parser objects to is the sender's: a bad boundary, a cut body, too many parts. */
async function* readParts(request: FastifyRequest): AsyncGenerator<Multipart> {
  if (!request.isMultipart()) throw new CallFailure('UNSUPPORTED_MEDIA_TYPE')
  try {
    yield* request.parts(READING)
  } catch (error) {
    if (error instanceof FileStoreUnavailable) throw error
    throw new CallFailure('MALFORMED_REQUEST')
  }
}

function takeField(
  part: Extract<Multipart, { type: 'field' }>,
  fields: Map<string, string>,
  problems: Record<string, string>,
): void {
  const { fieldname, value } = part
  if (fieldname === FILE_FIELD) problems[FILE_FIELD] ??= 'Please send a file, with its name.'
  else if (!FIELDS.has(fieldname)) problems[fieldname] ??= 'This field is not known.'
  else if (fields.has(fieldname)) problems[fieldname] ??= 'Please send this field once.'
  else if (typeof value !== 'string' || part.valueTruncated)
    problems[fieldname] ??= 'This field is not valid.'
  else fields.set(fieldname, value)
}

async function writeAside(
  part: MultipartFile,
  folder: string,
  temporaryPath: string,
): Promise<Omit<ReceivedUpload, 'fields'>> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      sizeBytes += chunk.length
      done(null, chunk)
    },
  })
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await pipeline(part.file, measure, createWriteStream(temporaryPath, { mode: 0o600 }))
  } catch (error) {
    if (error instanceof Error && 'syscall' in error)
      throw new FileStoreUnavailable('An upload could not be written.', { cause: error })
    throw new CallFailure('MALFORMED_REQUEST')
  }
  const isTruncated = part.file.truncated
  return {
    temporaryPath,
    sentName: part.filename,
    sizeBytes,
    sha256: hash.digest('hex'),
    isTruncated,
  }
}
