import { FACTS } from '../src/facts.ts'
import { finish } from '../src/finish.ts'
import type { Kernels } from '../src/engine/kernels.ts'
import type { Listing } from '../src/listing.ts'
import { fillMatchIndex, type MatchIndex } from '../src/match-index.ts'

/** An index that is made of all its listings at once. */
export function filled(listings: Iterable<Listing>, kernels?: Kernels): MatchIndex {
  const filling = fillMatchIndex(FACTS, kernels)
  for (const listing of listings) filling.put(listing)
  return finish(filling.finishInSteps())
}
