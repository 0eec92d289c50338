import type { ComboboxOption } from '../../../ui/combobox-list.tsx'

/** Zones of the United States, by what people call them; the rest go by their own name. */
const COMMON: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern time',
  'America/Chicago': 'Central time',
  'America/Denver': 'Mountain time',
  'America/Phoenix': 'Arizona time',
  'America/Los_Angeles': 'Pacific time',
  'America/Anchorage': 'Alaska time',
  'Pacific/Honolulu': 'Hawaii time',
  'America/Puerto_Rico': 'Atlantic time',
}
const MOST_SHOWN = 30

/** "Eastern time", "Europe, Berlin". */
export const timeZoneWords = (timeZone: string): string =>
  COMMON[timeZone] ?? timeZone.replaceAll('_', ' ').replaceAll('/', ', ')

/** The zones whose words hold what was typed, those of the United States first. */
export function findTimeZones(typed: string): ComboboxOption[] {
  const wanted = typed.trim().toLowerCase()
  const others = Intl.supportedValuesOf('timeZone').filter((id) => COMMON[id] === undefined)
  return [...Object.keys(COMMON), ...others]
    .map((id) => ({ id, label: timeZoneWords(id) }))
    .filter(({ id, label }) => `${label} ${id}`.toLowerCase().includes(wanted))
    .slice(0, MOST_SHOWN)
}
