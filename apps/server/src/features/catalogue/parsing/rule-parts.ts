import { parseHeader } from './files/parse-header.ts'
import { parseOptions } from './cells/parse-options.ts'
import { humanise } from './cells/parse-text.ts'
import { isJson } from './cells/read-open-parts.ts'

export const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** Plain values as they are, and a list of them as one line. */
export const textOf = (value: unknown): string | null => {
  if (isPlain(value)) return String(value)
  const names = Array.isArray(value)
    ? value.map((entry: unknown) => (isJson(entry) ? entry['name'] : entry))
    : []
  return names.length > 0 && names.every(isPlain) ? names.join('; ') : null
}

/** Whether what an object holds says who may apply. */
export const isOfRules = (name: string): boolean => {
  const target = parseHeader(name)
  return (
    /^(?:eligibility|criteria|requirements?|conditions|restrictions|rules)\b/i.test(name) ||
    (target !== null && 'field' in target && target.field === 'eligibility')
  )
}

/** What belongs to a listing beside its rules, also where it stands among them. */
const BESIDE_RULES =
  /^(?:eligibility|audience|deadline|opens|award|amountM..|applyUrl|infoUrl|toApply|renewable)$/

/** The money of a limit: one in other money than dollars is none of ours. */
export const currencyIn = (parts: Readonly<Record<string, unknown>>): string | null => {
  const money = Object.entries(parts).find(([part]) => /^currency(?:[ _-]code)?$/i.test(part))?.[1]
  return typeof money === 'string' ? money.trim().toUpperCase() : null
}

export const PART_OF_COUNTRY = /^(?:states?|provinces?|regions?)$/i

/** States beside another country are none of the United States. */
export const isOutsideUs = (parts: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(parts).some(([part, value]) => {
    if (!/^countr(?:y|ies)$/i.test(part)) return false
    const { ids, isComplete } = parseOptions('country', textOf(value) ?? '')
    return isComplete && !ids.includes('US')
  })

/** Whether the name of a rule says nothing known, or what only a listing has ('status', 'organization'). */
export const isLost = (whole: string, part: string, value: unknown): boolean => {
  if (isJson(value) && Object.keys(value).length > 0) return !hasKnownPart(whole, value)
  const target = (/^(?:id|type)$/i.test(part) ? null : parseHeader(whole)) ?? parseHeader(part)
  return target === null || ('field' in target && !BESIDE_RULES.test(target.field))
}

const hasKnownPart = (whole: string, parts: Readonly<Record<string, unknown>>): boolean => {
  const own = parseHeader(whole) ?? parseHeader(whole.slice(whole.lastIndexOf(' ') + 1))
  if (own !== null && 'fact' in own) return true
  return Object.entries(parts).some(([part, value]) => !isLost(`${whole} ${part}`, part, value))
}

/** Names under which anything stands that somebody may be. */
export const WHO_ONE_IS =
  /^(?:status|statuses|background|group|groups|category|identity|circumstances?)$/i

export const RULES_PREFIX =
  /^(?:eligibility|criteria|requirements?|conditions|restrictions|rules) (?=\S)/i

/** Parts of an object one after the other: 'test IELTS, min 6.5'. */
export const spoken = (value: unknown): string => {
  if (value === true) return 'yes'
  if (value === false) return ''
  if (Array.isArray(value))
    return value
      .map(spoken)
      .filter((text) => text !== '')
      .join(', ')
  if (isJson(value))
    return Object.entries(value)
      .map(([part, inner]) => `${humanise(part)} ${spoken(inner)}`.trim())
      .join(', ')
  return textOf(value) ?? ''
}
