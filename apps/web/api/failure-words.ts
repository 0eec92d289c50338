import { CallError } from './call-error.ts'

/** The server's sentence, or that of the field it is about; else `otherwise`. */
export function failureWords(error: unknown, otherwise: string): string {
  if (!(error instanceof CallError) || error.code === undefined) return otherwise
  return Object.values(error.fields)[0] ?? error.message
}
