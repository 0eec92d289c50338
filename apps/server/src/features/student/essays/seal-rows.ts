import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../../db/database.ts'
import type { EssayEdit, essayEdits, FoldedRows } from '../../../db/schema/essays.ts'
import { readSharedKey } from '../../../http/shared-key.ts'

const SECRET_NAME = 'essay-record-key'

/** One saved version in an essay's record. */
export type EditRow = Omit<typeof essayEdits.$inferSelect, 'applicationId' | 'requirementId'>

/** What of a row its seal is over. */
export type SealedRow = Pick<EditRow, 'ordinal' | 'version' | 'edits' | 'savedAt'>

/** Whose record it is. */
export interface RecordKey {
  applicationId: string
  requirementId: string
}

/** Seals what nobody may change unseen: who knows no key can make no seal. */
export interface EssaySeals {
  /** Of a row that follows one with the seal `before`; of the first, ''. */
  ofRow(key: RecordKey, row: SealedRow, before: string): string
  /** Of a row that stands for all before it; `seal` is the one it was written with. */
  ofFolded(
    key: RecordKey,
    row: SealedRow & { seal: string },
    folded: Omit<FoldedRows, 'seal'>,
  ): string
  /** Of a text for which no other is to be taken. */
  ofText(text: string): string
}

export async function loadEssaySeals(db: Database): Promise<EssaySeals> {
  const key = await readSharedKey(db, SECRET_NAME)
  // The kinds begin differently, so that none can pass for another.
  const seal = (kind: 'row' | 'folded' | 'text', content: string) =>
    createHmac('sha256', key).update(`${kind} ${content}`).digest('hex')
  return {
    ofRow: (record, row, before) => seal('row', canonical(record, row, before)),
    ofFolded: (record, row, { versions, firstSavedAt, gone }) =>
      seal(
        'folded',
        JSON.stringify([
          canonical(record, row, row.seal),
          versions,
          firstSavedAt,
          gone.map(canonicalStretches),
        ]),
      ),
    ofText: (text) => seal('text', text),
  }
}

/** In one order, whatever the database makes of it. */
const canonical = (
  { applicationId, requirementId }: RecordKey,
  { ordinal, version, edits, savedAt }: SealedRow,
  before: string,
): string =>
  JSON.stringify([
    before,
    applicationId,
    requirementId,
    ordinal,
    version,
    savedAt.toISOString(),
    edits.map(({ at, removed, added }) => [at, removed, canonicalStretches(added)]),
  ])

const canonicalStretches = (stretches: EssayEdit['added']) =>
  stretches.map(({ author, text }) => [author, text])

export function isSameSeal(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
