declare global {
  /** Set by the page itself (first-calls.ts). */
  var laurelEarly: { token: string; answers: Record<string, Promise<Response>> } | undefined
}

/** What was asked for at an address before the scripts came: once, and only for that session. */
export function takeEarlyAnswer(
  address: string,
  token: string | null,
): Promise<Response> | undefined {
  const asked = globalThis.laurelEarly
  if (asked?.token !== token) return undefined
  const answer = asked.answers[address]
  delete asked.answers[address]
  return answer
}

/** Once something is written, what was asked for before may no longer be true. */
export function forgetEarlyAnswers(): void {
  globalThis.laurelEarly = undefined
}
