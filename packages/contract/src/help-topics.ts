import type { HelpScreen } from './help-screens.ts'
import { accountTopics } from './help-account.ts'
import { applyingTopics } from './help-applying.ts'
import { findingTopics } from './help-finding.ts'

/** What the product does in one matter, as the public page shows it and the assistant says it. */
export interface HelpTopic {
  /** Never changes: it names the question in counts. */
  id: string
  question: string
  /** Other ways to ask the same. */
  alsoAsked: readonly string[]
  /** Plain text. */
  paragraphs: readonly string[]
  screens: readonly HelpScreen[]
}

/** Every topic, those that people ask first at the top. */
export const helpTopics = (product: string): readonly HelpTopic[] => [
  ...findingTopics(product),
  ...applyingTopics(product),
  ...accountTopics(product),
]
