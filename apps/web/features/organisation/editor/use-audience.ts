import { countAudience } from '@laurel/contract/publishing'
import type { Criteria } from '@laurel/matching/criteria'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { useSettled } from '../../../ui/use-settled.ts'

const QUIET_MILLISECONDS = 300

/** Whom the rules fit, counted anew when they rest; a count that is outdated is given up. */
export function useAudience(criteria: Criteria) {
  const settled = useSettled(criteria, QUIET_MILLISECONDS)
  const query = useQuery({
    queryKey: keys.audience(JSON.stringify(settled)),
    queryFn: ({ signal }) => call(countAudience, { body: { criteria: settled }, signal }),
    placeholderData: keepPreviousData,
  })
  return { ...query, isOutdated: query.isPlaceholderData || settled !== criteria }
}
