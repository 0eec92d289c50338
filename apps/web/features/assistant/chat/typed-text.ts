import { tabStorage } from '../../../browser-storage.ts'

/** Cleared with the session (api/session.ts). */
const KEY = 'chatText'

/** What was typed and not sent in a chat, so that a reload loses nothing. */
export function readTyped(chatId: string): string {
  return readAll()[chatId] ?? ''
}

export function keepTyped(chatId: string, text: string): void {
  const { [chatId]: _before, ...others } = readAll()
  try {
    tabStorage().setItem(KEY, JSON.stringify(text === '' ? others : { ...others, [chatId]: text }))
  } catch {
    // A full or forbidden storage keeps nothing; the text is still on the screen.
  }
}

function readAll(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(tabStorage().getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const texts = Object.entries(kept).filter(([, text]) => typeof text === 'string')
    return Object.fromEntries(texts)
  } catch {
    return {}
  }
}
