import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { EVERYTHING, everythingBut, isSelected, NOTHING, toggled } from './selection.ts'
import { useSelection } from './use-selection.ts'

export interface BulkSelection {
  /** Undefined until every scholarship of the list is known. */
  listedCount: number | undefined
  selectedIds: readonly string[]
  isSelected: (scholarshipId: string) => boolean
  toggle: (scholarshipId: string) => void
  /** Everything, or nothing when everything was selected. */
  toggleAll: () => void
  /** Leaves out what only may fit; undefined until every scholarship of the list is known. */
  selectEligible: (() => void) | undefined
}

/** What of a list, over all its pages, is chosen to be applied to. */
export function useBulkSelection(
  list: string,
  listed: readonly ListedScholarship[] | undefined,
): BulkSelection {
  const [selection, change] = useSelection(list)
  const selectedIds = listed?.map(({ id }) => id).filter((id) => isSelected(selection, id)) ?? []
  return {
    listedCount: listed?.length,
    selectedIds,
    isSelected: (id) => isSelected(selection, id),
    toggle: (id) => change(toggled(selection, id)),
    selectEligible: listed && (() => change(everythingBut(possibleIdsOf(listed)))),
    toggleAll: () => change(selectedIds.length === listed?.length ? NOTHING : EVERYTHING),
  }
}

const possibleIdsOf = (listed: readonly ListedScholarship[]): string[] =>
  listed.filter(({ match }) => match?.verdict === 'possible').map(({ id }) => id)
