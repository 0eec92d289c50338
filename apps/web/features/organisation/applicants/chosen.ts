import type { ApplicantFilter } from '@laurel/contract/applicant-shapes'
import { setOf } from './use-applicants.ts'

/** The applications that are ticked: some by their ids, or all that the filter finds. */
export type Chosen = { kind: 'some'; ids: ReadonlySet<string> } | { kind: 'all' }

export const NOTHING_CHOSEN: Chosen = { kind: 'some', ids: new Set() }

/** How many they are where the filter finds so many in all. */
export const numberOf = (chosen: Chosen, total: number): number =>
  chosen.kind === 'all' ? total : chosen.ids.size

export const isChosen = (chosen: Chosen, id: string): boolean =>
  chosen.kind === 'all' || chosen.ids.has(id)

/** As the calls take them. */
export const selectionOf = (chosen: Chosen, filter: ApplicantFilter) =>
  chosen.kind === 'all' ? { filter: setOf(filter) } : { applicationIds: [...chosen.ids] }

/** With one ticked or no longer; out of all of a filter those of the page stay. */
export function withChosen(
  chosen: Chosen,
  ids: readonly string[],
  isOn: boolean,
  page: readonly string[],
): Chosen {
  const next = new Set(chosen.kind === 'all' ? page : chosen.ids)
  for (const id of ids)
    if (isOn) next.add(id)
    else next.delete(id)
  return { kind: 'some', ids: next }
}
