import { listAssistanceQuestions } from '@laurel/contract/assistance'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'

/** The questions that are suggested to this student. */
export function useQuestions() {
  return useQuery({
    queryKey: keys.assistance,
    queryFn: ({ signal }) => call(listAssistanceQuestions, { signal }),
  })
}
