import type { Deadline } from '@laurel/contract/scholarship-shapes'
import type { Known } from '@laurel/matching/known'
import { isPlainKey, nameKey, ownSponsor, ownTitle } from './name-key.ts'
import { isBareKey, isOfOneSite, siteKey } from './site-key.ts'
import { weighBodies } from './sponsor-body.ts'
import { likenessOf, shinglesOf } from './text-likeness.ts'

/** One of two entries that may be of one award. */
export interface Entry {
  id: string
  title: string
  sponsor: string
  text: string
  known: Known
  clauses: number
  /** US dollars; 0 where unknown. */
  amountMaxUsd: number
  deadline: Deadline
  applyUrl: string | null
  delivery: 'laurel' | 'provider'
  opensAt: Date | null
  createdAt: Date
  sourceKey: string
  /** Whether anybody began or sent an application for it. */
  isInUse: boolean
  /** Whether its organisation looks after it itself. */
  isOwned: boolean
}

export interface PairVerdict {
  /** `same`: merged without asking; `maybe`: for a person to decide. */
  verdict: 'same' | 'maybe' | 'different'
  basis: 'name' | 'text'
  likeness: number
}

/** Texts that share so much were copied from each other. */
const COPIED = 0.9

const isFixed = ({ date, isEstimate }: Deadline): boolean => date !== null && isEstimate !== true

/** Two sums or two announced days that differ: two awards, or one of the entries is out of date. */
const isContradicting = (one: Entry, other: Entry): boolean =>
  (one.amountMaxUsd > 0 && other.amountMaxUsd > 0 && one.amountMaxUsd !== other.amountMaxUsd) ||
  (isFixed(one.deadline) && isFixed(other.deadline) && one.deadline.date !== other.deadline.date)

/**
 * Whether two entries are of one award. Of two catalogues the same name is enough: where their sums or
 * days differ, one of them is out of date. So is the same title at the same site, where the sponsor is only
 * written differently, or the same body behind them, and nothing that differs. Within one file such a pair may well be two awards.
 */
export const weighPair = (one: Entry, other: Entry, isOfOneFile = false): PairVerdict => {
  const likeness = likenessOf(shinglesOf(one.text), shinglesOf(other.text))
  const isOfOne = ownSponsor(one.sponsor) === ownSponsor(other.sponsor)
  const key = nameKey(one.title, one.sponsor)
  const isNamedAlike = key !== '' && key === nameKey(other.title, other.sponsor)
  const isNamedSame =
    isNamedAlike &&
    isOfOne &&
    ownTitle(one.title, one.sponsor) === ownTitle(other.title, other.sponsor)
  const isCopied = likeness >= COPIED
  const isSited = isOfOneSite(one, other)
  const bodies = isOfOneFile ? 'different' : weighBodies(one, other)
  const basis = isNamedAlike || isSited || bodies !== 'different' ? 'name' : 'text'
  if (!isNamedAlike && !isCopied && !isSited && bodies === 'different')
    return { verdict: 'different', basis, likeness }
  const isFree = !isContradicting(one, other)
  const isNameEnough = !isOfOneFile || (isFree && !isPlainKey(key))
  const isSiteEnough = !isOfOneFile && (isFree || !isBareKey(siteKey(one)))
  const isSure =
    (isNamedSame && isNameEnough) ||
    (isSited && isSiteEnough) ||
    (bodies === 'same' && isFree) ||
    (isCopied && isOfOne && isFree)
  const isBothInUse = one.isInUse && other.isInUse
  return { verdict: isSure && !isBothInUse ? 'same' : 'maybe', basis, likeness }
}

const KNOWN_BEST_FIRST: readonly Known[] = ['stated', 'read', 'partly', 'unread']

const hasOpened = ({ opensAt }: Entry, now: Date): boolean => opensAt === null || opensAt <= now

/**
 * What an entry has to show, the weightiest first: the fuller reading stays, but a day that was
 * announced says more than anything that was read without one, and nobody finds what opens later.
 * A day that has passed was announced all the same: what is closed is closed.
 */
const worthOf = (entry: Entry, now: Date): number[] => [
  Number(entry.isOwned),
  Number(entry.isInUse),
  Number(entry.delivery === 'laurel'),
  Number(entry.known !== 'unread'),
  Number(hasOpened(entry, now)),
  Number(isFixed(entry.deadline)),
  -KNOWN_BEST_FIRST.indexOf(entry.known),
  entry.clauses,
  Number(entry.applyUrl !== null),
  Number(entry.amountMaxUsd > 0),
  -entry.createdAt.getTime(),
]

/** In the order of where they come from: ids are drawn anew each time. */
export const bySource = (one: Entry, other: Entry): number =>
  one.sourceKey < other.sourceKey ? -1 : 1

/** Of two entries the one that stays, first; the same files give the same one each time. */
export const survivorFirst = (
  one: Entry,
  other: Entry,
  now: Date,
): [survivor: Entry, merged: Entry] => {
  const [left, right] = [worthOf(one, now), worthOf(other, now)]
  const at = left.findIndex((worth, index) => worth !== right[index])
  const isOneBetter = at < 0 ? bySource(one, other) < 0 : (left[at] ?? 0) > (right[at] ?? 0)
  return isOneBetter ? [one, other] : [other, one]
}
