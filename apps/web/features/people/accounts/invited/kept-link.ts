import { keepText, tabStorage } from '../../../../browser-storage.ts'
import { takeToken } from '../take-token.ts'

/**
 * The token of a link that was followed, kept for as long as the tab is open: somebody may have to
 * log in or sign up first.
 */
export const keptLink = (key: string) => {
  const read = (): string | undefined => tabStorage().getItem(key) ?? undefined
  return {
    read,
    /** Of the link that was followed here, else of the one before logging in. */
    take(): string | undefined {
      const token = takeToken()
      if (token === undefined) return read()
      keepText(tabStorage(), key, token)
      return token
    },
    forget: (): void => tabStorage().removeItem(key),
  }
}
export type KeptLink = ReturnType<typeof keptLink>
