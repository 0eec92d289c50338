import { scholarshipIdIn } from '@laurel/contract/help-screens'
import type { MessageRow } from './chats.ts'

/** The scholarship that the assistant named last; of several at once the first. */
export function spokenOfIn(
  messages: readonly Pick<MessageRow, 'author' | 'links'>[],
): string | undefined {
  for (const { author, links } of messages.toReversed()) {
    if (author !== 'assistant') continue
    const [first] = links.flatMap(({ path }) => scholarshipIdIn(path) ?? [])
    if (first !== undefined) return first
  }
  return undefined
}
