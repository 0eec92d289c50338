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

/** A linked student as their parent sees them. */
export function useStudent(id: string) {
  return useQuery({
    queryKey: keys.followed(id),
    queryFn: ({ signal }) => call(readStudent, { params: { id }, signal }),
  })
}

export function useStudentMatches(id: string, page: number) {
  const query = {
    withoutRequirement: 'false',
    orderBy: 'match',
    offset: String(PAGE_SIZE * (page - 1)),
    limit: String(PAGE_SIZE * page),
  } as const
  return useQuery({
    queryKey: keys.followedMatches(id, page),
    queryFn: async ({ signal }) =>
      (await call(listStudentMatches, { params: { id }, query, signal })).scholarshiplists,
    placeholderData: keepPreviousData,
  })
}

export function useStudentProfile(id: string) {
  return useQuery({
    queryKey: keys.followedProfile(id),
    queryFn: ({ signal }) => call(readStudentProfile, { params: { id }, signal }),
  })
}

type Answers = BodyInputOf<typeof updateStudentProfile>['applicantFields']

/** Fills in answers for the student; their counts and matches are fresh when it resolves. */
export function useStudentAnswers(id: string) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (applicantFields: Answers) =>
      call(updateStudentProfile, { params: { id }, body: { applicantFields } }),
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
  })
}
