import { deviceStorage, tabStorage } from '../browser-storage.ts'

/**
 * What a logout leaves: how the device looks, what was said on it about measuring, the link that a tab
 * was opened by, and answers that their writer chose to leave on it.
 */
const STAYS = /^(?:laurel-color-scheme|measuringConsent|deskKeys|\w+_invitation|draftEssayData:.*)$/

/** Clears all that is stored of a person, also what a feature keeps that no list names. */
export function forgetPerson(): void {
  for (const store of [deviceStorage(), tabStorage()]) {
    const keys = Array.from({ length: store.length }, (_, position) => store.key(position) ?? '')
    for (const key of keys) if (!STAYS.test(key)) store.removeItem(key)
  }
}
