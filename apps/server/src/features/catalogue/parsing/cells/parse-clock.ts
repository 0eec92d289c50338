import { endOfDay, startOfDay, withOffset } from '../../../../days.ts'

export interface StatedTime {
  /** Minutes after midnight; null when the text states no time, or midnight, which may mean either end of the day. */
  minutes: number | null
  /** An IANA name; null when the text states none. */
  timeZone: string | null
  /** The text without its time and zone. */
  rest: string
}

const ZONES: [RegExp, string][] = [
  [/^(?:e[sd]?t|eastern)/i, 'America/New_York'],
  [/^(?:c[sd]?t|central)/i, 'America/Chicago'],
  [/^(?:m[sd]?t|mountain)/i, 'America/Denver'],
  [/^(?:p[sd]?t|pacific)/i, 'America/Los_Angeles'],
  [/^(?:ak[sd]?t|alaska)/i, 'America/Anchorage'],
  [/^(?:hs?t|hawaii)/i, 'Pacific/Honolulu'],
  [/^(?:utc|gmt|z)/i, 'UTC'],
  [/^(?:aoe|anywhere on earth)/i, 'Etc/GMT+12'],
  [/^(?:ces?t|paris)/i, 'Europe/Paris'],
  [/^(?:uk|london)/i, 'Europe/London'],
  [/^(?:ae[sd]t|sydney)/i, 'Australia/Sydney'],
  [/^nz[sd]t/i, 'Pacific/Auckland'],
  [/^(?:jst|japan)/i, 'Asia/Tokyo'],
  [/^kst/i, 'Asia/Seoul'],
  [/^hkt/i, 'Asia/Hong_Kong'],
]

const ZONE = String.raw`(?<zone>e[sd]?t|c[sd]?t|m[sd]?t|p[sd]?t|ak[sd]?t|hs?t|utc|gmt|aoe|anywhere on earth|ces?t|ae[sd]t|nz[sd]t|jst|kst|hkt|(?:eastern|central|mountain|pacific|alaska|hawaii)(?: (?:standard|daylight))?(?: time)?|(?:paris|uk|london|sydney|japan) time)`
const TWELVE = new RegExp(
  String.raw`(?:,?\s*(?:\b(?:at|by|before|until)|@)\s*)?\b(?:(?<hour>\d{1,2})(?:[:.](?<minute>\d{2})(?::\d{2})?)?\s*(?<half>[ap])\.?\s?m\b\.?|(?<word>noon|midnight))(?:\s*\(?${ZONE}\b\)?)?`,
  'i',
)
const TWENTY_FOUR = new RegExp(
  String.raw`(?:T|,?\s+(?:at\s+)?)(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2}(?:\.\d+)?)?\s*(?:(?<offset>Z|[+-]\d{2}:?\d{2})|\(?${ZONE}\b\)?)?`,
  'i',
)
const SHIFT = /^\s?([+-])(\d{1,2})(?![\d:])/
const OTHER_ZONE = /^\s*\(?(?:[A-Z]{1,4}T|MSK|(?:the )?(?:your )?local(?: time)?)\b/
const ZONE_ALONE = new RegExp(String.raw`[\s(]${ZONE}\)?$`, 'i')

const zoneOf = (name: string | undefined): string | null =>
  name === undefined ? null : (ZONES.find(([pattern]) => pattern.test(name))?.[1] ?? null)

const zoneOfOffset = (offset: string): string | null => {
  if (/^z$/i.test(offset)) return 'UTC'
  const hours = Number(offset.slice(1, 3))
  if (!offset.endsWith('00')) return `${offset.slice(0, 3)}:${offset.slice(-2)}`
  // Names of the Etc area count westwards.
  return hours === 0 ? 'UTC' : `Etc/GMT${offset.startsWith('-') ? '+' : '-'}${hours}`
}

const minutesOf = (groups: Record<string, string | undefined>): number | null => {
  if (groups['word']) return groups['word'].toLowerCase() === 'noon' ? 720 : null
  const hour = Number(groups['hour'])
  const minute = Number(groups['minute'] ?? 0)
  const half = groups['half']?.toLowerCase()
  const hours = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour
  const minutes = hours * 60 + minute
  return hour > 24 || minute > 59 || minutes === 0 || minutes >= 1440 ? null : minutes
}

/** The time and zone that a text states, as in 'at 11:59 PM PST' or 'T23:59:00Z'. */
export const parseClock = (text: string): StatedTime => {
  const match = TWELVE.exec(text) ?? TWENTY_FOUR.exec(text)
  if (!match) {
    const alone = ZONE_ALONE.exec(text)
    if (!alone) return { minutes: null, timeZone: null, rest: text }
    return {
      minutes: null,
      timeZone: zoneOf(alone.groups?.['zone']),
      rest: text.slice(0, alone.index),
    }
  }
  const groups = match.groups ?? {}
  const after = text.slice(match.index + match[0].length)
  const shift = /^(?:utc|gmt)$/i.test(groups['zone'] ?? '') ? SHIFT.exec(after) : null
  // '4 PM IST' is one hour in India and another in Israel: the day is all that is certain.
  const isElsewhere = groups['zone'] === undefined && OTHER_ZONE.test(after)
  const minutes = isElsewhere ? null : minutesOf(groups)
  const offset = shift ? `${shift[1]}${(shift[2] ?? '').padStart(2, '0')}:00` : groups['offset']
  const timeZone = offset ? zoneOfOffset(offset) : zoneOf(groups['zone'])
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`.trim()
  // T00:00:00Z is how databases write a day: no time, and no zone, was meant.
  return {
    minutes,
    timeZone:
      minutes === null && groups['word'] === undefined ? (offset ? null : timeZone) : timeZone,
    rest,
  }
}

const two = (number: number): string => String(Math.trunc(number)).padStart(2, '0')

/** The instant at which clocks in a zone show a time of a day; 23:59 lasts to the end of its minute. */
export const timeOfDay = (day: string, minutes: number, timeZone: string): Date => {
  if (minutes === 1439) return endOfDay(day, timeZone)
  const near = startOfDay(day, timeZone).getTime() + minutes * 60_000
  const shown = withOffset(new Date(near), timeZone).slice(0, 16)
  const wanted = `${day}T${two(minutes / 60)}:${two(minutes % 60)}`
  return new Date(near + Date.parse(`${wanted}Z`) - Date.parse(`${shown}Z`))
}
