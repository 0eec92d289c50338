import type { VaultFile } from '@laurel/contract/files'
import { useDocuments } from '../documents/use-documents.ts'
import { CV_LIMITS } from '@laurel/contract/requirement-limits'

const isCv = ({ purpose, name }: VaultFile) =>
  purpose === 'cv' && CV_LIMITS.endings.some((ending) => name.toLowerCase().endsWith(ending))

/** The student's CVs, latest first; none while they cannot be read, since a new file does as well. */
export function useEarlierCvs(): readonly VaultFile[] {
  const { data = [] } = useDocuments()
  return data.filter(isCv)
}
