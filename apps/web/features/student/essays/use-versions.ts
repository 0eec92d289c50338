import { listAnswerVersions } from '@laurel/contract/answers'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import type { EssayTask } from './essay-task.ts'

/** What was saved of an essay, newest first; asked for anew each time its history opens. */
export function useVersions({ scholarshipId: id, requirement }: EssayTask) {
  return useQuery({
    queryKey: keys.versions(id, requirement.id),
    queryFn: ({ signal }) =>
      call(listAnswerVersions, { params: { id, requirementId: requirement.id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
}
