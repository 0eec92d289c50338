import { deviceStorage, keepJson, readJson } from '../../../browser-storage.ts'
import { clock } from '../../../clock.ts'
import { emptyLog, type PopupLog } from './popup-caps.ts'

const keyOf = (userId: string) => `popups:${userId}`

/** What this person has seen on this device; stored text that cannot be read counts as nothing. */
export function readPopupLog(userId: string): PopupLog {
  const kept = readJson(deviceStorage(), keyOf(userId), isLog)
  if (kept) return kept
  const log = emptyLog(clock.now())
  writePopupLog(userId, log)
  return log
}

const isLog = (stored: unknown): stored is PopupLog => {
  const { firstDay, events, offers } = (stored ?? {}) as Partial<PopupLog>
  const isWhole =
    typeof firstDay === 'string' && Array.isArray(events) && typeof offers === 'object'
  return isWhole && Object.values(offers).every((offer) => typeof offer?.lastDay === 'string')
}

/** Whether it could be kept. */
export const writePopupLog = (userId: string, log: PopupLog): boolean =>
  keepJson(deviceStorage(), keyOf(userId), log)
