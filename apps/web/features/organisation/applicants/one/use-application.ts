import type { ApplicantFilter } from '@laurel/contract/applicant-shapes'
import { readApplicant, writeNote } from '@laurel/contract/applicants'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'
import { setOf } from '../use-applicants.ts'

interface Named {
  scholarshipId: string
  applicationId: string
}

/** One application; reading it tells the student that it was read. */
export function useApplication({ scholarshipId, applicationId }: Named, filter: ApplicantFilter) {
  const query = setOf(filter)
  return useQuery({
    queryKey: keys.applicant(applicationId, query),
    queryFn: ({ signal }) =>
      call(readApplicant, { params: { id: scholarshipId, applicationId }, query, signal }),
    // Links to files end after a quarter of an hour.
    staleTime: 5 * 60_000,
  })
}

/** Notes something for the other members. */
export function useNote(
  { scholarshipId, applicationId }: Named,
  onWritten: (text: string) => void,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      call(writeNote, { params: { id: scholarshipId, applicationId }, body: { text } }),
    onSuccess: async (_note, text) => {
      onWritten(text)
      await queries.invalidateQueries({ queryKey: keys.applicants })
    },
  })
}
