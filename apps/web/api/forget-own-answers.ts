/** Where own-answers.ts keeps what was read last. It goes when a session ends, whichever way. */
export const OWN_ANSWERS = 'own-answers'

export async function forgetOwnAnswers(): Promise<void> {
  // Only secure origins have caches.
  if ('caches' in globalThis) await caches.delete(OWN_ANSWERS)
}
