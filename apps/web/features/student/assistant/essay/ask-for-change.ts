import { productName } from '../../../../product.ts'
import type { EssayChange } from '../../essays/essay-help.ts'
import type { ChatTrouble } from '../chat/chat-view.ts'
import type { OpenChat } from '../chat/open-chat.ts'
import type { Proposed } from './assistant-context.ts'

/** Specification 2, section 8. */
const FAILED = `Error Generating an essay for you with help of ${productName}.ai. Please try again.`
const EMPTY = 'No content available.'
const BUSY = 'The assistant is still answering. Please wait, or stop it first.'
/** What the server says of these is worth more than that it failed. */
const TELLING_CODES = ['AI_POLICY', 'ASSISTANT_LIMIT', 'ASSISTANT_BUSY', 'TOO_MANY_REQUESTS']

export const failedChange: ChatTrouble = { message: FAILED }
export type Outcome = { trouble: ChatTrouble } | { told: string } | { proposed: Proposed }

/** Why there is no other version: what the assistant said in place of one. */
function toldInstead(chat: OpenChat): Outcome {
  const last = chat.view.messages.at(-1)
  const isTold = last?.author === 'assistant' && last.essay === undefined
  return isTold ? { told: last.text } : { trouble: { message: EMPTY } }
}

/** Asks for another version of a text. It is never thrown away, whatever comes of it. */
export async function askForChange(
  chat: OpenChat,
  action: EssayChange,
  essay: string,
): Promise<Outcome> {
  await chat.open()
  if (chat.view.reply && !chat.isStopping)
    return { trouble: { message: BUSY, code: 'ASSISTANT_BUSY' } }
  const message = chat.view.chat && (await chat.ask({ action, essay }))
  const { chat: known, trouble } = chat.view
  if (trouble) {
    const isTelling = TELLING_CODES.includes(trouble.code ?? '')
    return { trouble: isTelling ? trouble : failedChange }
  }
  if (!known) return { trouble: failedChange }
  if (!message?.essay || message.essay.words === 0) return toldInstead(chat)
  return {
    proposed: {
      messageId: message.id,
      essay: message.essay,
      isHandingIn: false,
      canUse: known.canUseEssays,
      isOffline: known.isOffline,
    },
  }
}
