import { OPTION_LABELS } from '@laurel/contract/profile-options'

const COUNTRIES: Readonly<Record<string, string>> = OPTION_LABELS.country
/** What services call the code, the clearest first; some give the country's name by the last. */
const NAMES = [
  'countryCode',
  'country_code',
  'country_code2',
  'country_code_iso2',
  'countryCode2',
  'country_iso',
  'country_iso_code',
  'iso_code',
  'isoCode',
  'iso2',
  'alpha2',
  'code',
  'country',
]
const DEEPEST = 3

/** The country's code in the answer of an IP service, JSON or the bare code; else undefined. */
export function readCountry(text: string): string | undefined {
  const bare = asCode(text)
  if (bare) return bare
  try {
    return findCode(JSON.parse(text), DEEPEST)
  } catch {
    return undefined
  }
}

function findCode(answer: unknown, depth: number): string | undefined {
  if (typeof answer !== 'object' || answer === null || depth === 0) return asCode(answer)
  const fields: Readonly<Record<string, unknown>> = { ...answer }
  for (const name of NAMES) {
    const found = Object.hasOwn(fields, name) ? findCode(fields[name], depth - 1) : undefined
    if (found) return found
  }
  const wrapped = fields['data'] ?? fields['location']
  return typeof wrapped === 'object' ? findCode(wrapped, depth - 1) : undefined
}

function asCode(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const code = value.trim().toUpperCase()
  return Object.hasOwn(COUNTRIES, code) ? code : undefined
}
