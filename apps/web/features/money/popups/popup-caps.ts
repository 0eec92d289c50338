/** Popups that speak of something that just happened: once for each event. */
export const EVENT_POPUPS = ['congratulations', 'upsell', 'firstScholarship', 'plan'] as const
/** Offers at login: once a day, and never on the first day. */
export const LOGIN_POPUPS = ['personalise', 'dailyFree'] as const
export type PopupKind = (typeof EVENT_POPUPS)[number] | (typeof LOGIN_POPUPS)[number]

/** Look-and-feel §13: "after 3 dismissals, 30 days' rest". */
const DISMISSALS_BEFORE_REST = 3
const REST_MS = 30 * 86_400_000

/** What one person has seen on this device. */
export interface PopupLog {
  /** The day of the first use, YYYY-MM-DD. */
  firstDay: string
  /** Events that had their popup. */
  events: readonly string[]
  offers: Readonly<Record<string, { lastDay: string; dismissals: number; restUntilMs: number }>>
}

export interface AskedPopup {
  kind: PopupKind
  /** Which event it is about; an offer at login has none. */
  event?: string
}

/** The calendar day where the person is. */
export function localDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

export const emptyLog = (now: Date): PopupLog => ({
  firstDay: localDay(now),
  events: [],
  offers: {},
})

const eventKey = ({ kind, event = '' }: AskedPopup) => `${kind} ${event}`

const isOffer = ({ kind }: AskedPopup) => LOGIN_POPUPS.some((each) => each === kind)

/** Whether a popup may be shown now. */
export function mayShow(log: PopupLog, popup: AskedPopup, now: Date): boolean {
  if (!isOffer(popup)) return !log.events.includes(eventKey(popup))
  const today = localDay(now)
  if (log.firstDay === today) return false
  // One offer a day, whichever it was.
  if (Object.values(log.offers).some(({ lastDay }) => lastDay === today)) return false
  return now.getTime() >= (log.offers[popup.kind]?.restUntilMs ?? 0)
}

/** The log after a popup was shown. */
export function afterShown(log: PopupLog, popup: AskedPopup, now: Date): PopupLog {
  if (!isOffer(popup)) return { ...log, events: [...log.events, eventKey(popup)] }
  const known = log.offers[popup.kind] ?? { dismissals: 0, restUntilMs: 0 }
  return { ...log, offers: { ...log.offers, [popup.kind]: { ...known, lastDay: localDay(now) } } }
}

/** The log after an offer was answered: a third "no" in a row gives it a rest. */
export function afterAnswer(
  log: PopupLog,
  popup: AskedPopup,
  isAccepted: boolean,
  now: Date,
): PopupLog {
  const known = log.offers[popup.kind]
  if (!isOffer(popup) || !known) return log
  const dismissals = isAccepted ? 0 : known.dismissals + 1
  const isResting = dismissals >= DISMISSALS_BEFORE_REST
  const offer = isResting
    ? { ...known, dismissals: 0, restUntilMs: now.getTime() + REST_MS }
    : { ...known, dismissals }
  return { ...log, offers: { ...log.offers, [popup.kind]: offer } }
}
