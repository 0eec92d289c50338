import { withoutMarks } from './without-marks.ts'

/** Abbreviations read alike on both sides of a comparison. */
const LONG_FORMS: Readonly<Record<string, string>> = {
  univ: 'university',
  coll: 'college',
  inst: 'institute',
  assn: 'association',
  st: 'saint',
  mt: 'mount',
  ft: 'fort',
  hs: 'high school',
}

/**
 * The form in which two names are compared: case, accents, punctuation and "the" do not matter,
 * "&" is "and", common abbreviations are written out, ZIP+4 is its ZIP, and "NV/Clark County" is
 * "NV/Clark". Empty only for a name without any letter, digit or sign.
 */
export function normaliseName(name: string): string {
  const words = withoutMarks(
    name.replace(/^([A-Za-z]{2}\/.+?)\s+(?:county|parish|borough)$/i, '$1'),
  )
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== 'the')
    .map((word) => (Object.hasOwn(LONG_FORMS, word) ? LONG_FORMS[word] : word))
    .join(' ')
  const zip = /^(\d{5}) \d{4}$/.exec(words)
  return zip?.[1] ?? (words || name.trim().toLowerCase())
}
