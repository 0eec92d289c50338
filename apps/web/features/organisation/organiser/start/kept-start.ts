import { isRecord, keepJson, readJson, tabStorage } from '../../../../browser-storage.ts'
import { EMPTY_PROFILE, type ProfileValues } from '../profile/profile-rules.ts'

/** Cleared with the session (api/session.ts). */
const KEY = 'organisationStart'

/** What was typed of a new organisation in this tab. */
export function readStart(): ProfileValues {
  const kept = readJson(tabStorage(), KEY, isRecord)
  const texts = Object.entries(kept ?? {}).filter(
    ([name, value]) => name in EMPTY_PROFILE && typeof value === 'string',
  )
  return { ...EMPTY_PROFILE, ...Object.fromEntries(texts) }
}

export const keepStart = (values: ProfileValues): boolean => keepJson(tabStorage(), KEY, values)

export const forgetStart = (): void => tabStorage().removeItem(KEY)
