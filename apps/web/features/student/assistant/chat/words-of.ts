import type { EssayAction } from '@laurel/contract/chat-shapes'
import type { Asked } from './chat-view.ts'

/** Specification 1, section 4: the actions on an essay, to the letter. */
export const ACTION_WORDS: Record<EssayAction, string> = {
  draft: 'Draft with AI',
  rewrite: 'Rewrite Essay',
  shorten: 'Make Shorted',
  lengthen: 'Make Longer',
}

/** What the student asked, as the server will write it into the chat. */
export const wordsOf = ({ message = '', action }: Asked): string =>
  message === '' && action ? ACTION_WORDS[action] : message
