import type { ChatMessage } from '@laurel/contract/chat-shapes'
import { HELP_SCREENS, scholarshipPath, type HelpScreen } from '@laurel/contract/help-screens'
import type { App } from '../../../app-context.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { quoteText } from './quote-text.ts'

/** What is true in answer to a question: sentences that may be said as they stand, the best first. */
export interface Found {
  passages: string[]
  links: ChatMessage['links']
  /** Questions that may come next. */
  choices: string[]
}

/** Who asks, and where what is theirs is read. */
export interface Asking {
  app: App
  who: ApplicantSession
}

type Link = Found['links'][number]

/** Names of scholarships on buttons. */
const LABEL_CHARACTERS = 60

export const screenLink = (screen: HelpScreen): Link => HELP_SCREENS[screen]

export const scholarshipLink = ({ id, title }: { id: string; title: string }): Link => ({
  label: quoteText(title, LABEL_CHARACTERS),
  path: scholarshipPath(id),
})
