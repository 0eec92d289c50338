import { isRecord, keepJson, readJson, tabStorage } from '../../../../browser-storage.ts'

/** Cleared with the session (api/session.ts). */
const KEY = 'chatText'

/** What was typed and not sent in a chat, so that a reload loses nothing. */
export function readTyped(chatId: string): string {
  return readAll()[chatId] ?? ''
}

export function keepTyped(chatId: string, text: string): void {
  const { [chatId]: _before, ...others } = readAll()
  // A full or forbidden storage keeps nothing; the text is still on the screen.
  keepJson(tabStorage(), KEY, text === '' ? others : { ...others, [chatId]: text })
}

function readAll(): Record<string, string> {
  const kept = readJson(tabStorage(), KEY, isRecord)
  const texts = Object.entries(kept ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}
