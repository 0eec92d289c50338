import { accountTopics } from './help-account.ts'
import { applyingTopics } from './help-applying.ts'
import { findingTopics } from './help-finding.ts'
import type { HelpTopic } from './help-topic.ts'

/** Every topic, those that people ask first at the top. */
export const helpTopics = (product: string): readonly HelpTopic[] => [
  ...findingTopics(product),
  ...applyingTopics(product),
  ...accountTopics(product),
]
