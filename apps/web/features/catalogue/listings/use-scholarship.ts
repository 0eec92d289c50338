import { readScholarship } from '@laurel/contract/scholarships'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { keptQuery } from '../../../api/own-answers.ts'
import { ledHere } from './led-here.ts'

export function useScholarship(id: string) {
  return useQuery({
    ...keptQuery(keys.detail(id), (signal) =>
      call(readScholarship, { params: { id }, query: { source: ledHere(id) }, signal }),
    ),
    enabled: id !== '',
  })
}
