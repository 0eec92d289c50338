import type { Listing } from '@laurel/matching/listing'
import type { MatchQuery } from '@laurel/matching/match-index'
import { NOW_MS, TODAY } from './generate-listing.ts'
import { profileAt } from './generate-profile.ts'
import { randomAt } from './random.ts'

/** A student as the server would ask for one: answers, questions answered, what was applied to. */
export type Subject = Pick<MatchQuery, 'answers' | 'attested' | 'nowMs' | 'today' | 'excluded'> & {
  /** Said very little; left out where a typical student is meant. */
  readonly isThin: boolean
}

/** Scholarships seen while the catalogue was made, for what students did with single ones. */
export type Seen = { readonly asking: Listing[]; readonly any: Listing[] }

const KEPT = 2000

export function noteSeen({ asking, any }: Seen, listing: Listing): void {
  if (any.length < KEPT) any.push(listing)
  if (asking.length < KEPT && listing.criteria.all.some((clause) => 'attest' in clause))
    asking.push(listing)
}

/** One student in three has applied to some; one in four has answered questions of some. */
export function subjectsFrom(seed: number, count: number, { asking, any }: Seen): Subject[] {
  return Array.from({ length: count }, (_, position) => {
    const random = randomAt(seed ^ 0x2545f491, position)
    const { answers, isThin } = profileAt(seed, position)
    const some = (from: readonly Listing[], most: number) =>
      from.length === 0
        ? []
        : Array.from({ length: random.between(1, most) }, () => random.pick(from))
    const applied = random.chance(0.33) ? some(any, 40) : []
    const answered = random.chance(0.25) ? some(asking, 12) : []
    return {
      answers,
      isThin,
      nowMs: NOW_MS,
      today: TODAY,
      excluded: new Set(applied.map(({ id }) => id)),
      ...(answered.length > 0 && {
        attested: Object.fromEntries(
          answered.map((listing) => [listing.id, { [questionOf(listing)]: random.chance(0.6) }]),
        ),
      }),
    }
  })
}

function questionOf({ criteria }: Listing): string {
  for (const clause of criteria.all) if ('attest' in clause) return clause.attest
  throw new Error('It asks no question.')
}
