import type { AskedPopup } from './popup-caps.ts'

export interface Popup extends AskedPopup {
  /** The scholarship that an event is about. */
  title?: string
  /** Who received it, and when. */
  recipient?: string
  submittedAt?: string
}

type Listener = () => void

let waiting: readonly Popup[] = []
let holds = 0
const listeners = new Set<Listener>()

function change(next: readonly Popup[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Puts a popup in the queue: it is shown when its cap allows and nothing else is going on. */
export function offerPopup(popup: Popup): void {
  if (waiting.some(({ kind, event }) => kind === popup.kind && event === popup.event)) return
  change([...waiting, popup])
}

/** Takes a popup out of the queue, shown or not. */
export const dropPopup = (popup: Popup): void => change(waiting.filter((each) => each !== popup))

/** Keeps popups back, as while writing in the editor; the function returned lets them through. */
export function holdPopups(): () => void {
  holds++
  change(waiting)
  let isReleased = false
  return () => {
    if (isReleased) return
    isReleased = true
    holds--
    change(waiting)
  }
}

export const nextPopup = (): Popup | undefined => (holds > 0 ? undefined : waiting[0])

export function onPopupChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
