import type { Listing } from '@laurel/matching/listing'
import type { Database } from '../../apps/server/src/db/database.ts'
import {
  CV_REQUIREMENT,
  type RequirementInput,
  type ScholarshipInput,
} from '../../apps/server/src/features/catalogue/scholarships/scholarship-input.ts'
import { storeScholarships } from '../../apps/server/src/features/catalogue/scholarships/store-scholarships.ts'
import { listingAt, NOW_MS, type Size } from '../matching/generate-listing.ts'
import { NAMES } from '../matching/store-catalogue.ts'

/** As many as an import takes in with one transaction. */
const BATCH = 250
/** One change in so many takes a scholarship out of the catalogue. */
const WITHDRAWN_EACH = 10

const ESSAY: RequirementInput = {
  ...CV_REQUIREMENT,
  title: 'Why you?',
  dataType: 'text',
  isCv: false,
  fieldKey: 'text',
  fieldName: 'Why you?',
  limits: {},
}

/**
 * Gives so many scholarships of a stored catalogue, from a position on, other criteria, deadlines,
 * amounts and requirements, as an import would; each tenth is withdrawn.
 */
export async function writeChanges(
  db: Database,
  size: Size,
  { from, count, batch = BATCH }: { from: number; count: number; batch?: number },
): Promise<void> {
  const other: Size = { ...size, seed: size.seed + 1 }
  for (let done = 0; done < count; done += batch) {
    const inputs = Array.from({ length: Math.min(batch, count - done) }, (_, n) => {
      const position = from + done + n
      const { id } = listingAt(size, position % size.count)
      const isWithdrawn = position % WITHDRAWN_EACH === 0
      return toInput(id, listingAt(other, position % size.count), isWithdrawn)
    })
    await db.transaction((tx) => storeScholarships(tx, inputs, new Date()))
  }
}

function toInput(id: string, listing: Listing, isWithdrawn: boolean): ScholarshipInput {
  const { amountUsd, closesAtMs, criteria, delivery, fieldIds } = listing
  const closesAt = closesAtMs === null ? undefined : new Date(closesAtMs - NOW_MS + Date.now())
  const date = closesAt?.toISOString().slice(0, 10) ?? null
  return {
    ...inputOf(`generated:${id}`, `Award ${id.slice(0, 8)}, changed`),
    amounts: amountUsd === null ? [] : [amountUsd],
    deadline: { type: date === null ? 'rolling' : 'fixed', date, timeZone: 'America/New_York' },
    ...(closesAt && { closesAt }),
    criteria,
    requirements: fieldIds.map((field) => (field === 'cv' ? CV_REQUIREMENT : ESSAY)),
    delivery,
    status: isWithdrawn ? 'withdrawn' : 'published',
  }
}

/** A new scholarship that fits everybody and leads every list of the newest. */
export const writeMarker = (db: Database, title: string): Promise<unknown> =>
  db.transaction((tx) => storeScholarships(tx, [inputOf(`marker:${title}`, title)], new Date()))

const inputOf = (sourceKey: string, title: string): ScholarshipInput => ({
  sourceKey,
  sponsor: NAMES.sponsor,
  title,
  descriptionHtml: `<p>${NAMES.description}</p>`,
  descriptionText: NAMES.description,
  amounts: [1000],
  award: null,
  deadline: { type: 'rolling', date: null, timeZone: 'America/New_York' },
  recurrence: null,
  criteria: { all: [] },
  known: 'stated',
  unreadSentences: [],
  suggestedCriteria: null,
  requirements: [],
  aiPolicy: 'allowed',
  delivery: 'laurel',
  applyUrl: null,
  termsHtml: null,
  privacyHtml: null,
  affidavitHtml: null,
  source: null,
  status: 'published',
  isSample: false,
  isRandomDraw: false,
  isFeatured: false,
})
