import { parseUrl } from '../../catalogue/parsing/cells/parse-url.ts'
import { CallFailure } from '../../../http/failures.ts'

/** A public address that a program may be told at; https only, for what it is told is private. */
export function parseWebhookUrl(text: string): string {
  const url = text.startsWith('https://') ? parseUrl(text) : null
  if (url === null)
    throw new CallFailure('VALIDATION_FAILED', {
      fields: { url: 'Please enter a public address that begins with https://.' },
    })
  return url
}
