import { withoutMarks } from '@laurel/matching/without-marks'
import type { HelpTopic } from '@laurel/contract/help-topic'

const wordsOf = (text: string): string[] =>
  withoutMarks(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The topics that hold every word looked for, or a word that begins with it. */
export function searchTopics(topics: readonly HelpTopic[], search: string): readonly HelpTopic[] {
  const sought = wordsOf(search)
  if (sought.length === 0) return topics
  return topics.filter(({ question, alsoAsked, paragraphs }) => {
    const words = wordsOf([question, ...alsoAsked, ...paragraphs].join(' '))
    return sought.every((part) => words.some((word) => word.startsWith(part)))
  })
}
