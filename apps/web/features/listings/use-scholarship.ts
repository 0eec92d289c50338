import { readScholarship } from '@laurel/contract/scholarships'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'

export function useScholarship(id: string) {
  return useQuery({
    queryKey: keys.detail(id),
    queryFn: ({ signal }) => call(readScholarship, { params: { id }, signal }),
    enabled: id !== '',
  })
}
