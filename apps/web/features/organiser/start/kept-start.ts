import { keepText, tabStorage } from '../../../browser-storage.ts'
import { EMPTY_PROFILE, type ProfileValues } from '../profile/profile-rules.ts'

/** Cleared with the session (api/session.ts). */
const KEY = 'organisationStart'

/** What was typed of a new organisation in this tab. */
export function readStart(): ProfileValues {
  const text = tabStorage().getItem(KEY)
  if (text === null) return EMPTY_PROFILE
  try {
    const kept = Object.entries(JSON.parse(text) as object).filter(
      ([name, value]) => name in EMPTY_PROFILE && typeof value === 'string',
    )
    return { ...EMPTY_PROFILE, ...Object.fromEntries(kept) }
  } catch (error) {
    console.error(`${KEY} could not be read`, error)
    return EMPTY_PROFILE
  }
}

export const keepStart = (values: ProfileValues): boolean =>
  keepText(tabStorage(), KEY, JSON.stringify(values))

export const forgetStart = (): void => tabStorage().removeItem(KEY)
