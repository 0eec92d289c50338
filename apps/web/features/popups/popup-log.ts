import { deviceStorage, keepText } from '../../browser-storage.ts'
import { clock } from '../../clock.ts'
import { emptyLog, type PopupLog } from './popup-caps.ts'

const keyOf = (userId: string) => `popups:${userId}`

/** What this person has seen on this device; stored text that cannot be read counts as nothing. */
export function readPopupLog(userId: string): PopupLog {
  const stored = deviceStorage().getItem(keyOf(userId))
  if (stored !== null)
    try {
      const log: unknown = JSON.parse(stored)
      if (isLog(log)) return log
      throw new TypeError('It has another shape.')
    } catch (error) {
      console.error('the list of shown popups could not be read', error)
    }
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
  keepText(deviceStorage(), keyOf(userId), JSON.stringify(log))
