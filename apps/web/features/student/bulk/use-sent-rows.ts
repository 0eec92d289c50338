import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { keys } from '../../../api/keys.ts'

/** Among the lists, so that a heart reaches them too. */
const SENT_ROWS = [...keys.lists, 'sent']

/** The scholarships of the last bulk application as the list had them; sent ones leave the list. */
export function useSentRows() {
  const client = useQueryClient()
  const { data } = useQuery<ListedScholarship[]>({ queryKey: SENT_ROWS, queryFn: skipToken })
  const keep = (rows: readonly ListedScholarship[]) => client.setQueryData(SENT_ROWS, [...rows])
  return [data ?? [], keep] as const
}
