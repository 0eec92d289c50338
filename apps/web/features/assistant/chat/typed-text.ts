/** Cleared with the session (api/session.ts). */
const KEY = 'chatText'

/** What was typed and not sent in a chat, so that a reload loses nothing. */
export function readTyped(chatId: string): string {
  return readAll()[chatId] ?? ''
}

export function keepTyped(chatId: string, text: string): void {
  const { [chatId]: _before, ...others } = readAll()
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify(text === '' ? others : { ...others, [chatId]: text }),
    )
  } catch {
    // A full or forbidden storage keeps nothing; the text is still on the screen.
  }
}

function readAll(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {}
  } catch {
    return {}
  }
}
