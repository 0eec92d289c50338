import { readFiles } from '../documents/read-files.ts'
import { useQuery } from '@tanstack/react-query'
import { keys } from '../../../api/keys.ts'

/** Whether a file was made of an essay that was written here, so that its text can be edited. */
export function useMadeHere(fileId: string | undefined): boolean {
  const files = useQuery({
    queryKey: keys.files,
    queryFn: ({ signal }) => readFiles(signal),
    enabled: fileId !== undefined,
  })
  return files.data?.some(({ id, purpose }) => id === fileId && purpose === 'essay') ?? false
}
