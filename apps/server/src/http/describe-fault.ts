import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'

interface Fault {
  type: string
  message: string
  stack: string
  [detail: string]: unknown
}

/**
 * What the log keeps of a fault. A failed query brings its values along, and they are people's
 * own words, names and addresses: only the query and what was wrong with it are told.
 */
export function describeFault(fault: unknown): Fault {
  if (!(fault instanceof Error))
    return { type: typeof fault, message: withoutPeople(String(fault)), stack: '' }
  const message = messageOf(fault)
  return {
    type: fault.name,
    message,
    stack: fault.stack?.replace(fault.message, () => message) ?? '',
    ...('code' in fault && { code: fault.code }),
    ...(fault instanceof pg.DatabaseError && {
      table: fault.table,
      column: fault.column,
      constraint: fault.constraint,
    }),
    ...(fault.cause !== undefined && { cause: describeFault(fault.cause) }),
  }
}

/** The database puts the names of its own things and the value that it refuses in quotes alike. */
function messageOf(fault: Error): string {
  if (fault instanceof DrizzleQueryError) return `Failed query: ${fault.query}`
  // What cannot be parsed is quoted, too.
  const quotesValues = fault instanceof pg.DatabaseError || fault instanceof SyntaxError
  return withoutPeople(quotesValues ? fault.message.replaceAll(/".*"/gs, '"…"') : fault.message)
}

/** Addresses of people, and the ids by which whoever knows them opens a file or a calendar. */
const withoutPeople = (message: string): string =>
  message.replaceAll(/(?<![^\s<>"'(),;:@])[^\s<>"'(),;:@]+@[^\s<>"'(),;:]+|\b[0-9a-f]{40}\b/g, '…')
