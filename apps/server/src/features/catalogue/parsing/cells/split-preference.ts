const PREFERENCE = '(?:preferred|preferably|preferences?|prefer|prefs?\\b\\.?)'
const AFTER = new RegExp(
  String.raw`(?:^|[\s,;:(–—-])(?:(?:strongly |is |are )?${PREFERENCE}|(?:a |is a )?plus|priority)(?: (?:given|but not required|not required))?\)?\.?$`,
  'i',
)
const BEFORE = new RegExp(
  String.raw`^(?:some |strong |slight )?(?:${PREFERENCE}|priority)(?: (?:is |will be )?given)?(?: (?:to|for))?(?=[\s:,–—-])`,
  'i',
)
/** Words of a preference for whatever the column is about. */
const ALONE =
  /^(?:(?:a |an )?(?:factor|plus|bonus|helpful)|may be a factor|taken into account|(?:is |may be |will be )?considered)\.?$/i
const MARKS = ' ,;:(–—-'

/** A text without the marks at its end. */
const withoutMarks = (text: string): string => {
  let end = text.length
  while (end > 0 && MARKS.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

const preferredIn = (text: string): string | null => {
  const before = BEFORE.exec(text)
  if (before) return text.slice(before[0].length).replace(/^[\s:,–—-]+/, '')
  const after = AFTER.exec(text)
  return after && withoutMarks(text.slice(0, after.index))
}

/**
 * What a cell only prefers: 'Criminal justice pref.', 'Preference to nurses'; empty where it prefers
 * what its column is about ('Preferred'); null where it prefers nothing.
 */
export const splitPreference = (text: string): string | null => {
  if (ALONE.test(text)) return ''
  if (/\bno (?:preference|priority)/i.test(text)) return null
  const preferred = preferredIn(text)
  return preferred === null ? null : preferred.replace(/^(?:y|yes)$/i, '').trim()
}

/** Columns whose name says that what they hold is only preferred; a religious preference is a religion. */
export const isPreferenceColumn = (label: string): boolean =>
  /\b(?:preferred|preference for|preferences?$)/i.test(label) &&
  !/\b(?:religio|gender|sexual)/i.test(label)
