import type { HelpScreen } from './help-screens.ts'

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
