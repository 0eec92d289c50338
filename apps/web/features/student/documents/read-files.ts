import { listFiles } from '@laurel/contract/files'
import { call } from '../../../api/call.ts'
import { ownPath } from '../../../api/own-path.ts'

/** The student's documents, with their links as answers keep them. */
export const readFiles = async (signal: AbortSignal) =>
  (await call(listFiles, { signal })).map((file) => ({
    ...file,
    publicUrl: ownPath(file.publicUrl),
  }))
