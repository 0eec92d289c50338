import { randomUUID } from 'node:crypto'
import { importRows, imports } from '../../db/schema/imports.ts'
import type { World } from './callers.ts'
import { each, type AccessEntry } from './expectations.ts'

/** Nobody else is told that there is such a call. */
const forAdmins = { otherwise: 'NOT_FOUND', outcomes: { admin: 'ok' } } as const

const anImport =
  (state: 'checked' | 'imported') =>
  async ({ app }: World) => {
    const id = randomUUID()
    const at = app.clock.now()
    await app.db.insert(imports).values({
      id,
      origin: 'screen',
      fileName: 'awards.csv',
      sizeBytes: 10,
      sha256: id,
      fileKey: '',
      readOn: '2026-11-20',
      state,
      createdAt: at,
      finishedAt: state === 'imported' ? at : null,
    })
    return { params: { id } }
  }

async function anAsideRow(world: World) {
  const { params } = await anImport('imported')(world)
  await world.app.db.insert(importRows).values({
    importId: params.id,
    line: 1,
    outcome: 'setAside',
    isDone: true,
    title: '',
    sponsor: 'A Fund',
    reason: 'The row has no title.',
    found: JSON.stringify({ row: { Sponsor: 'A Fund' }, dayOrder: 'monthFirst' }),
  })
  return { params: { ...params, line: '1' } }
}

const BOUNDARY = 'a-boundary'
const upload = () => ({
  raw: {
    payload: Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nTitle,Sponsor\nOne,A Fund\r\n--${BOUNDARY}--\r\n`,
    ),
    type: `multipart/form-data; boundary=${BOUNDARY}`,
  },
})

/** Files that administrators bring in. */
export const IMPORT_ENTRIES: Readonly<Record<string, AccessEntry>> = {
  uploadCatalogue: each(upload, forAdmins),
  listImports: each(undefined, forAdmins),
  viewImport: each(anImport('checked'), forAdmins),
  listImportRows: each(anImport('checked'), forAdmins),
  viewAsideRow: each(anAsideRow, forAdmins),
  takeInRow: each(
    async (world) => ({ ...(await anAsideRow(world)), body: { values: { title: 'Bee Award' } } }),
    forAdmins,
  ),
  confirmImport: each(anImport('checked'), forAdmins),
  discardImport: each(anImport('checked'), forAdmins),
  previewUndo: each(anImport('imported'), forAdmins),
  undoImport: each(anImport('imported'), forAdmins),
}
