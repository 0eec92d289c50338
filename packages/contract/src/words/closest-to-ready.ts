import type { ListedScholarship } from '../scholarship-shapes.ts'
import { isApplied, isDraft } from './own-status.ts'

export interface NearlyReady {
  scholarship: ListedScholarship
  doneCount: number
  /** Titles of the requirements that are not done yet; optional ones only once they are begun. */
  stillNeeds: readonly string[]
}

/** Open drafts and saved scholarships that can be sent here, those with the least left first. */
export function closestToReady(
  saved: readonly ListedScholarship[],
  mine: readonly ListedScholarship[],
): NearlyReady[] {
  const drafts = mine.filter(isDraft)
  const onlySaved = saved.filter(({ id }) => !drafts.some((draft) => draft.id === id))
  return [...drafts, ...onlySaved]
    .filter(canBeSent)
    .map(toNearlyReady)
    .filter(
      ({ scholarship, doneCount, stillNeeds }) =>
        doneCount > 0 || (scholarship.startedIds ?? []).length > 0 || stillNeeds.length === 0,
    )
    .toSorted((a, b) => a.stillNeeds.length - b.stillNeeds.length || b.doneCount - a.doneCount)
}

const canBeSent = (each: ListedScholarship): boolean =>
  each.isOpen &&
  !each.isLocked &&
  !isApplied(each) &&
  each.delivery === 'laurel' &&
  each.match?.verdict !== 'ineligible'

function toNearlyReady(scholarship: ListedScholarship): NearlyReady {
  return {
    scholarship,
    doneCount: scholarship.doneIds?.length ?? 0,
    stillNeeds: stillNeeded(scholarship),
  }
}

/** Titles of what must still be done: what is not begun, and what is not done yet, also where it is optional. */
export function stillNeeded({ requirements, doneIds, startedIds }: ListedScholarship): string[] {
  const [done, started] = [new Set(doneIds), new Set(startedIds)]
  return requirements
    .filter(({ id, optional }) => !done.has(id) && (!optional || started.has(id)))
    .map(({ title }) => title)
}
