import { clock } from '../../clock.ts'
import { emptyLog, type PopupLog } from './popup-caps.ts'

const keyOf = (userId: string) => `popups:${userId}`

/** What this person has seen on this device; stored text that cannot be read counts as nothing. */
export function readPopupLog(userId: string): PopupLog {
  const stored = localStorage.getItem(keyOf(userId))
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
  return typeof firstDay === 'string' && Array.isArray(events) && offers instanceof Object
}

export function writePopupLog(userId: string, log: PopupLog): void {
  localStorage.setItem(keyOf(userId), JSON.stringify(log))
}
