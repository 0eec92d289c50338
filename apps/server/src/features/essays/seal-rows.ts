import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import type { essayEdits } from '../../db/schema/essays.ts'
import { readSharedKey } from '../../http/shared-key.ts'

const SECRET_NAME = 'essay-record-key'

/** One saved version in an essay's record. */
export type EditRow = Omit<typeof essayEdits.$inferSelect, 'applicationId' | 'requirementId'>

/** Whose record it is. */
export interface RecordKey {
  applicationId: string
  requirementId: string
}

/** Seals what nobody may change unseen: who knows no key can make no seal. */
export interface EssaySeals {
  /** Of a row that follows one with the seal `before`; of the first, ''. */
  ofRow(key: RecordKey, row: Omit<EditRow, 'seal'>, before: string): string
  /** Of a text for which no other is to be taken. */
  ofText(text: string): string
}

export async function loadEssaySeals(db: Database): Promise<EssaySeals> {
  const key = await readSharedKey(db, SECRET_NAME)
  // The two kinds begin differently, so that neither can pass for the other.
  const seal = (kind: 'row' | 'text', content: string) =>
    createHmac('sha256', key).update(`${kind} ${content}`).digest('hex')
  return {
    ofRow: (record, row, before) => seal('row', canonical(record, row, before)),
    ofText: (text) => seal('text', text),
  }
}

/** In one order, whatever the database makes of it. */
const canonical = (
  { applicationId, requirementId }: RecordKey,
  { ordinal, version, edits, savedAt }: Omit<EditRow, 'seal'>,
  before: string,
): string =>
  JSON.stringify([
    before,
    applicationId,
    requirementId,
    ordinal,
    version,
    savedAt.toISOString(),
    edits.map(({ at, removed, added }) => [
      at,
      removed,
      added.map(({ author, text }) => [author, text]),
    ]),
  ])

export function isSameSeal(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
