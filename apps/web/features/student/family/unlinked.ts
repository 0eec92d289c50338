import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { CallError } from '../../../api/call-error.ts'
import { keys } from '../../../api/keys.ts'

/** There is no such student of this parent: the link has ended, or there never was one. */
export const isUnlinked = (error: unknown): boolean =>
  error instanceof CallError && (error.statusCode === 403 || error.statusCode === 404)

/**
 * Waits for an answer about a student. When it is that there is no link, all that was read of them
 * goes with it, and their page says so: what ended is not shown until somebody reloads.
 */
export function useLinked(studentId: string) {
  const client = useQueryClient()
  return async <Answer>(asking: Promise<Answer>): Promise<Answer> => {
    try {
      return await asking
    } catch (error) {
      if (error instanceof CallError && isUnlinked(error)) forgetStudent(client, studentId, error)
      throw error
    }
  }
}

function forgetStudent(client: QueryClient, studentId: string, error: CallError): void {
  const queryKey = keys.followed(studentId)
  for (const query of client.getQueryCache().findAll({ queryKey })) empty(query, error)
  // The list of students has one too many.
  void client.invalidateQueries({ queryKey: keys.family })
}

/** Whoever looks at it learns why it is empty. */
const empty = (query: Query, error: CallError): void =>
  query.setState({ data: undefined, error, status: 'error', isInvalidated: true })
