import { readFiles } from './read-files.ts'
import { deleteFile } from '@laurel/contract/files'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'

/** The student's documents, latest first. */
export function useDocuments() {
  return useQuery({ queryKey: keys.files, queryFn: ({ signal }) => readFiles(signal) })
}

export function useDeleteDocument() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteFile, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.files }),
  })
}
