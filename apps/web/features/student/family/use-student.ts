import type { BodyInputOf } from '@laurel/contract/define-call'
import {
  listStudentMatches,
  readStudent,
  readStudentProfile,
  suggestScholarship,
  updateStudentProfile,
} from '@laurel/contract/family'
import { PAGE_SIZE } from '@laurel/contract/scholarships'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { isUnlinked, useLinked } from './unlinked.ts'

/** A linked student as their parent sees them. */
export function useStudent(id: string) {
  const whileLinked = useLinked(id)
  return useQuery({
    queryKey: keys.followed(id),
    queryFn: ({ signal }) => whileLinked(call(readStudent, { params: { id }, signal })),
  })
}

export function useStudentMatches(id: string, page: number) {
  const whileLinked = useLinked(id)
  const query = {
    withoutRequirement: 'false',
    orderBy: 'match',
    offset: String(PAGE_SIZE * (page - 1)),
    limit: String(PAGE_SIZE * page),
  } as const
  return useQuery({
    queryKey: keys.followedMatches(id, page),
    queryFn: async ({ signal }) =>
      (await whileLinked(call(listStudentMatches, { params: { id }, query, signal })))
        .scholarshiplists,
    placeholderData: keepPreviousData,
  })
}

export function useStudentProfile(id: string) {
  const whileLinked = useLinked(id)
  return useQuery({
    queryKey: keys.followedProfile(id),
    queryFn: ({ signal }) => whileLinked(call(readStudentProfile, { params: { id }, signal })),
  })
}

type Answers = BodyInputOf<typeof updateStudentProfile>['applicantFields']

/** Fills in answers for the student; their counts and matches are fresh when it resolves. */
export function useStudentAnswers(id: string) {
  const whileLinked = useLinked(id)
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (applicantFields: Answers) =>
      whileLinked(call(updateStudentProfile, { params: { id }, body: { applicantFields } })),
    onSuccess: async (profile) => {
      await client.invalidateQueries({ queryKey: keys.followed(id) })
      client.setQueryData(keys.followedProfile(id), profile)
    },
  })
}

export function useSuggest(id: string) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: BodyInputOf<typeof suggestScholarship>) =>
      call(suggestScholarship, { params: { id }, body }),
    onSuccess: (student) => client.setQueryData(keys.followed(id), student),
    // It may be the scholarship that is gone: whether it is the link, the student's own call tells.
    onError: async (error) => {
      if (isUnlinked(error))
        await client.invalidateQueries({ queryKey: keys.followed(id), exact: true })
    },
  })
}
