import type { ListedScholarship } from '../scholarship-shapes.ts'
import { isApplied, isDraft } from './own-status.ts'

export interface NearlyReady {
  scholarship: ListedScholarship
  readyCount: number
  /** Titles of the requirements that still need an answer; optional ones are not needed. */
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
    .filter(({ readyCount, stillNeeds }) => readyCount > 0 || stillNeeds.length === 0)
    .toSorted((a, b) => a.stillNeeds.length - b.stillNeeds.length || b.readyCount - a.readyCount)
}

const canBeSent = (each: ListedScholarship): boolean =>
  each.isOpen &&
  !isApplied(each) &&
  each.delivery === 'laurel' &&
  each.match?.verdict !== 'ineligible'

function toNearlyReady(scholarship: ListedScholarship): NearlyReady {
  const answered = new Set(scholarship.answeredIds)
  return {
    scholarship,
    readyCount: answered.size,
    stillNeeds: scholarship.requirements
      .filter(({ id, optional }) => !optional && !answered.has(id))
      .map(({ title }) => title),
  }
}
