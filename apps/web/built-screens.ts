/** Which screens that others lead to exist; until then their entries are hidden. */
export const builtScreens = {
  inbox: false,
  /** The assistant: its chat, essay writing and suggested questions. */
  assistance: true,
  /** The personalisation chat. */
  chat: true,
} as const satisfies Record<string, boolean>
