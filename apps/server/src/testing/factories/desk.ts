import { randomUUID } from 'node:crypto'
import type { App } from '../../app-context.ts'
import { importRows, imports } from '../../db/schema/imports.ts'
import { listingClauses, listingTexts } from '../../db/schema/listings.ts'
import { aScholarship, type ScholarshipOptions } from './scholarship.ts'

type Parts = Pick<App, 'db' | 'clock'> & { matches: Pick<App['matches'], 'catchUp'> }
type ClauseRow = typeof listingClauses.$inferSelect

/** A clause as it was read in a text, unsure unless told otherwise. */
export const aClause = (part: Partial<ClauseRow> = {}): ClauseRow => {
  const criteria = part.criteria ?? { fact: 'state', in: ['OH'] }
  return {
    id: randomUUID(),
    scholarshipId: randomUUID(),
    position: 0,
    words: 'resident of Ohio',
    textIndex: 0,
    fromCharacter: 10,
    toCharacter: 26,
    likeness: 'ohio',
    readCriteria: criteria,
    criteria,
    confidence: 'unsure',
    reader: 'rules',
    why: null,
    isAsked: false,
    state: 'read',
    decisionId: null,
    fromId: null,
    ...part,
  }
}

/** A listing whose text was read; its one clause is unsure unless told otherwise. */
export async function aReadListing(
  app: Parts,
  clauses: readonly Partial<ClauseRow>[] = [{}],
  options: ScholarshipOptions = {},
) {
  const { id } = await aScholarship(app, { known: 'partly', ...options })
  const text = 'Must be a resident of Ohio.'
  await app.db.insert(listingTexts).values({
    scholarshipId: id,
    known: 'partly',
    texts: [{ kind: 'eligibility', text }],
  })
  const rows = clauses.map((part, position) => aClause({ scholarshipId: id, position, ...part }))
  if (rows.length > 0) await app.db.insert(listingClauses).values(rows)
  return { id, clauses: rows }
}

/** A listing that an import held back. */
export async function aHeldBackListing(app: Parts, title = 'Old Award') {
  const { id } = await aReadListing(app, [{}], { title, status: 'draft' })
  const importId = randomUUID()
  const now = app.clock.now()
  await app.db.insert(imports).values({
    id: importId,
    origin: 'screen',
    fileName: 'awards.csv',
    sizeBytes: 1,
    sha256: importId,
    fileKey: '',
    readOn: '2026-11-20',
    state: 'imported',
    createdAt: now,
  })
  await app.db.insert(importRows).values({
    importId,
    line: 1,
    outcome: 'imported',
    isDone: true,
    title,
    sponsor: 'Lake Fund',
    heldBack: 'of 2019, and not checked since',
    scholarshipId: id,
    storedAt: now,
  })
  return id
}
