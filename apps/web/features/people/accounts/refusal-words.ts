import { CallError, SERVER_ERROR } from '../../../api/call-error.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** A wait as it is said: rounded up, so that nobody comes back too early. */
export function waitWords(seconds: number): string {
  if (seconds < MINUTE) return counted(seconds, 'second')
  if (seconds < HOUR) return counted(Math.ceil(seconds / MINUTE), 'minute')
  return counted(Math.ceil(seconds / HOUR), 'hour')
}

/** What a person reads after a refused call; a refusal that passes says when. */
export function refusalWords(failure: unknown): string {
  if (!(failure instanceof CallError)) return SERVER_ERROR
  const { code, message, retryAfterSeconds } = failure
  if (code !== 'TOO_MANY_REQUESTS' || retryAfterSeconds === undefined) return message
  return `Too many tries. Please try again in ${waitWords(retryAfterSeconds)}.`
}
