import type { Caution } from '@laurel/contract/caution-shapes'
import type { Reason } from '@laurel/contract/scholarship-shapes'
import { deadlineWords } from '@laurel/contract/words/deadline-words'
import type { App } from '../../../app-context.ts'
import { dayIn } from '../../../days.ts'
import { readSurvivor } from '../../catalogue/scholarships/read-survivor.ts'
import { evaluateMatch, toReason, unreadOf } from '../../catalogue/scholarships/describe-match.ts'
import { isEarly, isOpen } from '../../catalogue/scholarships/policy.ts'
import type { Card, ScholarshipRow } from '../../catalogue/scholarships/queries.ts'
import {
  recallScholarships,
  type Recalled,
} from '../../catalogue/scholarships/recall-scholarships.ts'
import { cautionsOf } from '../../catalogue/trust/cautions-of.ts'
import { listingPath, readTail } from './listing-address.ts'
import { findByTail } from './queries.ts'

/** A listing as anybody may see it, without knowing who looks. */
export interface Listing {
  row: ScholarshipRow
  card: Card
  path: string
  isOpen: boolean
  /** Until when one can apply, in words of today. */
  closing: string
  /** Every rule, with a sentence for each later. */
  rules: readonly Reason[]
  cautions: readonly Caution[]
}

/** What stands at an address: a listing, another address, or that it is gone or never was. */
export type Found =
  | { kind: 'listing'; listing: Listing }
  | { kind: 'moved'; path: string }
  | { kind: 'gone' }
  | { kind: 'unknown' }

type Parts = Pick<App, 'db' | 'clock' | 'matches'>

/** What the last part of an address stands for. Drafts and what is for subscribers first are unknown. */
export async function readListing(app: Parts, slug: string): Promise<Found> {
  const tail = readTail(slug)
  if (tail === undefined) return { kind: 'unknown' }
  const ids = await findByTail(app.db, tail)
  const found = [...(await recallScholarships(app, ids)).values()]
  const named = found.find(({ row }) => listingPath(row).endsWith(`/${slug}`)) ?? found[0]
  if (named === undefined || isEarly(named.row, app.clock.now())) return { kind: 'unknown' }
  return stateOf(app, named, slug)
}

async function stateOf(app: Parts, recalled: Recalled, slug: string): Promise<Found> {
  const { row } = recalled
  if (row.status === 'merged') return survivorOf(app, row.id)
  if (row.status === 'withdrawn') return { kind: 'gone' }
  if (row.status === 'draft') return { kind: 'unknown' }
  const listing = toListing(recalled, app.clock.now())
  if (!listing.path.endsWith(`/${slug}`)) return { kind: 'moved', path: listing.path }
  return { kind: 'listing', listing }
}

async function survivorOf(app: Parts, id: string): Promise<Found> {
  const survivorId = await readSurvivor(app.db, id)
  const survivor = survivorId && (await recallScholarships(app, [survivorId])).get(survivorId)
  if (!survivor || survivor.row.status !== 'published') return { kind: 'gone' }
  return { kind: 'moved', path: listingPath(survivor.row) }
}

/** Listings by id, in that order. */
export async function readListings(app: Parts, ids: readonly string[]): Promise<Listing[]> {
  const recalled = await recallScholarships(app, ids)
  const now = app.clock.now()
  return ids.flatMap((id) => {
    const each = recalled.get(id)
    return each ? [toListing(each, now)] : []
  })
}

/** A profile that answers nothing: every rule is open, so each can be said as it is. */
const NOBODY = { answers: {}, attested: {}, barred: new Map() }

export function toListing(recalled: Recalled, now: Date): Listing {
  const { row, card } = recalled
  const { reasons } = evaluateMatch(NOBODY, dayIn(row.timeZone, now), row)
  return {
    row,
    card,
    path: listingPath(row),
    isOpen: isOpen(row, now),
    closing: deadlineWords(row.deadline, now),
    rules: [...reasons.map(toReason), ...unreadOf(row)],
    cautions: cautionsOf(recalled),
  }
}
