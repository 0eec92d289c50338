import { dayOf } from '../../../instant-words.ts'

/** "Read by Hartwell on 12 March 2027."; nothing before somebody there opened it. */
export const readWords = (sponsor: string, openedAt: string | null): string | undefined =>
  openedAt === null ? undefined : `Read by ${sponsor} on ${dayOf(openedAt)}.`
