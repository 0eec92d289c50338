import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { importRows, imports } from '../db/schema/imports.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { aStudent } from '../testing/factories/student.ts'
import {
  declaredFailures,
  expectFailure,
  sharedProvocations,
  urlOf,
  type Provocation,
  type Provocations,
} from '../testing/provocations.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const asAdmin: Provocation = async (call) => ({
  url: urlOf(call),
  headers: (await aStudent(app, { role: 'ADMIN' })).headers,
})

const withQuery: Provocation = async (call) => ({
  ...(await asAdmin(call)),
  url: `${urlOf(call)}?limit=101`,
})

/** While its file is checked, an import can be moved nowhere. */
const whileChecking: Provocation = async (call) => ({
  ...(await asAdmin(call)),
  url: urlOf(call, await anImport()),
})

const onLine =
  (id: string, payload?: object): Provocation =>
  async (call) => ({
    ...(await asAdmin(call)),
    url: urlOf(call, id).replace(/rows\/[^/]+/, 'rows/1'),
    ...(payload && { payload }),
  })

/** A row that was in the file and of which nothing is kept. */
const settled: Provocation = async (call) => {
  const importId = await anImport()
  await app.db.insert(importRows).values({
    importId,
    line: 1,
    outcome: 'setAside',
    isDone: true,
    title: '',
    sponsor: '',
    reason: 'The row has no title.',
  })
  return onLine(importId, call.method === 'POST' ? { values: {} } : undefined)(call)
}

async function anImport(): Promise<string> {
  const id = randomUUID()
  await app.db.insert(imports).values({
    id,
    origin: 'screen',
    fileName: 'awards.csv',
    sizeBytes: 1,
    sha256: id,
    fileKey: '',
    readOn: '2026-11-20',
    state: 'checking',
    createdAt: app.clock.now(),
  })
  return id
}

const multipart = async (content: string | Buffer, boundary = 'x') => ({
  headers: {
    ...(await aStudent(app, { role: 'ADMIN' })).headers,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  },
  payload: content,
})

const fileOf = (content: string): string =>
  `--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${content}\r\n--x--\r\n`

const MORE_THAN_ALLOWED = 50 * 1_048_576 + 1

const OWN: Provocations = {
  uploadCatalogue: {
    NOT_FOUND: async (call) => ({ url: urlOf(call), headers: (await aStudent(app)).headers }),
    MALFORMED_REQUEST: async (call) => ({ url: urlOf(call), ...(await multipart('--x\r\n')) }),
    VALIDATION_FAILED: async (call) => ({ url: urlOf(call), ...(await multipart(fileOf(''))) }),
    BODY_TOO_LARGE: async (call) => {
      const { headers } = await multipart('')
      return {
        url: urlOf(call),
        headers: { ...headers, 'content-length': String(3 * MORE_THAN_ALLOWED) },
        payload: '',
      }
    },
    FILE_TOO_LARGE: async (call) => ({
      url: urlOf(call),
      ...(await multipart(fileOf('x'.repeat(MORE_THAN_ALLOWED)))),
    }),
    SESSION_ENDED: async (call) => {
      const { headers, payload } = await multipart(fileOf('Title'))
      return { url: urlOf(call), headers: { ...headers, authorization: 'Bearer x' }, payload }
    },
    UNSUPPORTED_MEDIA_TYPE: async (call) => ({
      ...(await multipart('a')),
      url: urlOf(call),
      headers: { 'content-type': 'text/plain' },
    }),
  },
  listImports: {
    NOT_FOUND: async (call) => ({ url: urlOf(call), headers: (await aStudent(app)).headers }),
    VALIDATION_FAILED: withQuery,
  },
  viewImport: { NOT_FOUND: asAdmin },
  listImportRows: { NOT_FOUND: asAdmin, VALIDATION_FAILED: withQuery },
  viewAsideRow: {
    NOT_FOUND: onLine(randomUUID()),
    VALIDATION_FAILED: asAdmin,
    ROW_SETTLED: settled,
  },
  takeInRow: {
    NOT_FOUND: onLine(randomUUID(), { values: {} }),
    VALIDATION_FAILED: onLine(randomUUID(), {}),
    ROW_SETTLED: settled,
  },
  confirmImport: { NOT_FOUND: asAdmin, IMPORT_MOVED_ON: whileChecking },
  discardImport: { NOT_FOUND: asAdmin, IMPORT_MOVED_ON: whileChecking },
  previewUndo: { NOT_FOUND: asAdmin },
  undoImport: { NOT_FOUND: asAdmin, IMPORT_MOVED_ON: whileChecking },
}

describe('every failure a call declares can be provoked', () => {
  it.each(declaredFailures(['imports-admin'], []))('$name: $code', async (failure) => {
    const { call, code } = failure
    const shared = sharedProvocations(app, {})
    await expectFailure(app, failure, OWN[call.id]?.[code] ?? shared[code])
  })
})
